import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../tests/postgres/start-postgres.ts';
import { createServerControl } from '../outages/server.mjs';
import { Refusal, runCommand } from '../project.mjs';
import { CASES, GROUPS } from './cases.mjs';
import { measureCase } from './measure-case.mjs';
import { measureSessions, measureStored, readRow } from './measure-stored.mjs';
import { writeTable } from './report.mjs';

// Run by lab/bench.mjs with the product's Node.

/** @typedef {import('./measure-stored.mjs').Bed} Bed */
/** @typedef {import('./statistics.mjs').Measured} Measured */

/** Signs puzzles and tokens, of the product and of the baseline that judges the same proofs. */
const SECRET = 'f3d0c1b58a7e4962b1c7e5f20d9a8364';

/** The rows that PostgreSQL stored, for the inserts beside PGlite. @type {Record<string, Record<string, unknown>>} */
const rows = {};

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: GROUPS },
    rounds: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '1' },
    json: { type: 'string' },
    database: { type: 'string', multiple: true, default: ['postgresql', 'pglite'] },
    log: { type: 'string', default: 'error' },
    profile: { type: 'string' },
  },
});
const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds) };

await runCommand(async () => {
  const unknown = values.only.find((group) => !GROUPS.includes(group));
  if (unknown !== undefined) throw new Refusal(`--only takes one of ${GROUPS.join(', ')}.`);
  if (!(pace.rounds >= 1 && pace.seconds >= 1))
    throw new Refusal('--rounds and --seconds take a number from 1 on.');
  const folder = await mkdtemp(join(tmpdir(), 'loanfront-bench-'));
  const postgres = await startPostgres(tmpdir(), { isDurable: true });
  /** @type {Record<string, Measured[]>} */
  const results = {};
  try {
    for (const kind of values.database) {
      const database = kind === 'postgresql' ? await postgres.createDatabase() : undefined;
      results[kind] = await measureOn(join(folder, kind), database);
      process.stdout.write(`\n${kind}\n\n${writeTable(results[kind])}`);
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(results, undefined, 2));
});

/** @param {string} folder @param {string | undefined} database */
async function measureOn(folder, database) {
  const server = await createServerControl({
    DATA_DIR: folder,
    TOKEN_SECRET: SECRET,
    LOG_LEVEL: values.log,
    // Jobs are those of another process; PGlite has a single one.
    ...(database !== undefined && { DATABASE_URL: database, ROLE: 'web' }),
    ...(values.profile !== undefined && {
      NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}`,
    }),
  });
  await server.start();
  try {
    return await measureAll({
      product: { address: server.address, pid: () => server.pid() ?? 0 },
      database,
      dataDir: folder,
      secret: SECRET,
    });
  } finally {
    await server.end();
  }
}

/** @param {Bed} bed */
async function measureAll(bed) {
  const is = (/** @type {string} */ group) => values.only.includes(group);
  /** @type {Measured[]} */
  const measured = [];
  // What needs no database is measured once.
  const cases = bed.database === undefined ? [] : CASES.filter(({ group }) => is(group));
  for (const what of cases) measured.push(await measureCase(what, bed.product, pace));
  if (is('draft')) measured.push(await measureStored('draft', bed, pace, rowOf));
  // On PGlite the documents and mails of what is sent are made by the same process, and would be measured.
  if (is('send') && bed.database !== undefined)
    measured.push(await measureStored('send', bed, pace, rowOf));
  if (is('session')) measured.push(await measureSessions(bed, pace));
  return measured;
}

/** @param {string | undefined} database @param {string} table */
async function rowOf(database, table) {
  if (database !== undefined) rows[table] = await readRow(database, table);
  const row = rows[table];
  if (row === undefined) throw new Refusal('PGlite is measured after PostgreSQL, with its rows.');
  return row;
}
