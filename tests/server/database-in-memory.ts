import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Database } from '#server/storage/database.ts';
import { embedDatabase, PGLITE_OPTIONS } from '#server/storage/embedded-database.ts';

/** Those that no test uses now, since opening one takes longest: with our tables, each empty, and without any. */
const idle = { withTables: [] as PGlite[], bare: [] as PGlite[] };

/** PGlite in memory with the tables of this version, each empty. */
export async function openDatabaseInMemory(): Promise<Database> {
  const pglite = idle.withTables.pop() ?? (await copyEmptyPglite());
  return embedDatabase(lend(pglite, idle.withTables, emptyTables));
}

/** The same without tables, for tests that make their own. `statements` are run in it first. */
export async function openBareDatabaseInMemory(statements: string): Promise<Database> {
  const pglite = await openBarePglite();
  await pglite.exec(statements);
  return embedDatabase(pglite);
}

/** The same without a database of ours around it. */
export async function openBarePglite(): Promise<PGlite> {
  const pglite =
    idle.bare.pop() ?? (await dropAll(idle.withTables.pop() ?? (await copyEmptyPglite())));
  return lend(pglite, idle.bare, dropAll);
}

/** A copy of the run's empty database: creating one takes four times as long. */
async function copyEmptyPglite(): Promise<PGlite> {
  const loadDataDir = await openAsBlob(inject('emptyDatabase'));
  return await PGlite.create({ ...PGLITE_OPTIONS, loadDataDir });
}

/** The same PGlite, but its `close` empties it and gives it back, and it refuses everything after that. */
function lend(pglite: PGlite, pool: PGlite[], empty: (used: PGlite) => Promise<PGlite>): PGlite {
  let isClosed = false;
  const close = async () => {
    isClosed = true;
    pool.push(await empty(pglite));
  };
  return new Proxy(pglite, {
    get(target, name) {
      if (name === 'closed') return isClosed;
      if (name === 'close') return close;
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...values: unknown[]) => {
        if (isClosed) throw new Error('PGlite is closed');
        return member.apply(target, values);
      };
    },
  });
}

/** Deletes every row, but those that say which tables there are, and what its one session had set. */
async function emptyTables(pglite: PGlite): Promise<PGlite> {
  const { rows } = await pglite.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' and tablename !~ '^kysely_migration'
        or schemaname = 'pgboss' and tablename <> 'version'`,
  );
  await pglite.exec(`truncate ${rows.map(({ name }) => name).join(',')} restart identity`);
  await pglite.query('discard all');
  return pglite;
}

/** Drops all that was made in it, and what its one session had set. */
async function dropAll(pglite: PGlite): Promise<PGlite> {
  const { rows } = await pglite.query<{ name: string }>(
    "select quote_ident(nspname) as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'",
  );
  const drop = rows.map(({ name }) => `drop schema ${name} cascade`);
  await pglite.exec([...drop, 'create schema public'].join(';'));
  await pglite.query('discard all');
  return pglite;
}
