import { chmod, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSettings } from '../settings/read-settings.ts';
import { lineOf } from './command-line.ts';
import { checkWholeDatabase } from './doctor-integrity.ts';
import { callRunningServer, relayCommands } from './relay.ts';

let temporary: string;
let dataDir: string;
beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'lf-'));
  vi.stubEnv('TMPDIR', temporary);
  dataDir = join(temporary, 'a-folder-with-a-long-name'.repeat(5));
  await mkdir(dataDir);
});
afterEach(async () => {
  // The next file of tests may run in this process.
  vi.unstubAllEnvs();
  await rm(temporary, { recursive: true });
});

const run = async () => ({ code: 0, output: 'done' });
const folder = () => join(temporary, `loanfront-${process.getuid?.()}`);

it('the command socket of a long data folder lies in a folder that nobody else can open', async () => {
  const relay = await relayCommands(dataDir, run);
  expect((await lstat(folder())).mode & 0o777).toBe(0o700);
  expect(await callRunningServer(dataDir, lineOf('requests', 'list'))).toEqual({
    code: 0,
    output: 'done',
  });
  await relay.stop();
});

it('neither listens nor asks in a folder that others can open', async () => {
  const relay = await relayCommands(dataDir, run);
  await chmod(folder(), 0o777);
  expect(await callRunningServer(dataDir, lineOf('requests', 'list'))).toBeUndefined();
  await relay.stop();
  await expect(relayCommands(dataDir, run)).rejects.toThrow('belongs to somebody else');
});

it('says of a server that fails, or ends amid a command, that it did not finish it', async () => {
  const relay = await relayCommands(dataDir, () => Promise.reject(new Error('on purpose')));
  expect(await callRunningServer(dataDir, { ...lineOf('requests', 'list'), json: false })).toEqual({
    code: 1,
    output: 'The server did not finish the command: is it still running?\n',
  });
  const read = readSettings({ DATA_DIR: dataDir });
  if (!read.ok) throw new Error('Faulty settings');
  expect((await checkWholeDatabase(read.settings, () => {})).faults).toEqual([
    'The server did not finish the command: is it still running?',
  ]);
  await relay.stop();
});
