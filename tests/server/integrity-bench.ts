import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { readCommandLine } from '#server/program/commands/command-line.ts';
import { runDataCommand } from '#server/program/commands/data-commands.ts';
import type { KeyRing } from '#server/security/encryption/key-ring.ts';
import { createStorage } from '#server/storage/create-storage.ts';
import type { Database } from '#server/storage/database.ts';
import { migrate } from '#server/storage/migrate.ts';
import type { Storage } from '#server/stores/storage.ts';
import { PERIODS } from '../examples/usual-retention.ts';
import { exampleKeys } from '../upgrades/expect-all-read.ts';
import { KEPT_SCHEMAS } from '../upgrades/kept-schemas.ts';
import { openBareDatabaseInMemory } from './database-in-memory.ts';
import { NOW } from './test-app.ts';
import { UNREGISTERED } from './unregistered-erasure.ts';

/**
 * `integrity check` on a database with something in every table, as it is kept for the tests of upgrades. What a test
 * breaks is rolled back after it.
 */
export function openIntegrityBench() {
  let database: Database;
  const reported: string[] = [];
  const storageWith = (keyRing: KeyRing): Storage =>
    createStorage(database, keyRing, { enqueueIn: async () => {} });
  const execute = (statement: string) => sql.raw(statement).execute(database.executor);

  beforeAll(async () => {
    database = await openBareDatabaseInMemory(KEPT_SCHEMAS.at(-1)?.sql ?? '');
    await migrate(database);
  });
  afterAll(() => database.close());
  // The embedded database has one connection.
  beforeEach(() => execute('begin'));
  afterEach(() => execute('rollback'));

  return {
    get database() {
      return database;
    },
    get storage() {
      return storageWith(exampleKeys());
    },
    /** What the last check reported on its way. */
    reported,
    execute,
    check: async (keyRing: KeyRing = exampleKeys(), ...options: string[]) => {
      reported.length = 0;
      const line = readCommandLine(['integrity', 'check', ...options], {});
      if (line === undefined) throw new Error('Not a command line');
      return await runDataCommand(line, {
        storage: storageWith(keyRing),
        keyRing,
        periods: PERIODS,
        patience: 0,
        register: UNREGISTERED.register,
        authorities: [],
        now: () => NOW,
        newId: () => 'none',
        nameBroker: () => undefined,
        readLender: () => undefined,
        report: (text) => reported.push(text),
      });
    },
  };
}
