import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Database } from '#server/storage/database.ts';
import { embedDatabase, PGLITE_OPTIONS } from '#server/storage/embedded-database.ts';

/** Those that no test uses now, each empty: to open one takes longer than to empty it. */
const idle: PGlite[] = [];

/** PGlite in memory, empty. `statements` are run in it first. */
export async function openDatabaseInMemory(statements = ''): Promise<Database> {
  const pglite = await openPgliteInMemory();
  await pglite.exec(statements);
  return embedDatabase(pglite);
}

/** The same without a database of ours around it. */
export async function openPgliteInMemory(): Promise<PGlite> {
  return lend(idle.pop() ?? (await copyEmptyPglite()));
}

/** A copy of an empty database: creating one takes four times as long. */
async function copyEmptyPglite(): Promise<PGlite> {
  const loadDataDir = await openAsBlob(inject('emptyDatabase'));
  return await PGlite.create({ ...PGLITE_OPTIONS, loadDataDir });
}

/** The same PGlite, but its `close` gives it back, and it refuses everything after that. */
function lend(pglite: PGlite): PGlite {
  let isClosed = false;
  const close = async () => {
    isClosed = true;
    await empty(pglite);
    idle.push(pglite);
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

/** Drops all that was made in it, and what its one session had set. */
async function empty(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(
    "select quote_ident(nspname) as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'",
  );
  const drop = rows.map(({ name }) => `drop schema ${name} cascade`);
  await pglite.exec([...drop, 'create schema public'].join(';'));
  await pglite.query('discard all');
}
