import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPLICATION_ADDRESSES } from '#addresses/application.ts';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { startPostgres, type TestPostgres } from '#tests/postgres/start-postgres.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/server/webhook-receiver.ts';
import { writeProbeMark } from '../../applications/probe/probe-mark.ts';
import { generateKeyRing } from '../../security/encryption/key-ring.ts';
import { createKeyedHashes } from '../../security/encryption/keyed-hashes.ts';
import type { Database } from '../../storage/database.ts';
import { openServedDatabase } from '../../storage/served-database.ts';
import { type RunningServer, startServer } from '../boot/start-server.ts';
import { runCommand } from './run-command.ts';

const TOKEN_SECRET = 'f1c9a0d27b3e4586f1a2c07d9b5e3846';

const folder = mkdtempSync(join(tmpdir(), 'loanfront-probe-'));
let postgres: TestPostgres;
let receiver: WebhookReceiver;
let database: Database;
let environment: Record<string, string>;
let server: RunningServer;
let second: RunningServer;

beforeAll(async () => {
  postgres = await startPostgres();
  receiver = await startWebhookReceiver();
  for (const page of ['/fr/', APPLICATION_ADDRESSES.fr]) {
    mkdirSync(join(folder, 'site', page), { recursive: true });
    writeFileSync(join(folder, 'site', page, 'index.html'), '<html></html>');
  }
  environment = {
    ...FLUVIA,
    DATABASE_URL: await postgres.createDatabase(),
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: join(folder, 'site'),
    ENCRYPTION_KEYS: generateKeyRing(),
    TOKEN_SECRET,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: '0b7e2f94c8d14a63b5d0917e3c2a6f85',
    OFFICE_EMAIL: 'office@example.be',
    METRICS_HOST: '127.0.0.1',
    METRICS_PORT: '0',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
  };
  server = await start(environment);
  second = await start({ ...environment, DATA_DIR: join(folder, 'second') });
  database = openServedDatabase(environment.DATABASE_URL ?? '');
});
afterAll(async () => {
  await server.stop();
  await second.stop();
  await database.close();
  await receiver.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

async function start(settings: Record<string, string>): Promise<RunningServer> {
  const started = await startServer(settings);
  if (!started.ok) throw new Error(started.lines.join('\n'));
  return started;
}

const probe = (...more: string[]) =>
  runCommand(
    ['probe', '--at', new URL(server.address).origin, '--as', 'anna', ...more],
    environment,
    { now: new Date() },
  );

/** Every row of every table as text, and the letters that are queued; the other jobs are those of the schedule. */
async function readTables(): Promise<Record<string, readonly string[]>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
  `.execute(database.executor);
  const contents: Record<string, readonly string[]> = {};
  for (const { name } of rows) {
    const read = await sql<{ text: string }>`
      select t::text as text from ${sql.table(name)} as t
    `.execute(database.executor);
    contents[name] = read.rows.map(({ text }) => text);
  }
  const letters = await sql<{ name: string }>`
    select name from pgboss.job where name like any (array['%letter', 'confirm-%', 'inform-%'])
  `.execute(database.executor);
  return { ...contents, letters: letters.rows.map(({ name }) => name) };
}

/** What the server counts of visitors. */
async function readCounts(): Promise<readonly string[]> {
  const text = await (await fetch(server.metricsAddress ?? '')).text();
  return text.split('\n').filter((line) => /^loanfront_(?:sends|send_f|draft|bot)/.test(line));
}

const call = (path: string, body: object, token = '', { method = 'POST', at = server } = {}) =>
  fetch(new URL(`/api/v1/${path}`, at.address), {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

const markAt = (at: Date, secret = TOKEN_SECRET) =>
  writeProbeMark(createKeyedHashes([secret]), { operator: 'anna', at, nonce: randomUUID() });

async function openProbe(): Promise<string> {
  const opened = await call('jwt-get', { recaptcha: markAt(new Date()) });
  return ((await opened.json()) as { token: string }).token;
}

describe('loanfront probe', () => {
  //
  it('walks an application through the server, and leaves only who ran it', async () => {
    // The first entry of the audit log makes its key.
    await probe();
    const before = await readTables();
    const counted = await readCounts();
    const { code, output } = await probe();
    expect([code, output]).toEqual([0, expect.stringContaining('nothing of it was kept.\n')]);
    expect(output.match(/works: /g)?.length).toBeGreaterThan(10);
    expect(output).toContain('s  works: the send\n');
    const after = await readTables();
    const added = Object.entries(after).flatMap(([table, rows]) => {
      const fresh = rows.filter((row) => !before[table]?.includes(row));
      return fresh.length === 0 ? [] : [[table, fresh.length]];
    });
    // The limits on calls count its address, as everybody's; its mark counts once.
    expect(Object.fromEntries(added)).toEqual({
      audit_entries: 1,
      spent_proofs: 1,
      rate_counts: expect.any(Number),
    });
    expect(after.letters).toEqual([]);
    expect(JSON.stringify(after)).not.toContain('probe@example.com');
    expect(after.audit_entries?.join()).toMatch(/operator:anna.*probe/);
    expect(receiver.received).toEqual([]);
    expect(await readCounts()).toEqual(counted);
    expect(counted.join()).toContain('loanfront_bot_checks_total{outcome="passed"} 0');
  });

  it('says at which step it fails, and in which sentence', async () => {
    const down = await runCommand(
      ['probe', '--at', 'http://127.0.0.1:9', '--as', 'anna'],
      environment,
      { now: new Date() },
    );
    expect(down.code).toBe(1);
    expect(down.output).toMatch(
      /^No application comes through at http:\/\/127.0.0.1:9:\n {2}\d+\.\d{3} s {2}FAILED: the home page: no connection \(.+\)\n$/,
    );
    const late = await runCommand(
      ['probe', '--at', new URL(server.address).origin, '--as', 'anna', '--json'],
      environment,
      { now: new Date(Date.now() - 61_000) },
    );
    expect(late.code).toBe(1);
    const { ok, steps } = JSON.parse(late.output);
    expect([ok, steps.at(-1)]).toMatchObject([
      false,
      { what: 'the session, by the mark in its place', why: expect.stringMatching(/^status 403/) },
    ]);
  });

  //
  it('is refused where nobody is known to run it, and for an address that is none', async () => {
    const production = { ...environment, NODE_ENV: 'production', SUDO_USER: 'root' };
    const nobody = await runCommand(['probe'], production, { now: new Date() });
    expect([nobody.code, nobody.output]).toEqual([2, expect.stringContaining('add --as')]);
    const elsewhere = await probe('--at', 'file:///etc');
    expect([elsewhere.code, elsewhere.output]).toEqual([2, expect.stringContaining('--at must')]);
  });
});

describe('the mark of a probe', () => {
  //
  it('counts once, for a minute, and only if it was made with TOKEN_SECRET', async () => {
    const now = Date.now();
    const mark = markAt(new Date(now));
    const answers = await Promise.all(
      [server, second, server, second].map((at) =>
        call('jwt-get', { recaptcha: mark }, '', { at }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    const refused = [
      markAt(new Date(now - 61_000)),
      markAt(new Date(now + 120_000)),
      markAt(new Date(now), 'another secret, long enough to sign with'),
      `${mark}x`,
      mark.replace('probe.', 'probe.e30'),
      'probe.',
      'probe.e30.',
    ];
    for (const recaptcha of refused) {
      const answer = await call('jwt-get', { recaptcha });
      expect([answer.status, await answer.json()]).toEqual([
        403,
        expect.objectContaining({ type: expect.stringContaining('bot-check-failed') }),
      ]);
    }
  });

  //
  it('opens nothing that is kept, shared, mailed or continued', async () => {
    const before = await readTables();
    const token = await openProbe();
    const closed = [
      await call('jwt-refresh', { token }, token, { method: 'PUT' }),
      await call('draft-link', {}, token),
      await call('jwt-end', { answers: 'mail' }, token),
    ];
    expect(closed.map(({ status }) => status)).toEqual([401, 401, 401]);
    const reopened = await call('jwt-get', { recaptcha: markAt(new Date()), token });
    expect(await reopened.json()).toEqual({ token: expect.any(String), encodedData: null });
    const saved = await call(
      'submit?action=pat_form&uniqid=a&step=1',
      { lang: 'fr', email: 'anne@example.be', conditionsAccepted: 'yes' },
      token,
    );
    expect(saved.status).toBe(200);
    const elsewhere = await call(
      'submit?action=pat_form&uniqid=a&step=1',
      { lang: 'fr', email: 'anne@example.be' },
      token,
      { at: second },
    );
    expect(elsewhere.status).toBe(200);
    const after = await readTables();
    for (const table of ['sessions', 'drafts', 'prospects', 'deliveries', 'requests', 'shares'])
      expect(after[table], table).toEqual(before[table]);
  });
});
