import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Database } from '#server/storage/database.ts';
import { embedDatabase, PGLITE_OPTIONS } from '#server/storage/embedded-database.ts';

/** PGlite in memory, as a copy of an empty database: creating one takes four times as long. */
export async function openDatabaseInMemory(): Promise<Database> {
  const loadDataDir = await openAsBlob(inject('emptyDatabase'));
  return embedDatabase(await PGlite.create({ ...PGLITE_OPTIONS, loadDataDir }));
}
