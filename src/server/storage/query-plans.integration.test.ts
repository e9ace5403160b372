import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findScans, readsOrWrites, recordStatements } from '#tests/growth/explain.ts';
import { multiplyRows } from '#tests/growth/multiply-rows.ts';
import { storeCalls } from '#tests/growth/store-calls.ts';
import { startPostgres } from '#tests/postgres/start-postgres.ts';
import { exampleKeys } from '#tests/upgrades/expect-all-read.ts';
import { KEPT_SCHEMAS } from '#tests/upgrades/kept-schemas.ts';
import type { Stores } from '../stores/storage.ts';
import { storesOn } from './create-storage.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openServedDatabase } from './served-database.ts';

/** The tables that grow with visits. */
const GROWING = [
  'sessions',
  'drafts',
  'requests',
  'spent_proofs',
  'deliveries',
  'prospects',
  'audit_entries',
  'sign_in_attempts',
  'sign_ins',
  'shares',
  'uploads',
  'upload_pieces',
  'inquiries',
  'newsletter_subscriptions',
  'rate_counts',
  'given_documents',
];

/** Enough that the planner uses an index wherever there is one. */
const ROWS = 5_000;

const postgres = await startPostgres();
let database: Database;
let client: Client;
let stores: Stores;

beforeAll(async () => {
  const connectionString = await postgres.createDatabase();
  client = new Client({ connectionString });
  await client.connect();
  await client.query(KEPT_SCHEMAS.at(-1)?.sql ?? '');
  database = openServedDatabase(connectionString);
  await migrate(database);
  stores = storesOn(database.executor, exampleKeys());
  await stores.rateCounts.add({ key: 'a key', requests: 1, window: 60_000 });
  const given = { kind: 'secci', borrower: 'applicant', lang: 'nl', version: '1' } as const;
  await stores.given.add('an application', { ...given, sha256: 'a hash', at: new Date() });
  await multiplyRows(client, GROWING, ROWS);
});
afterAll(async () => {
  await client.end();
  await database.close();
  await postgres.stop();
});

/** The calls of a kind, and the tables that each would read whole. */
async function scansOf(kind: 'serves' | 'inBatches') {
  const scans: Record<string, readonly string[]> = {};
  let explained = 0;
  for (const [store, calls] of Object.entries(storeCalls())) {
    for (const [name, call] of Object.entries(calls)) {
      if (call.kind !== kind) continue;
      const statements = recordStatements();
      await call.run(stores[store as keyof Stores]);
      vi.restoreAllMocks();
      const byText = new Map(statements.filter(readsOrWrites).map((sent) => [sent.text, sent]));
      for (const statement of byText.values()) {
        const found = await findScans(client, statement, GROWING);
        if (found.length > 0) scans[`${store}.${name}: ${statement.text}`] = found;
        explained += 1;
      }
    }
  }
  return { scans, explained };
}

describe('in tables that have grown', () => {
  it('no statement that serves a visitor or a job reads a whole table', async () => {
    const { scans, explained } = await scansOf('serves');
    expect(scans).toEqual({});
    expect(explained).toBeGreaterThan(100);
  });

  it('commands read whole tables a few rows at a time, by an index', async () => {
    const { scans, explained } = await scansOf('inBatches');
    expect(scans).toEqual({});
    expect(explained).toBeGreaterThan(20);
  });
});
