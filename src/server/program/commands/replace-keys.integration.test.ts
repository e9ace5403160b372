import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { exampleDraft } from '#tests/examples/example-draft.ts';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { startPostgres, type TestPostgres } from '#tests/postgres/start-postgres.ts';
import { reportKeys } from '../../security/encryption/check-keys.ts';
import { generateKey, generateKeyRing, parseKeyRing } from '../../security/encryption/key-ring.ts';
import { createStorage } from '../../storage/create-storage.ts';
import type { Database } from '../../storage/database.ts';
import { openServedDatabase } from '../../storage/served-database.ts';
import { placeOfDraft } from '../../storage/sql-drafts.ts';
import { type RunningServer, startServer } from '../boot/start-server.ts';
import { runCommand } from './run-command.ts';

/** Its commands are run as they stand there, on PostgreSQL while a server runs. */
const HOW_TO = readFileSync('docs/how-to/replace-the-keys.md', 'utf8');

const NOW = new Date();
const TOMORROW = new Date(NOW.getTime() + 24 * 3_600_000);

const saying = (text: string) => JSON.stringify({ text });
const draft = (uniqid: string, content: string) => exampleDraft(NOW, { uniqid, content });

let postgres: TestPostgres;
let folder: string;
let keysFile: string;
let environment: Record<string, string>;
let database: Database;
const running: RunningServer[] = [];
const opened: Database[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  for (const each of opened.splice(0)) await each.close();
  rmSync(folder, { recursive: true });
});

/** An installation on PostgreSQL whose keys are in a file, with a server that runs. */
async function install() {
  const address = await postgres.createDatabase();
  folder = mkdtempSync(join(tmpdir(), 'loanfront-keys-'));
  keysFile = join(folder, 'keys');
  writeFileSync(keysFile, `${generateKeyRing()}\n`, { mode: 0o640 });
  environment = {
    ...FLUVIA,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: join(folder, 'site'),
    LOG_LEVEL: 'silent',
    ENCRYPTION_KEYS_FILE: keysFile,
    DATABASE_URL: address,
  };
  await restart();
  database = openServedDatabase(address);
  opened.push(database);
}

async function restart() {
  for (const server of running.splice(0)) await server.stop();
  const started = await startServer(environment);
  if (!started.ok) throw new Error(started.lines.join('\n'));
  running.push(started);
}

const ringNow = () => {
  const ring = parseKeyRing(readFileSync(keysFile, 'utf8').trim());
  if (ring === undefined) throw new Error('No keys');
  return ring;
};

/** The storage of a server that was started with the keys of this moment. */
const storageNow = () =>
  createStorage(database, ringNow(), { enqueueIn: () => Promise.reject(new Error('No queue')) });

const run = (...typed: string[]) => runCommand(typed, environment, { now: NOW });
const json = async (...typed: string[]) => JSON.parse((await run(...typed, '--json')).output);
const keysIn = () => readFileSync(keysFile, 'utf8').trim().split(',');
const writeKeys = (...keys: string[]) => writeFileSync(keysFile, `${keys.join(',')}\n`);

const look = {
  at: NOW,
  actor: 'operator:anna',
  action: 'look',
  subject: 'FLV-2026-1',
  details: {},
} as const;

describe('the how-to', () => {
  it('replaces the key while servers go on, and each reads what the others write', async () => {
    await install();
    const before = storageNow();
    await before.drafts.save(draft('before', saying('1')));
    await before.transact(({ audit }) => audit.append(look));
    const { head: noted } = await json('audit', 'verify');
    const [list, generate, reseal, listAgain, doctor, verify, ...others] = commandsOf(HOW_TO);
    expect(others).toEqual([]);
    expect(await follow(list)).toMatch(
      /^k1 {2}first: encrypts {2}2 values\n {2}drafts {2}1\n {2}audit_keys.sealed_key {2}1\n$/,
    );

    const key = (await follow(generate)).trim();
    expect(key).toMatch(/^k\d{8}-[0-9a-f]{8}:\S{44}$/);
    const [id = ''] = key.split(':');
    const [old = ''] = keysIn();
    writeKeys(old, key);
    const knowing = storageNow();
    await knowing.drafts.save(draft('knowing', saying('2')));
    expect((await before.drafts.find('knowing', NOW))?.content).toBe(saying('2'));

    writeKeys(key, old);
    const using = storageNow();
    await using.drafts.save(draft('using', saying('3')));
    await using.transact(({ audit }) => audit.append(look));
    expect((await knowing.drafts.find('using', NOW))?.content).toBe(saying('3'));
    expect(await run('keys', 'reseal')).toEqual({
      code: 1,
      output: expect.stringContaining(`No server has started with the key "${id}" first`),
    });
    await restart();

    expect(await follow(reseal)).toMatch(
      /^3 values were re-encrypted .*\nAll values are encrypted with "k\d{8}-.*Older keys can be removed/,
    );
    // A server that was forgotten.
    await knowing.drafts.save(draft('forgotten', saying('4')));
    expect(await json('keys', 'list')).toMatchObject([
      { id, state: 'first', values: { drafts: 3, 'audit_keys.sealed_key': 2 } },
      { id: 'k1', state: 'older', values: { drafts: 1 } },
    ]);
    expect(await json('keys', 'reseal')).toMatchObject({ resealed: 1, needed: [] });
    expect(await follow(listAgain)).toContain('\nk1  older: only decrypts  0 values\n');

    writeKeys(key);
    await restart();
    expect(await follow(doctor)).toContain('keys: in order\nretention');
    expect(await follow(verify)).toContain('The audit log is intact: 4 entries.');
    // A-16.46
    const reseals = { actor: expect.stringMatching(/^operator:/), action: 'reseal' };
    const resealed = { ...reseals, subject: `key ${id}` };
    expect((await json('audit', 'list')).slice(2)).toMatchObject([resealed, resealed]);
    expect((await run('audit', 'verify', '--expect', noted)).code).toBe(0);
    expect((await storageNow().drafts.find('before', NOW))?.content).toBe(saying('1'));
  });
});

/** The commands in the blocks of a how-to. */
function commandsOf(text: string): string[] {
  return [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block.split('\n').flatMap((line) => line.trim() || []),
  );
}

/** Runs a line of the how-to; returns its output. */
async function follow(line: string | undefined): Promise<string> {
  const typed = line?.replace('loanfront ', '').split(' ') ?? [];
  const { code, output } = await run(...typed);
  expect([code, output], line).toEqual([0, output]);
  return output;
}

describe('keys that do not fit', () => {
  it('are named where they left too early, and stop nothing else', async () => {
    await install();
    await storageNow().drafts.save(draft('lost', saying('secret')));
    await storageNow().transact(({ audit }) => audit.append(look));
    writeKeys(generateKey('k2'));
    await restart();
    await storageNow().transact(({ audit }) => audit.append(look));
    const doctor = await run('doctor');
    expect([doctor.code, doctor.output]).toEqual([
      0,
      expect.stringContaining(
        'keys: in order\n  warning: ENCRYPTION_KEYS does not contain the key "k1", with which data is encrypted: put it back',
      ),
    ]);
    expect(await run('keys', 'reseal')).toEqual({
      code: 1,
      output: expect.stringMatching(
        /No key in ENCRYPTION_KEYS decrypts: drafts\/lost, audit_keys\/audit-k1\.\nThe key "k1" is still needed: drafts 1, audit_keys\.sealed_key 1\./,
      ),
    });
    expect(await run('audit', 'verify')).toMatchObject({
      code: 1,
      output: expect.stringContaining('entry 1 was written with a key that cannot be opened'),
    });
  });

  it('make a server not ready, as when another database is restored beneath it', async () => {
    await install();
    const ready = async () => {
      const [server] = running;
      if (server === undefined) throw new Error('No server');
      const answer = await fetch(new URL('/api/v1/ready', server.address));
      return ((await answer.json()) as { checks: Record<string, unknown> }).checks;
    };
    expect(await ready()).toMatchObject({ database: 'up', keys: 'up' });
    const other = parseKeyRing(generateKeyRing());
    const sealedCheck = other?.sealUnder('k1', 'x', 'encryption_keys/k1') ?? null;
    await database.executor.updateTable('encryptionKeys').set({ sealedCheck }).execute();
    expect(await ready()).toMatchObject({ database: 'up', keys: 'down' });
  });
});

describe('resealing', () => {
  const COUNT = 1_000;

  it('a killed key replacement resumes where it was, and loses nothing written in the meantime', async () => {
    await install();
    const older = ringNow();
    const rows = Array.from({ length: COUNT }, (_, n) => ({
      uniqid: `d${n}`,
      sessionId: randomUUID(),
      lang: 'fr',
      sealed: older.seal(saying(`before ${n}`), placeOfDraft(`d${n}`)),
      createdAt: NOW,
      savedAt: NOW,
      expiresAt: TOMORROW,
      mayBeMailed: false,
    }));
    await database.executor.insertInto('drafts').values(rows).execute();
    writeKeys(generateKey('k2'), ...keysIn());
    await restart();
    const writers = writeOnBoth(rows.map(({ sessionId }) => sessionId));
    await killAtFirstProgress();
    const counted = async () => {
      const reports = await reportKeys(storageNow().keys, ringNow());
      return reports.map((report) => report.values.drafts ?? 0);
    };
    const [newer = 0, left = 0] = await counted();
    expect(newer).toBeGreaterThan(0);
    expect(left).toBeGreaterThan(0);
    await run('keys', 'reseal');
    const written = await writers.stop();
    expect(await run('keys', 'reseal')).toMatchObject({ code: 0 });
    expect(await counted()).toEqual([COUNT, 0]);
    const contents = new Map<string, string>();
    for await (const { uniqid, content } of storageNow().drafts.each())
      contents.set(uniqid, content);
    for (let n = 0; n < COUNT; n += 1)
      expect(contents.get(`d${n}`)).toBe(written.get(n) ?? saying(`before ${n}`));
  });

  /** Servers with either key first change drafts, one after the other, until they are stopped. */
  function writeOnBoth(owners: readonly string[]) {
    const ring = readFileSync(keysFile, 'utf8').trim();
    const reversed = parseKeyRing(ring.split(',').reverse().join(','));
    if (reversed === undefined) throw new Error('No keys');
    const servers = [
      storageNow(),
      createStorage(database, reversed, { enqueueIn: async () => {} }),
    ] as const;
    const written = new Map<number, string>();
    let stopped = false;
    const write = async (server: (typeof servers)[number], from: number) => {
      for (let n = from; !stopped; n = (n + 14) % COUNT) {
        const content = saying(`after ${n} ${randomUUID()}`);
        await server.drafts.save({ ...draft(`d${n}`, content), sessionId: owners[n] ?? '' });
        written.set(n, content);
      }
    };
    // Each has drafts of its own: even and odd ones.
    const done = Promise.all(servers.map((server, index) => write(server, index)));
    return {
      stop: async () => {
        stopped = true;
        await done;
        return written;
      },
    };
  }

  /** Runs the built command, and kills it as soon as it says that something is done. */
  async function killAtFirstProgress(): Promise<void> {
    const child: ChildProcess = spawn(process.execPath, ['dist/server/cli.mjs', 'keys', 'reseal'], {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = new Promise<NodeJS.Signals | null>((settle) =>
      child.once('exit', (_, signal) => settle(signal)),
    );
    if (child.stderr === null) throw new Error('No output');
    for await (const line of createInterface(child.stderr))
      if (/^drafts: \d+ resealed$/.test(line)) child.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
  }
});
