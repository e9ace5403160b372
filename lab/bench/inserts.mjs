import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { PGLITE_OPTIONS } from '../../src/server/storage/embedded-database.ts';
import { inProject } from '../project.mjs';

const MIGRATIONS = inProject('src', 'server', 'storage', 'migrations');

/**
 * Inserts a row as the product stored it, sealed, again and again over so many connections; `fresh` columns get a
 * new UUID each time. On PostgreSQL a prepared statement in the product's own table; on PGlite in a folder of its
 * own, as it has a single process. Returns what does it for so many seconds, and says how often it was done.
 * @param {Extract<import('./baseline.mjs').Baseline, { kind: 'insert' }>} baseline
 */
export async function openInserts({ database, dataDir, table, row, fresh, connections }) {
  const columns = Object.keys(row);
  const places = columns.map((_, n) => `$${n + 1}`).join(', ');
  const text = `insert into ${table} (${columns.join(', ')}) values (${places})`;
  const values = () => columns.map((name) => (fresh.includes(name) ? randomUUID() : row[name]));
  const insert =
    database === undefined
      ? await openEmbedded(dataDir, text, connections)
      : await openServed(database, text, connections);
  return async (/** @type {number} */ seconds) => {
    const until = performance.now() + seconds * 1_000;
    let count = 0;
    await Promise.all(
      insert.map(async (once) => {
        for (; performance.now() < until; count += 1) await once(values());
      }),
    );
    return count;
  };
}

/** @param {string} database @param {string} text @param {number} connections */
async function openServed(database, text, connections) {
  const clients = Array.from(
    { length: connections },
    () => new Client({ connectionString: database }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  return clients.map((client) => async (/** @type {unknown[]} */ values) => {
    await client.query({ name: 'insert', text, values });
  });
}

/** @param {string} dataDir @param {string} text @param {number} connections */
async function openEmbedded(dataDir, text, connections) {
  const pglite = await PGlite.create(join(dataDir, 'beside'), PGLITE_OPTIONS);
  for (const name of readdirSync(MIGRATIONS).sort())
    await pglite.exec(readFileSync(join(MIGRATIONS, name), 'utf8'));
  return Array.from({ length: connections }, () => async (/** @type {unknown[]} */ values) => {
    await pglite.query(text, values);
  });
}
