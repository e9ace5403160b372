import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { startPostgres } from '#tests/postgres/start-postgres.ts';
import { generateKeyRing } from '../../security/encryption/key-ring.ts';
import { openServedDatabase } from '../../storage/served-database.ts';
import { runCommand } from './run-command.ts';

const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'loanfront-commands-'));
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

// W-10.20
it('a command leaves the schema of a served database as it is', async () => {
  const DATABASE_URL = await postgres.createDatabase();
  const ENCRYPTION_KEYS = generateKeyRing();
  const environment = { ...FLUVIA, DATABASE_URL, DATA_DIR: folder, ENCRYPTION_KEYS };
  const run = (...typed: string[]) => runCommand(typed, environment, { now: new Date() });
  const countTables = async () => {
    const database = openServedDatabase(DATABASE_URL);
    const { rows } = await sql`select 1 from pg_tables where schemaname = 'public'`.execute(
      database.executor,
    );
    await database.close();
    return rows.length;
  };
  for (const typed of [['requests', 'list'], ['doctor'], ['doctor', '--deep']]) {
    const { code, output } = await run(...typed);
    expect(code).toBe(1);
    expect(output).toContain('migrations of this version, the first of them 0001-');
    expect(await countTables()).toBe(0);
  }
  await run('doctor', '--deep', '--migrate');
  expect(await countTables()).toBeGreaterThan(0);
  expect((await run('requests', 'list')).code).toBe(0);
});
