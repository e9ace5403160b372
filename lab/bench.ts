import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../tests/postgres/start-postgres.ts';
import { CASES, GROUPS } from './bench/cases.ts';
import { measureCase } from './bench/measure-case.ts';
import { measureStored } from './bench/measure-stored.ts';
import type { Measured } from './bench/rounds.ts';
import { prepareProduct, Refusal, runCommand } from './project.ts';
import { createServerControl } from './surroundings/server.ts';

// npm run bench [-- --only rate] [--rounds 12] [--seconds 1] [--profile FOLDER]: how fast the built product is as a
// share of a bare server, or a bare insert, that does the same. Run by hand on an idle machine; needs Debian's
// postgresql. docs/performance.md has the figures.

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: GROUPS },
      rounds: { type: 'string', default: '12' },
      seconds: { type: 'string', default: '1' },
      profile: { type: 'string' },
    },
  });
  const unknown = values.only.find((group) => !GROUPS.includes(group));
  if (unknown !== undefined) throw new Refusal(`--only takes one of ${GROUPS.join(', ')}.`);
  const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
  if (!(pace.rounds >= 1 && pace.seconds >= 1))
    throw new Refusal('--rounds and --seconds take a number from 1 on.');

  await prepareProduct('PostgreSQL');
  const folder = await mkdtemp(join(tmpdir(), 'loanfront-bench-'));
  const postgres = await startPostgres(tmpdir(), { isDurable: true });
  const database = await postgres.createDatabase();
  const server = await createServerControl({
    DATA_DIR: folder,
    DATABASE_URL: database,
    // Jobs belong to another process.
    ROLE: 'web',
    LOG_LEVEL: 'error',
    ...(values.profile !== undefined && {
      NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}`,
    }),
  });
  const isChosen = (group: string) => values.only.includes(group);
  const results: Record<string, Measured> = {};
  try {
    await server.start();
    const product = { address: server.address, pid: server.pid() ?? 0 };
    for (const benchCase of CASES.filter(({ group }) => isChosen(group)))
      results[benchCase.name] = await measureCase(benchCase, product, pace);
    for (const group of ['draft', 'send'] as const)
      if (isChosen(group)) results[group] = await measureStored(group, product, database, pace);
  } finally {
    await server.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
  console.table(results);
});
