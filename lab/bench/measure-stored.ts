import { Client } from 'pg';
import { startBaseline } from './baseline.ts';
import { load, readProcessorTime } from './load.ts';
import { compare, type Pace } from './rounds.ts';
import { openSessions, savingVisitors, sendingVisitors } from './visitors.ts';

/** Connections of the product's pool (src/server/storage/served-database.ts), and so of the inserts. */
const POOL = 10;

/** The tables that are filled, the columns that differ in each row, and who fills them. */
const STORED = {
  draft: { goal: 0.2, table: 'drafts', fresh: ['uniqid'], visitors: savingVisitors },
  send: {
    goal: 0.25,
    table: 'requests',
    fresh: ['id', 'uniqid', 'reference'],
    visitors: sendingVisitors,
  },
};

/** Compares saving or sending with a prepared insert of the row that it stores. */
export async function measureStored(
  group: keyof typeof STORED,
  product: { address: string; pid: number },
  database: string,
  pace: Pace,
) {
  const { goal, table, fresh, visitors } = STORED[group];
  const traffic = { requests: visitors(await openSessions(product.address)) };
  const serve = (seconds: number) => load(product, traffic, seconds);
  await serve(1);
  const row = await readRow(database, table);
  const baseline = await startBaseline({
    kind: 'insert',
    database,
    table,
    row,
    fresh,
    connections: POOL,
  });
  const insert = async (seconds: number) => {
    const before = readProcessorTime(baseline.pid);
    const count = await baseline.insertFor(seconds);
    const processor = (readProcessorTime(baseline.pid) - before) / count;
    return { perSecond: count / seconds, processor };
  };
  try {
    const what = { name: group, goal, baseline: `insert, ${POOL} connections` };
    return await compare(what, serve, insert, pace);
  } finally {
    await baseline.stop();
  }
}

/** A row as the product stored it, sealed. */
async function readRow(database: string, table: string): Promise<Record<string, unknown>> {
  const client = new Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query(`select * from ${table} limit 1`);
  await client.end();
  return rows[0];
}
