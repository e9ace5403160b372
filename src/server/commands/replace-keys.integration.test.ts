import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { exampleDraft } from '#tests/examples/example-draft.ts';
import { startPostgres, type TestPostgres } from '#tests/postgres/start-postgres.ts';
import { type RunningServer, startServer } from '../boot/start-server.ts';
import { reportKeys } from '../encryption/check-keys.ts';
import { generateKey, generateKeyRing, parseKeyRing } from '../encryption/key-ring.ts';
import type { Database } from '../storage/database.ts';
import { openServedDatabase } from '../storage/served-database.ts';
import { placeOfDraft } from '../storage/sql-drafts.ts';
import { createStorage } from '../storage/storage.ts';
import { runCommand } from './run-command.ts';

/** The commands of docs/how-to/replace-the-keys.md, each as it stands there, on PostgreSQL and beside a server. */
const HOW_TO = readFileSync('docs/how-to/replace-the-keys.md', 'utf8');

const NOW = new Date();
const TOMORROW = new Date(NOW.getTime() + 24 * 3_600_000);

/** The command lines under a heading of the how-to. */
function linesUnder(heading: string): string[] {
  const section = HOW_TO.split(/^## /m).find((text) => text.startsWith(heading)) ?? '';
  return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block.split('\n').flatMap((line) => line.trim() || []),
  );
}

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

/** The settings of an installation whose keys are in a file. */
function writeKeys() {
  folder = mkdtempSync(join(tmpdir(), 'loanfront-keys-'));
  keysFile = join(folder, 'keys');
  writeFileSync(keysFile, `${generateKeyRing()}\n`, { mode: 0o640 });
  environment = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: join(folder, 'site'),
    LOG_LEVEL: 'silent',
    ENCRYPTION_KEYS_FILE: keysFile,
  };
}

/** The same with a database, and a server that runs. */
async function install() {
  writeKeys();
  const address = await postgres.createDatabase();
  environment = { ...environment, DATABASE_URL: address };
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

/** Runs a line of the how-to; the id that `keys rotate` said stands for `<id>`. */
async function follow(line: string, id = ''): Promise<string> {
  if (!line.startsWith('npm run loanfront -- ')) {
    return execFileSync('sh', ['-c', line], { env: { ...process.env, ...environment } }).toString();
  }
  const typed = line.replace('npm run loanfront -- ', '').replace('<id>', id).split(' ');
  const words = typed.map((word) => (word === '"$ENCRYPTION_KEYS_FILE"' ? keysFile : word));
  const { code, output } = await run(...words);
  expect([code, output], line).toEqual([0, output]);
  return output;
}

const look = { at: NOW, action: 'look', subject: 'FLV-2026-1', details: {} } as const;

describe('the how-to', () => {
  it('replaces the key of one server, and an end of the audit log noted before is still found', async () => {
    await install();
    await storageNow().drafts.save(draft('kept', 'secret'));
    await storageNow().transact(({ audit }) => audit.append(look));
    const { head: noted } = await json('audit', 'verify');
    const outputs: string[] = [];
    for (const line of linesUnder('On one server')) {
      outputs.push(await follow(line));
      if (/rotate|sed/.test(line)) await restart();
    }
    const [list, , rotate, reseal, , doctor, verify] = outputs;
    const [id] = ringNow().ids;
    expect(list).toMatch(/^k1 {2}current: encrypts .*\n {2}drafts {2}1\n {2}audit_entries {2}1\n$/);
    expect(rotate).toContain(`The key «${id}» is first in ${keysFile}.`);
    expect(reseal).toContain('1 values were encrypted anew');
    expect(reseal).toContain(`Nothing is under another key than «${id}».\n`);
    expect(reseal).toMatch(/These keys can leave ENCRYPTION_KEYS: k1\./);
    expect(doctor).toContain('keys: in order\ndelivery');
    expect(verify).toContain(
      'Up to entry 1 it is attested, under keys that are gone (k1); from there on it is whole.',
    );
    expect(ringNow().ids).toEqual([id]);
    expect(statSync(keysFile).mode & 0o777).toBe(0o640);
    expect((await storageNow().drafts.find('kept', NOW))?.content).toBe('secret');
    expect((await run('audit', 'verify', '--expect', noted)).code).toBe(0);
    expect(await json('keys', 'list')).toMatchObject([
      { id, state: 'current', rows: { drafts: 1 }, auditEntries: { all: 1, unattested: 1 } },
      { id: 'k1', state: 'retired', rows: {}, auditEntries: { all: 1, unattested: 0 } },
    ]);
  });

  it('replaces the key of several servers, so that each reads what the others write', async () => {
    await install();
    const [last = '', use = '', ...others] = linesUnder('On several servers');
    expect(others).toEqual([]);
    const before = storageNow();
    await before.drafts.save(draft('before', '1'));
    const said = await follow(last);
    const [, id = ''] = /keys rotate --use (\S+)/.exec(said) ?? [];
    const knowing = storageNow();
    await knowing.drafts.save(draft('knowing', '2'));
    expect((await before.drafts.find('knowing', NOW))?.content).toBe('2');
    expect(await json('keys', 'reseal'), 'the new key is not used yet').toMatchObject({
      resealed: 0,
      free: [],
    });
    await follow(use, id);
    expect(ringNow().ids).toEqual([id, 'k1']);
    const using = storageNow();
    await using.drafts.save(draft('using', '3'));
    expect((await knowing.drafts.find('using', NOW))?.content).toBe('3');
    const early = await run('keys', 'reseal');
    expect([early.code, early.output]).toEqual([
      1,
      expect.stringContaining(`No server has started with the key «${id}» first`),
    ]);
    await restart();
    expect((await json('keys', 'reseal')).free).toEqual(['k1']);
    // A server that was forgotten.
    await knowing.drafts.save(draft('forgotten', '4'));
    expect(await json('keys', 'list')).toMatchObject([
      { rows: { drafts: 3 } },
      { rows: { drafts: 1 } },
    ]);
    expect((await json('keys', 'reseal')).resealed).toBe(1);
  });
});

describe('keys that do not fit', () => {
  it('are named where they left too early, and stop nothing else', async () => {
    await install();
    await storageNow().drafts.save(draft('lost', 'secret'));
    writeFileSync(keysFile, generateKey('k2'));
    await restart();
    const doctor = await run('doctor');
    expect([doctor.code, doctor.output]).toEqual([
      0,
      expect.stringContaining(
        'keys: in order\n  warning: ENCRYPTION_KEYS does not contain the key «k1», which data or the audit log need: put it back',
      ),
    ]);
    const reseal = await run('keys', 'reseal');
    expect([reseal.code, reseal.output]).toEqual([
      1,
      expect.stringMatching(
        /No key of ENCRYPTION_KEYS opens: drafts\/lost\.\nThe key «k1» is still needed: drafts 1\./,
      ),
    ]);
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

describe('a new key', () => {
  it('takes its place among generated keys, in the data folder', async () => {
    writeKeys();
    const { ENCRYPTION_KEYS_FILE: _, ...generated } = environment;
    const own = join(folder, 'data', 'encryption-keys');
    const { output } = await runCommand(['keys', 'rotate'], generated, { now: NOW });
    expect(output).toContain(`is first in ${own}.`);
    expect(readFileSync(own, 'utf8')).toMatch(/^k\d{8}-[0-9a-f]{8}:\S{44},k1:\S{44}\n$/);
    expect(statSync(own).mode & 0o777).toBe(0o600);
    expect(output).not.toMatch(/[A-Za-z0-9+/]{43}=/);
  });

  it('is shown on a terminal alone, and never overwrites another file', async () => {
    writeKeys();
    const written = readFileSync(keysFile, 'utf8').trim();
    const piped = await run('keys', 'rotate');
    expect(piped.code).toBe(1);
    expect(piped.output).toMatch(/^The keys are secret:/);
    const shown = await runCommand(['keys', 'rotate'], environment, { now: NOW, isTerminal: true });
    expect(shown.output).toMatch(/\nENCRYPTION_KEYS=k\d{8}-[0-9a-f]{8}:\S{44},/);
    expect(shown.output).toContain(`,${written}\n`);
    const other = join(folder, 'other');
    writeFileSync(other, 'mine');
    const refused = await run('keys', 'rotate', '--out', other);
    expect([refused.code, refused.output]).toEqual([
      1,
      `${other} is there already, with another content: nothing was written\n`,
    ]);
    expect(readFileSync(other, 'utf8')).toBe('mine');
    const fresh = join(folder, 'fresh');
    expect(await json('keys', 'rotate', '--out', fresh)).toMatchObject({ file: fresh });
    expect(statSync(fresh).mode & 0o777).toBe(0o600);
    expect(readFileSync(fresh, 'utf8')).toMatch(new RegExp(`,${written.replace(/[+/]/g, '.')}\n$`));
    expect((await run('keys', 'rotate', '--use', 'k9', '--out', fresh)).output).toBe(
      'ENCRYPTION_KEYS contains no key «k9».\n',
    );
    expect((await run('keys', 'rotate', '--use', 'k1', '--last')).code).toBe(2);
    expect(readFileSync(keysFile, 'utf8').trim()).toBe(written);
  });
});

describe('resealing', () => {
  const COUNT = 1_000;

  it('that is killed goes on where it was, and loses nothing that is written meanwhile', async () => {
    await install();
    const older = ringNow();
    const rows = Array.from({ length: COUNT }, (_, n) => ({
      uniqid: `d${n}`,
      sessionId: randomUUID(),
      lang: 'fr',
      sealed: older.seal(`before ${n}`, placeOfDraft(`d${n}`)),
      createdAt: NOW,
      savedAt: NOW,
      expiresAt: TOMORROW,
      mayBeMailed: false,
    }));
    await database.executor.insertInto('drafts').values(rows).execute();
    await run('keys', 'rotate', '--out', keysFile);
    await restart();
    const writers = writeOnBoth(rows.map(({ sessionId }) => sessionId));
    await killAtFirstProgress();
    const counted = async () => {
      const reports = await reportKeys(storageNow(), ringNow());
      return reports.map((report) => report.rows.drafts ?? 0);
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
      expect(contents.get(`d${n}`)).toBe(written.get(n) ?? `before ${n}`);
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
        const content = `after ${n} ${randomUUID()}`;
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
