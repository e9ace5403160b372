import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import { createDatabase, type Database } from './database.ts';
import { type FolderLocked, lockDataFolder } from './lock-data-folder.ts';
import { refuseInsideTransaction } from './transaction-guard.ts';

/** Bytes as PGlite writes and reads them, but all at once: byte by byte, a file takes it seconds. */
export const PGLITE_OPTIONS: PGliteOptions = {
  serializers: {
    [types.BYTEA]: (bytes: Uint8Array) =>
      `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`,
  },
  parsers: { [types.BYTEA]: (text) => Buffer.from(text.slice('\\x'.length), 'hex') },
};

/**
 * PGlite in `dataDir`, which this process then holds alone. For trying out, development and tests:
 * PGlite never calls fsync.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
): Promise<{ ok: true; database: Database } | FolderLocked> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDataFolder(dataDir);
  if (!lock.ok) return lock;
  const pglite = await PGlite.create(join(dataDir, 'database'), PGLITE_OPTIONS).catch(
    async (error: unknown) => {
      await lock.release();
      throw error;
    },
  );
  return { ok: true, database: embedDatabase(pglite, lock.release) };
}

/** A PGlite that is open; `release` is called once it is closed. */
export function embedDatabase(pglite: PGlite, release?: () => Promise<void>): Database {
  const queue = fromPglite(pglite);
  return createDatabase(new PGliteDialect({ pglite }), {
    kind: 'embedded',
    queueOptions: {
      backend: 'pglite',
      db: {
        ...queue,
        executeSql: async (text, values) => {
          refuseInsideTransaction();
          return await queue.executeSql(text, values);
        },
      },
    },
    // Kysely closes PGlite only where it asked it something.
    close: async () => {
      if (!pglite.closed) await pglite.close();
      await release?.();
    },
  });
}
