import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Database } from '#server/storage/database.ts';
import { embedDatabase, PGLITE_OPTIONS } from '#server/storage/embedded-database.ts';

/**
 * PGlite in memory, as a copy of an empty database: creating one takes four times as long. `statements` are run
 * in it first.
 */
export async function openDatabaseInMemory(statements = ''): Promise<Database> {
  const loadDataDir = await openAsBlob(inject('emptyDatabase'));
  const pglite = await PGlite.create({ ...PGLITE_OPTIONS, loadDataDir });
  await pglite.exec(statements);
  return embedDatabase(pglite);
}
