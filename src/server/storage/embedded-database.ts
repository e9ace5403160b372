import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import { createDatabase, type Database } from './database.ts';
import { asUnavailable } from './database-unavailable.ts';
import { type FreeSpace, watchFreeSpace } from './free-space.ts';
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
): Promise<{ ok: true; database: Database } | FolderLocked | DiskFull> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const space = watchFreeSpace(dataDir);
  if (!(await space.isEnough())) return { ok: false, reason: { kind: 'diskFull' } };
  const lock = await lockDataFolder(dataDir);
  if (!lock.ok) return lock;
  const pglite = await PGlite.create(join(dataDir, 'database'), PGLITE_OPTIONS).catch(
    async (error: unknown) => {
      await lock.release();
      throw error;
    },
  );
  return { ok: true, database: embedDatabase(pglite, { space, release: lock.release }) };
}

export interface DiskFull {
  ok: false;
  reason: { kind: 'diskFull' };
}

/**
 * A PGlite that is open. `space`: of the disk that it writes to, where there is one; `release` is called
 * once it is closed.
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
    // Kysely closes PGlite only where it asked it something.
    close: async () => {
      if (!pglite.closed) await pglite.close();
      await release?.();
    },
  });
}

/** What only reads, or ends what was begun. */
const HARMLESS = /^\s*(?:select|show|commit|rollback)\b/i;

/**
 * The same PGlite, which throws before it writes where the disk has no room: on a full disk it would
 * never return, nor would the process that it is part of. Where the disk fills up between the look and
 * the writing, its own error says so too. Ending without room, it is left as by a crash, from which it
 * opens again; its own end would write.
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
    // Kysely waits for ever for one that does not begin: whether it may is asked before.
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

async function orUnavailable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw asUnavailable(error);
  }
}

/** An object that does some things its own way; all else it does itself, as private fields ask for. */
function withOwn<T extends object>(object: T, own: Partial<T>): T {
  return new Proxy(object, {
    get: (target, name) => {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
