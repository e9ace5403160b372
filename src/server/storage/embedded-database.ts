import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import { asUnavailable } from '../stores/database-unavailable.ts';
import { createDatabase, type Database } from './database.ts';
import { type FreeSpace, watchFreeSpace } from './free-space.ts';
import { type FolderLocked, lockDataFolder } from './lock-data-folder.ts';
import { refuseInsideTransaction } from './transaction-guard.ts';

/**
 * Its cache of pages: PostgreSQL's usual 128 MB are taken at the start, whatever the database holds, and would be
 * half of what a small server needs.
 */
const SHARED_BUFFERS = '16MB';

/** With bytes converted at once: PGlite does it byte by byte, which takes seconds for a file. */
export const PGLITE_OPTIONS: PGliteOptions = {
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  serializers: {
    [types.BYTEA]: (bytes: Uint8Array) =>
      `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`,
  },
  parsers: { [types.BYTEA]: (text) => Buffer.from(text.slice('\\x'.length), 'hex') },
};

/**
 * PGlite in `dataDir`, which this process then holds alone. For trials, development and tests, since
 * PGlite never calls fsync.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
): Promise<{ ok: true; database: Database } | EmbeddedRefusal> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const space = watchFreeSpace(dataDir);
  if (!(await space.isEnough())) return { ok: false, reason: { kind: 'diskFull' } };
  const lock = await lockDataFolder(dataDir);
  if (!lock.ok) return lock;
  const pglite = await PGlite.create(join(dataDir, 'database'), PGLITE_OPTIONS).catch(
    () => undefined,
  );
  if (pglite === undefined) {
    await lock.release();
    return { ok: false, reason: { kind: 'damaged' } };
  }
  return { ok: true, database: embedDatabase(pglite, { space, release: lock.release }) };
}

/**
 * Why the database of a folder cannot be opened. Damaged: PGlite cannot start with its files; its own error is a
 * WebAssembly stack, which names nothing.
 */
export interface EmbeddedRefusal {
  ok: false;
  reason: FolderLocked['reason'] | { kind: 'diskFull' } | { kind: 'damaged' };
}

/**
 * Wraps an open PGlite. `space`: of the disk that it writes to, if it writes to a disk; `release` is
 * called after it has closed.
 */
export function embedDatabase(
  opened: PGlite,
  { space, release }: { space?: FreeSpace; release?: () => Promise<void> } = {},
): Database {
  const pglite = space === undefined ? opened : writeOnlyWithin(space, opened);
  const queue = fromPglite(pglite);
  return createDatabase(new PGliteDialect({ pglite }), {
    kind: 'embedded',
    ...(space !== undefined && { beforeTransaction: () => space.require() }),
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
    // Kysely closes PGlite only if it has queried it.
    close: async () => {
      if (!pglite.closed) await pglite.close();
      await release?.();
    },
  });
}

/** Statements that only read, or end a transaction. */
const HARMLESS = /^\s*(?:select|show|commit|rollback)\b/i;

/**
 * The same PGlite, but it throws before it writes to a full disk, where it would never return and
 * the process would hang. If the disk fills up after the check, PGlite's own error is translated too.
 * Without room it is left as after a crash, from which it recovers, because closing would write.
 */
function writeOnlyWithin(space: FreeSpace, pglite: PGlite): PGlite {
  const guarded: Partial<PGlite> = {
    query: async (text, ...rest) => {
      if (!HARMLESS.test(text)) await space.require();
      return await orUnavailable(pglite.query(text, ...rest));
    },
    exec: async (text, ...rest) => {
      await space.require();
      return await orUnavailable(pglite.exec(text, ...rest));
    },
    // Kysely waits for ever for a transaction that does not begin, so the space is checked first.
    transaction: async (work) => {
      return await pglite.transaction(async (transaction) => {
        const query: typeof transaction.query = async (text, ...rest) => {
          if (!HARMLESS.test(text)) await space.require();
          return await orUnavailable(transaction.query(text, ...rest));
        };
        return await work(withOwn(transaction, { query }));
      });
    },
    close: async () => {
      if (await space.isEnough()) await pglite.close();
    },
  };
  return withOwn(pglite, guarded);
}

async function orUnavailable<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    throw asUnavailable(error);
  }
}

/** A proxy with some methods replaced. The others run on the original, as its private fields require. */
function withOwn<T extends object>(object: T, replacements: Partial<T>): T {
  return new Proxy(object, {
    get: (target, name) => {
      if (Object.hasOwn(replacements, name)) return Reflect.get(replacements, name);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
