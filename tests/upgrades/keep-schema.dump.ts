import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { findPostgresql } from '../../scripts/system/programs.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { fillTables } from './fill-tables.ts';

/*
 * Keeps the schema of today with data in every table, for the tests of upgrades:
 * KEEP_SCHEMA_AS=0012 npx vitest run --project dump
 */

it('keeps the schema of today', async () => {
  const name = process.env.KEEP_SCHEMA_AS;
  expect(name, 'KEEP_SCHEMA_AS is the number of the newest migration').toMatch(/^\d{4}$/);
  const postgres = await startPostgres();
  try {
    const address = await postgres.createDatabase();
    await fillTables(address);
    const dump = execFileSync(
      join(findPostgresql() ?? '', 'pg_dump'),
      ['--column-inserts', '--no-owner', '--no-privileges', `--dbname=${address}`],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    // psql's own commands, and the path that would outlast the restore in an embedded database.
    const plain = dump
      .replace(/^\\(?:un)?restrict .*\n/gm, '')
      .replace(/^SELECT pg_catalog\.set_config\('search_path'.*\n/m, '');
    writeFileSync(`tests/upgrades/schema-${name}.sql.gz`, gzipSync(plain, { level: 9 }));
  } finally {
    await postgres.stop();
  }
});
