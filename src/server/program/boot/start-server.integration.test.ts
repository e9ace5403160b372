import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprintFiles } from '#configuration/fingerprint-files.ts';
import { shippedLaw } from '#configuration/law-file.ts';
import { findTableNotices } from '#configuration/table-notices.ts';
import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { KEEP } from '#tests/examples/usual-retention.ts';
import { copyEmptyDatabase } from '#tests/server/copy-empty-database.ts';
import { productionSettings } from '#tests/server/production-settings.ts';
import { generateKeyRing } from '../../security/encryption/key-ring.ts';
import { openEmbeddedDatabase } from '../../storage/embedded-database.ts';
import { runCommand } from '../commands/run-command.ts';
import type { Environment } from '../settings/read-settings.ts';
import { type RunningServer, startServer } from './start-server.ts';

const NOW = new Date('2026-11-20T14:00:00Z');

let folder: string;
let environment: Environment;
const running: RunningServer[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loanfront-boot-'));
  environment = {
    ...FLUVIA,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: join(folder, 'site'),
    LOG_LEVEL: 'silent',
  };
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(overrides: Environment = {}): Promise<RunningServer> {
  await copyEmptyDatabase(join(folder, 'data'));
  return await startOnExistingData(overrides);
}

async function startOnExistingData(overrides: Environment = {}): Promise<RunningServer> {
  const started = await startServer({ ...environment, ...overrides });
  if (!started.ok) throw new Error(started.lines.join('\n'));
  running.push(started);
  return started;
}

async function linesOf(overrides: Environment): Promise<readonly string[]> {
  const started = await startServer({ ...environment, ...overrides });
  if (!started.ok) return started.lines;
  running.push(started);
  return [];
}

const run = (...typed: string[]) => runCommand(typed, environment, { now: NOW });

describe('a start', () => {
  it('ends with a server that answers, and keeps its keys secret', async () => {
    const server = await start();
    const answer = await fetch(new URL('/api/v1/postcode/5000/validate', server.address));
    expect(await answer.json()).toEqual({ valid: true });
    for (const name of ['encryption-keys', 'token-secret', 'commands.sock', 'lock']) {
      const { mode } = await stat(join(folder, 'data', name));
      expect(mode & 0o077, name).toBe(0);
    }
  });

  it('a started server is ready with all that it needs, until it stops', async () => {
    const { address, stop } = await start();
    const call = (path: string) => fetch(new URL(path, address));
    const answer = await call('/api/v1/ready');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        status: 'ready',
        checks: { database: 'up', queue: 'up', keys: 'up', clock: 'up', stopping: false },
      },
    ]);
    await stop();
    await expect(call('/api/v1/health')).rejects.toThrow();
  });

  it('has a mock of itsme, on whichever port', async () => {
    const { address } = await start();
    const discovery = new URL('/dev/itsme/.well-known/openid-configuration', address);
    const { issuer } = (await (await fetch(discovery)).json()) as { issuer: string };
    expect(issuer).toBe(new URL('/dev/itsme', address).href);
  });

  it('sends the file of the map’s streets, and tells the map where', async () => {
    const { address } = await start({ MAP_PMTILES: 'tests/map-file/streets.pmtiles' });
    const reported = await fetch(new URL('/api/v1/map/tiles', address));
    expect(reported.headers.get('cache-control')).toBe('no-cache');
    const { file } = (await reported.json()) as { file: string };
    const part = await fetch(new URL(file, address), { headers: { range: 'bytes=0-6' } });
    expect([part.status, await part.text()]).toEqual([206, 'PMTiles']);
    const other = await fetch(new URL(`/api/v1/map/tiles/${'0'.repeat(32)}.pmtiles`, address));
    expect(other.status).toBe(404);
  });

  it('a failed start reports an invalid MAP_PMTILES file, and tiles set next to it', async () => {
    const path = join(folder, 'streets.pmtiles');
    await writeFile(path, 'PMTiles');
    const tiles = {
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      MAP_TILES_CREDIT: '© Tiles|https://tiles.example/',
    };
    expect(await linesOf({ MAP_PMTILES: path, ...tiles })).toEqual([
      'MAP_PMTILES cannot be set together with MAP_TILES_URL: the map has one of them, or neither.',
      `MAP_PMTILES must name a PMTiles file of version 3: ${path} is none.`,
    ]);
  });

  it('a failed start reports what an itsme client lacks', async () => {
    const lines = await linesOf({ ITSME_ISSUER: 'https://idp.example/v2', ITSME_JWKS: '{}' });
    expect(lines).toEqual([
      expect.stringMatching(/^ITSME_CLIENT_ID must be set too/),
      expect.stringMatching(/^ITSME_SERVICE must be set too/),
      expect.stringMatching(/^ITSME_JWKS must hold two private RSA keys/),
    ]);
  });

  it('a start with other bytes under a known key id stops, as doctor and the commands do', async () => {
    const first = await start();
    await first.stop();
    const file = join(folder, 'data', 'encryption-keys');
    const right = await readFile(file, 'utf8');
    const wrong = generateKeyRing();
    await writeFile(file, wrong);
    const lines = await linesOf({});
    expect(lines).toEqual([
      expect.stringMatching(
        /encryption-keys does not contain the key "k1" that this database was encrypted with/,
      ),
    ]);
    expect(lines.join()).not.toContain(wrong.split(':')[1]);
    const doctor = await run('doctor');
    expect([doctor.code, doctor.output]).toEqual([
      1,
      expect.stringContaining(`keys: not in order\n  ${lines[0]}\n`),
    ]);
    expect(await run('requests', 'list')).toEqual({ code: 1, output: `${lines[0]}\n` });
    await writeFile(file, right);
    await startOnExistingData();
  });

  it('finds the stored data again', async () => {
    const first = await start();
    const keys = await readFile(join(folder, 'data', 'encryption-keys'), 'utf8');
    await first.stop();
    expect(await readdir(join(folder, 'data'))).not.toContain('lock');
    await start();
    expect(await readFile(join(folder, 'data', 'encryption-keys'), 'utf8')).toBe(keys);
  });

  it('takes over the folder of a process that is gone', async () => {
    const server = await start();
    await server.stop();
    await writeFile(join(folder, 'data', 'lock'), '999999999 1 gone\n');
    await writeFile(join(folder, 'data', 'commands.sock'), '');
    await start();
    expect((await run('requests', 'list')).code).toBe(0);
  });

  // W-10.1
  it('a failed start lists all faults of settings and files together', async () => {
    const config = join(folder, 'config');
    const lines = await linesOf({ PUBLIC_URL: 'x', SMTP_URL: 'y', CONFIG_DIR: config });
    expect(lines).toContainEqual(expect.stringMatching(/^PUBLIC_URL must be/));
    expect(lines).toContainEqual(expect.stringMatching(/^SMTP_URL must be/));
    expect(lines.filter((line) => line.includes(config)).length).toBeGreaterThan(1);
  });

  it('a failed start in production lists what must be set', async () => {
    const lines = await linesOf({ NODE_ENV: 'production' });
    for (const name of [
      'DATABASE_URL',
      'ENCRYPTION_KEYS',
      'TOKEN_SECRET',
      'SMTP_URL',
      'CLAMD_URL',
    ]) {
      expect(lines).toContainEqual(expect.stringContaining(name));
    }
  });

  // W-10.11
  it('does not serve pages in production that contradict its settings', async () => {
    const production = productionSettings();
    const { PUBLIC_URL } = production;
    await mkdir(join(folder, 'site'));
    const settings = JSON.stringify({
      publicUrl: PUBLIC_URL,
      keep: KEEP,
      files: fingerprintFiles(FLUVIA.CONFIG_DIR),
    });
    await writeFile(join(folder, 'site', 'built-with.json'), settings);
    const [promise, ...others] = await linesOf({ ...production, KEEP_DRAFTS_DAYS: '7' });
    expect(promise).toMatch(/^KEEP_DRAFTS_DAYS is 7, and the pages in \S+ say 31: build them/);
    expect(others).toEqual([]);
    expect(await linesOf({ ...production, PUBLIC_URL: 'https://www.fluvia.example' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL is \S+, and the pages in \S+ say \S+: build them/),
    ]);
    expect(await linesOf(production)).toEqual([expect.stringContaining('The database at')]);

    await start({ KEEP_DRAFTS_DAYS: '7' });
    environment = { ...environment, PUBLIC_URL, KEEP_DRAFTS_DAYS: '7' };
    expect((await run('doctor')).output).toContain(
      'pages: in order\n  warning: KEEP_DRAFTS_DAYS is 7',
    );
  });

  it('says that the port is in use, and leaves nothing behind', async () => {
    await copyEmptyDatabase(join(folder, 'data'));
    const other = createServer();
    await new Promise<void>((settle) => other.listen(0, '127.0.0.1', settle));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await linesOf({ PORT: String(port) })).toEqual([
      `Port ${port} is in use: stop the program that uses it, or choose another with PORT.`,
    ]);
    await new Promise((settle) => other.close(settle));
    await start({ PORT: String(port) });
  });

  it('says that the data folder is in use', async () => {
    await start();
    const [line] = await linesOf({});
    expect(line).toMatch(/data is in use by process \d+: stop it first.*DATA_DIR/);
  });

  // F-8.5
  it('says that the files of the embedded database are damaged', async () => {
    const first = await start();
    await first.stop();
    const control = join(folder, 'data/database/global/pg_control');
    await writeFile(control, 'not a database');
    const [line, ...others] = await linesOf({});
    expect(line).toMatch(/^The embedded database in .*data cannot be read: .*DATA_DIR\.$/);
    expect(others).toEqual([]);
    expect((await run('requests', 'list')).output).toContain('cannot be read');
  });

  it('says that a later version changed the database', async () => {
    const first = await start();
    await first.stop();
    const opened = await openEmbeddedDatabase(join(folder, 'data'));
    if (!opened.ok) throw new Error('No database');
    await sql`insert into kysely_migration values ('9998-later', 'now'), ('9999-newest', 'now')`.execute(
      opened.database.executor,
    );
    await opened.database.close();
    const [line, ...others] = await linesOf({});
    expect(line).toMatch(
      /^The database was changed by a later version of Loanfront: its newest migration is 9999-newest, this version's is \d{4}-[\w-]+\. Start that version or a later one, or restore a backup/,
    );
    expect(others).toEqual([]);
    expect((await run('requests', 'list')).output).toContain('a later version');
  });

  it('says that the database does not answer, without its password', async () => {
    const [line] = await linesOf({ DATABASE_URL: 'postgresql://u:secret@127.0.0.1:9/db' });
    expect(line).toBe(
      'The database at 127.0.0.1:9/db cannot be used (ECONNREFUSED): check DATABASE_URL.',
    );
  });
});

describe('the commands', () => {
  it('answer next to a running server, and without a server', async () => {
    const server = await start();
    expect(await run('requests', 'list')).toEqual({ code: 0, output: 'No requests yet.\n' });
    const due = findTableNotices(shippedLaw(), calendarDateIn(OFFICE_TIME_ZONE, NOW));
    const law = due.map((notice) => `  warning: ${notice}\n`).join('');
    expect(await run('doctor')).toEqual({
      code: 0,
      output:
        `settings: in order\n  ENCRYPTION_KEYS: generated, in ${join(folder, 'data')}\n  TOKEN_SECRET: generated, in ${join(folder, 'data')}\n` +
        `configuration: in order\ntexts: in order\nlaw: in order\n${law}documents: in order\npages: in order\n` +
        'database: in order\nkeys: in order\nretention: in order\ndelivery: in order\n' +
        '  warning: requests and messages are not delivered: set WEBHOOK_URL or OFFICE_EMAIL.\n',
    });
    const deep = await run('doctor', '--deep');
    expect(deep.output).toMatch(
      /\nintegrity: in order\n {2}Read: drafts 0, .*audit_entries 0\.\n$/,
    );
    await server.stop();
    expect(await run('requests', 'list', '--json')).toEqual({ code: 0, output: '[]\n' });
    const { findings } = JSON.parse((await run('doctor', '--deep', '--json')).output);
    expect(findings).toContainEqual(expect.objectContaining({ what: 'integrity', ok: true }));
    expect((await run('doctor', '--json')).code).toBe(0);
    expect((await run('doctor', '--yes')).code).toBe(2);
    expect(await run('requests', 'show', 'FLV-2026-AAAAAA')).toEqual({
      code: 1,
      output: 'There is no request FLV-2026-AAAAAA.\n',
    });
  });

  // A-16.60
  it('name from where each secret comes, and not the secret', async () => {
    const secret = 'f1c9a0d27b3e4586f1a2c07d9b5e3846';
    const file = join(folder, 'keys');
    await writeFile(file, generateKeyRing());
    environment = {
      ...environment,
      TOKEN_SECRET_COMMAND: `/usr/bin/printf ${secret}`,
      ENCRYPTION_KEYS_FILE: file,
      WEBHOOK_URL: 'https://lender.example/hook',
      WEBHOOK_SECRET: secret,
    };
    const server = await start();
    const { code, output } = await run('doctor');
    expect([code, output.slice(0, output.indexOf('configuration:'))]).toEqual([
      0,
      'settings: in order\n  ENCRYPTION_KEYS_FILE: from a file\n' +
        '  TOKEN_SECRET_COMMAND: printed by a command\n  WEBHOOK_SECRET: from the environment\n',
    ]);
    expect(output).not.toContain(secret);
    await server.stop();
    expect(await linesOf({ TOKEN_SECRET_COMMAND: `/bin/false ${secret}` })).toEqual([
      'TOKEN_SECRET_COMMAND must be a program that prints the value: it ended with exit code 1.',
    ]);
  });

  it('say what is wrong', async () => {
    environment = { ...environment, PORT: 'x', CONFIG_DIR: folder };
    const doctor = await run('doctor', '--json');
    expect(doctor.code).toBe(1);
    expect(JSON.parse(doctor.output)).toMatchObject({
      ok: false,
      findings: [
        { what: 'settings', ok: false, faults: [expect.stringContaining('PORT')] },
        { what: 'configuration', ok: false },
        { what: 'texts', ok: true },
        { what: 'law', ok: true },
        { what: 'documents', ok: true },
      ],
    });
    const tariffs = await run('tariffs', 'check');
    expect(tariffs.code).toBe(1);
    expect(tariffs.output).toContain('tariffs.yaml');
    expect((await run('requests', 'list')).output).toContain('PORT');
  });

  it("describe the webhook's messages", async () => {
    const schema = await run('webhook', 'schema');
    expect(schema).toMatchObject({
      code: 0,
      output: await readFile('docs/webhook.schema.json', 'utf8'),
    });
  });

  it('check the tariffs, and the age of the statutory tables', async () => {
    const check = await run('tariffs', 'check', '--json');
    expect(check.code).toBe(0);
    expect(JSON.parse(check.output)).toMatchObject({ ok: true, faults: [] });
  });

  it('change data through the serving process, and directly without it', async () => {
    environment = { ...environment, OFFICE_EMAIL: 'dossiers@fluvia.example' };
    const server = await start();
    const commandLines = [
      ['requests', 'export', '--csv', '--since', '2026-01-01', '--as', 'Anna V.'],
      ['person', 'erase', 'nobody@example.be', '--yes'],
      ['requests', 'redeliver', '--failed', '--json'],
    ];
    const serving = [];
    for (const typed of commandLines) serving.push(await run(...typed));
    expect(serving.map(({ code }) => code)).toEqual([0, 1, 0]);
    expect(serving[0]?.output).toMatch(/^\ufeffreference;id;uniqId;.*\r\n$/);
    expect((await run('doctor')).output, 'a channel is there').toMatch(/delivery: in order\n$/);
    await server.stop();
    // The export was recorded.
    const { output } = await run('audit', 'verify', '--json');
    expect(JSON.parse(output)).toMatchObject({ ok: true, entries: 1 });
    const listed = await run('audit', 'list', '--json');
    expect(JSON.parse(listed.output)).toMatchObject([{ actor: 'operator:Anna V.' }]);
  });

  it.each([
    [['nothing']],
    [['requests']],
    [['requests', 'list', 'more']],
    [['requests', 'list', '--csv']],
    [['requests', 'show']],
    [['requests', 'redeliver']],
    [['requests', 'redeliver', 'FLV-2026-AAAAAA', '--failed']],
    [['requests', 'export', '--since']],
    [['person', 'erase', '--yes']],
    [['audit']],
    [['doctor', '--yes']],
    [['requests', 'list', '--as']],
    [['requests', 'list', '--as', '']],
    [['requests', 'list', '--as', 'two\nlines']],
    [['--what']],
  ])('explain themselves: %j', async (typed) => {
    const result = await run(...typed);
    expect(result.code).toBe(2);
    expect(result.output).toContain('Usage: loanfront');
  });
});
