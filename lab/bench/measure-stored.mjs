import { Client } from 'pg';
import { startBaseline } from './baseline.mjs';
import { load, readProcessorTime } from './load.mjs';
import { takeTurns } from './turns.mjs';
import {
  beginningVisitors,
  openSessions,
  proveOften,
  savingVisitors,
  sendingVisitors,
} from './visitors.mjs';

/** Of the product's pool for visitors (src/server/storage/served-database.ts), and so of the inserts beside it. */
const POOL = 10;

/** Sessions begun in a round: each takes a proof made before. */
const SESSIONS = 400;

/**
 * The product, with its database's address: undefined for PGlite.
 * @typedef {object} Bed
 * @property {{ address: string, pid: () => number }} product
 * @property {string | undefined} database
 * @property {string} dataDir of the baseline, where it needs one
 * @property {string} secret that signs puzzles and tokens
 * @property {Record<string, unknown>} [row] stored by the product on PostgreSQL, for a baseline on PGlite
 */

/** @typedef {import('./turns.mjs').Pace} Pace */

/** The tables that a case fills, what is fresh in each row, and who fills it. */
const STORED = {
  draft: {
    ...{ name: 'draft saved', goal: 0.4, table: 'drafts', fresh: ['uniqid'] },
    visitors: savingVisitors,
  },
  send: {
    ...{ name: 'application sent', goal: 0.25, table: 'requests' },
    ...{ fresh: ['id', 'uniqid', 'reference'], visitors: sendingVisitors },
  },
};

/**
 * Saving or sending, beside an insert of the row that it stores.
 * @param {keyof typeof STORED} which
 * @param {Bed} bed
 * @param {Pace} pace
 */
export async function measureStored(which, { product, database, dataDir }, pace, rowOf = readRow) {
  const { name, goal, table, fresh, visitors } = STORED[which];
  const how = { requests: visitors(await openSessions(product.address)) };
  const serve = (/** @type {number} */ seconds) =>
    load(product.address, product.pid(), how, seconds);
  await serve(1);
  const row = await rowOf(database, table);
  const baseline = await startBaseline({
    ...{ kind: 'insert', database, dataDir, table, row, fresh, connections: POOL },
  });
  const insert = async (/** @type {number} */ seconds) => {
    const before = readProcessorTime(baseline.pid);
    const count = await baseline.ask(seconds);
    const processor = (readProcessorTime(baseline.pid) - before) / count;
    return { perSecond: count / seconds, processor };
  };
  try {
    return await takeTurns(
      { name, baseline: `insert, ${POOL} connections`, goal },
      serve,
      insert,
      pace,
    );
  } finally {
    await baseline.stop();
  }
}

/**
 * The row that was stored last.
 * @param {string | undefined} database
 * @param {string} table
 * @returns {Promise<Record<string, unknown>>}
 */
export async function readRow(database, table) {
  const client = new Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query(`select * from ${table} limit 1`);
  await client.end();
  return rows[0];
}

/**
 * Beginning a session, beside a bare Fastify route that judges the same proof and stores nothing.
 * @param {Bed} bed
 * @param {Pace} pace
 */
export async function measureSessions({ product, secret }, pace) {
  const baseline = await startBaseline({ kind: 'proof', secret });
  const serve = async (/** @type {string} */ address, /** @type {number} */ pid) => {
    const proofs = await proveOften(product.address, SESSIONS);
    const how = { requests: beginningVisitors(proofs), mostRequests: SESSIONS };
    return await load(address, pid, how, 0);
  };
  try {
    return await takeTurns(
      { name: 'session begun', baseline: 'bare Fastify judging the proof', goal: 0.8 },
      () => serve(product.address, product.pid()),
      () => serve(baseline.address, baseline.pid),
      pace,
    );
  } finally {
    await baseline.stop();
  }
}
