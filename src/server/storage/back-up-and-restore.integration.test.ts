import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { startPostgres, type TestPostgres } from '#tests/postgres/start-postgres.ts';
import { ENCRYPTION_KEYS } from '#tests/upgrades/example-secrets.ts';
import { KEPT_SCHEMAS } from '#tests/upgrades/kept-schemas.ts';
import { runCommand } from '../program/commands/run-command.ts';
import { migrate } from './migrate.ts';
import { openServedDatabase } from './served-database.ts';

/*
 * The commands of docs/how-to/back-up-and-restore.md, each as it stands there, on a database with something in every
 * table.
 */

/** The commands of a section of the how-to, in their order. */
const commandsOf = (heading: string) => {
  const howTo = readFileSync('docs/how-to/back-up-and-restore.md', 'utf8');
  const section = howTo.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^ *```sh\n([^`]+)```$/gm)]
    .flatMap(([, block = '']) => block.split('\n').map((line) => line.trim()))
    .filter((line) => line !== '');
};

let postgres: TestPostgres;
let address: string;
let backup: string;
beforeAll(async () => {
  postgres = await startPostgres();
  address = await postgres.createDatabase();
  backup = join(postgres.folder, 'backup');
  run('mkdir --parents /backup/wal');
  const name = new URL(address).pathname.slice(1);
  run(`psql --quiet --command="create role ${APPLICATION} login"`);
  run(`psql --quiet --command="alter database ${name} owner to ${APPLICATION}"`);
  address = addressOf(name);
  run(`psql --quiet --set=ON_ERROR_STOP=1 --username=${APPLICATION}`, KEPT_SCHEMAS.at(-1)?.sql);
  const database = openServedDatabase(address);
  await migrate(database);
  await database.close();
});
afterAll(() => postgres.stop());

/** The user of `DATABASE_URL`, who may do no more than own a database: `loanfront` in the how-to. */
const APPLICATION = 'application';

/** Runs a line of the how-to as PostgreSQL's user; its folders and the program's user are the test's. */
function run(line: string, input = ''): string {
  const ours = line.replaceAll('/backup', backup).replaceAll('=loanfront ', `=${APPLICATION} `);
  return execFileSync('sh', ['-c', ours], {
    ...postgres.runAs,
    cwd: existsSync(backup) ? backup : postgres.folder,
    input,
    stdio: 'pipe',
    encoding: 'utf8',
    env: {
      PATH: `${postgres.programs}:${process.env.PATH}`,
      PGHOST: postgres.folder,
      PGUSER: 'loanfront',
      PGDATABASE: new URL(address).pathname.slice(1),
      DATABASE_URL: address,
    },
  });
}

/** Runs the lines of the how-to in order; those of the operator are run here, on the restored database. */
async function follow(lines: readonly string[], restored: string): Promise<string> {
  let output = '';
  for (const line of lines) {
    const [, command] = /^DATABASE_URL="\$RESTORED_URL" loanfront (.+)$/.exec(line) ?? [];
    if (command === undefined) {
      run(line);
      continue;
    }
    const DATA_DIR = join(backup, 'data');
    const environment = { ...FLUVIA, DATABASE_URL: restored, ENCRYPTION_KEYS, DATA_DIR };
    const result = await runCommand(command.split(' '), environment, { now: new Date() });
    expect(result.code, result.output).toBe(0);
    output += result.output;
  }
  return output;
}

const addressOf = (database: string, port = 5432) => {
  const url = new URL(address);
  url.username = APPLICATION;
  url.pathname = database;
  url.port = String(port);
  return url.href;
};

/** What the doctor says of a database with everything in it. */
const WHOLE =
  /\nintegrity: in order\n {2}Read: drafts 1, draft_decisions 0, requests 2, .* files 1, audit_entries 6\.\n$/;

describe('the how-to', () => {
  it('restores a dump elsewhere', async () => {
    const output = await follow(commandsOf('A dump'), addressOf('/loanfront_restored'));
    expect(output).toMatch(WHOLE);
  });

  it('restores the database of a moment', async () => {
    const [archiving, copying, naming, restoring] = splitBefore(commandsOf('To a point in time'), [
      'pg_basebackup',
      'psql --command="select pg_create',
      'cp --archive',
    ]);
    // The copy listens where the test looks for it.
    run(`psql --command="alter system set unix_socket_directories = '${postgres.folder}'"`);
    run(`psql --command="alter system set listen_addresses = ''"`);
    for (const line of archiving) run(line);
    await postgres.restart();
    for (const line of copying) run(line);
    for (const line of naming) run(line);

    // What came after the moment: it is archived as well, and must not come back.
    run(`psql --command="delete from drafts"`);
    const last = run(
      'psql --no-align --tuples-only --command="select pg_walfile_name(pg_current_wal_lsn())"',
    );
    run('psql --command="select pg_switch_wal()"');
    await expect.poll(() => existsSync(join(backup, 'wal', last.trim()))).toBe(true);

    try {
      const restored = addressOf(new URL(address).pathname, 5433);
      expect(await follow(restoring, restored)).toMatch(WHOLE);
      const database = openServedDatabase(address);
      const left = await sql`select uniqid from drafts`.execute(database.executor);
      await database.close();
      expect(left.rows).toEqual([]);
    } finally {
      for (const line of commandsOf('Rehearsing')) run(line);
    }
  });
});

/** The lines up to the first that begins so, up to the next, and so on. */
function splitBefore(lines: readonly string[], beginnings: readonly string[]) {
  const starts = beginnings.map((text) => lines.findIndex((line) => line.startsWith(text)));
  const [first = 0, second = 0, third = 0] = starts;
  return [
    lines.slice(0, first),
    lines.slice(first, second),
    lines.slice(second, third),
    lines.slice(third),
  ] as const;
}
