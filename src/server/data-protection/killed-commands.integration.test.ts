import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleDraft } from '#tests/examples/example-draft.ts';
import { exampleRequest } from '#tests/examples/example-request.ts';
import { exampleShare } from '#tests/examples/example-share.ts';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { startPostgres, type TestPostgres } from '#tests/postgres/start-postgres.ts';
import { startServer } from '../program/boot/start-server.ts';
import { runCommand } from '../program/commands/run-command.ts';
import { generateKeyRing, parseKeyRing } from '../security/encryption/key-ring.ts';
import { createStorage } from '../storage/create-storage.ts';
import type { Database } from '../storage/database.ts';
import { openServedDatabase } from '../storage/served-database.ts';
import type { Storage } from '../stores/storage.ts';

const NOW = new Date();
const LATER = new Date(NOW.getTime() + 24 * 3_600_000);
const EMAIL = 'emile@example.be';
const REFERENCE = 'FLV-EMILE';

let postgres: TestPostgres;
let folder: string;
let environment: Record<string, string>;
let database: Database;
let storage: Storage;
let locker: Client;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

beforeEach(async () => {
  const address = await postgres.createDatabase();
  folder = mkdtempSync(join(tmpdir(), 'loanfront-killed-'));
  const written = generateKeyRing();
  environment = {
    ...FLUVIA,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: join(folder, 'site'),
    ERASURES_DIR: join(folder, 'erasures'),
    LOG_LEVEL: 'silent',
    ENCRYPTION_KEYS: written,
    DATABASE_URL: address,
  };
  // It migrates, and makes its keys known.
  const started = await startServer(environment);
  if (!started.ok) throw new Error(started.lines.join('\n'));
  await started.stop();
  const keyRing = parseKeyRing(written);
  if (keyRing === undefined) throw new Error('No keys');
  database = openServedDatabase(address);
  locker = new Client({ connectionString: address });
  await locker.connect();
  storage = createStorage(database, keyRing, { enqueueIn: async () => {} });
  await plant();
});
afterEach(async () => {
  await database.close();
  await locker.end();
  rmSync(folder, { recursive: true });
});

/** Something of the person in each table that a command changes. */
async function plant(): Promise<void> {
  const put = (kind: 'request' | 'contact', subjectId: string) =>
    storage.deliveries.put({ kind, subjectId, messageId: randomUUID(), dueAt: LATER });
  const request = exampleRequest(undefined, {
    id: randomUUID(),
    uniqid: 'sent',
    reference: REFERENCE,
  });
  await storage.requests.add({
    ...request,
    sentAt: NOW,
    answers: { ...request.answers, email: EMAIL },
  });
  await put('request', request.id);
  const content = JSON.stringify({ email: EMAIL });
  await storage.drafts.save(exampleDraft(NOW, { uniqid: 'draft', content }));
  const share = exampleShare(NOW, { id: randomUUID(), uniqid: 'shared' });
  const answers = { ...share.applicant.answers, email: EMAIL };
  await storage.shares.add({ ...share, applicant: { ...share.applicant, answers } });
  const inquiry = { id: randomUUID(), form: 'contact', lang: 'fr', sentAt: NOW } as const;
  await storage.inquiries.add({ ...inquiry, answers: { email: EMAIL }, files: [] });
  await put('contact', inquiry.id);
  await storage.newsletter.add({
    ...{ id: randomUUID(), lang: 'fr', email: EMAIL, consent: '', unsubscribe: '' },
    ...{ askedAt: NOW, expiresAt: LATER, mailedAt: NOW, confirmedAt: NOW, endedAt: undefined },
  });
}

const TABLES = [
  ...['requests', 'drafts', 'shares', 'inquiries', 'newsletter_subscriptions', 'deliveries'],
] as const;

async function count(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)}`.execute(database.executor);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

const ALL = {
  requests: 1,
  drafts: 1,
  shares: 1,
  inquiries: 1,
  newsletter_subscriptions: 1,
  deliveries: 2,
};
const NONE = Object.fromEntries(Object.keys(ALL).map((table) => [table, 0]));

/**
 * Runs the built command, kills it once it waits for what `lock` locks, and returns what it had written. Whatever it waits
 * for is locked until it is gone.
 */
async function killAt(lock: string, ...typed: string[]): Promise<string> {
  await locker.query('begin');
  await locker.query(lock);
  const child: ChildProcess = spawn(process.execPath, ['dist/server/cli.mjs', ...typed], {
    env: { PATH: process.env.PATH, SUDO_USER: 'anna', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (child.stdout === null) throw new Error('No output');
  const output = text(child.stdout);
  const ended = new Promise<NodeJS.Signals | null>((settle) =>
    child.once('exit', (_, signal) => settle(signal)),
  );
  await vi.waitFor(async () => expect(await countWaiting()).toBe(1), PATIENCE);
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  await locker.query('rollback');
  // Its connection learns of it once it has the lock.
  await vi.waitFor(async () => expect(await countConnections()).toBe(0), PATIENCE);
  return await output;
}

const PATIENCE = { timeout: 120_000, interval: 50 };

const countWaiting = () => countOf("wait_event_type = 'Lock'");
/** Those of other processes than this one. */
const countConnections = () => countOf("state <> 'idle' and pid <> pg_backend_pid()");

async function countOf(condition: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and ${sql.raw(condition)}`.execute(database.executor);
  return rows[0]?.count ?? 0;
}

const run = (...typed: string[]) =>
  runCommand([...typed, '--as', 'anna'], environment, { now: NOW });
const registered = () => {
  try {
    return readdirSync(join(folder, 'erasures')).length;
  } catch {
    return 0;
  }
};
/** What appending an entry locks. */
const AUDIT_LOG = "select pg_advisory_xact_lock(hashtextextended('audit log', 0))";

const rows = (table: string) => `select from ${table} for update`;
const actions = async () => {
  const made: string[] = [];
  for await (const { action } of storage.audit.each()) made.push(action);
  return made;
};

//
describe('a command that is killed', () => {
  it.each<readonly [string, string, number]>([
    ['the holds', `select pg_advisory_xact_lock(hashtextextended('holds', 0))`, 0],
    ...TABLES.map((table) => [table, rows(table), 0] as const),
    // The register is written already.
    ['the audit log', AUDIT_LOG, 1],
  ])(
    'erasing, as it waits for %s, has erased nothing, and repeated all',
    async (_, lock, entries) => {
      await killAt(lock, 'person', 'erase', EMAIL, '--yes');
      expect(await count()).toEqual(ALL);
      expect(await actions()).toEqual([]);
      expect(registered()).toBe(entries);
      expect(
        await run(
          'person',
          'erase',
          entries === 0 ? EMAIL : '--replay',
          ...(entries === 0 ? ['--yes'] : []),
        ),
      ).toMatchObject({ code: 0 });
      expect(await count()).toEqual(NONE);
      expect(await actions()).toEqual(['erasure']);
    },
  );

  it.each([
    ['a request', rows('requests')],
    ['the audit log', AUDIT_LOG],
  ])('replaying, as it waits for %s, has erased nothing, and repeated all', async (_, lock) => {
    // The entry is there, and what was erased: as after a restore.
    await killAt(AUDIT_LOG, 'person', 'erase', EMAIL, '--yes');
    await killAt(lock, 'person', 'erase', '--replay');
    expect(await count()).toEqual(ALL);
    expect(await run('person', 'erase', '--replay')).toMatchObject({ code: 0 });
    expect(await count()).toEqual(NONE);
    expect(registered()).toBe(1);
  });

  it('exporting leaves a file that is no JSON, what is stored, and its look in the audit log', async () => {
    const written = await killAt(
      'lock table deliveries in access exclusive mode',
      'person',
      'export',
      EMAIL,
    );
    expect(() => JSON.parse(written)).toThrow();
    expect(await count()).toEqual(ALL);
    expect(await actions()).toEqual(['export']);
    const { code, output } = await run('person', 'export', EMAIL);
    expect([code, output]).toEqual([0, '']);
  });
});
