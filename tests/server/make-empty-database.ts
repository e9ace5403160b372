import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { embedDatabase } from '#server/storage/embedded-database.ts';
import { migrateJobQueue } from '#server/storage/jobs/job-queue.ts';
import { migrate } from '#server/storage/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file of a PGlite with the tables of this version, each empty. */
    emptyDatabase: string;
    /** The same as a folder. */
    emptyDatabaseFolder: string;
  }
}

/** Creates a database with our tables once, before the integration tests, which copy it. */
export default async function makeEmptyDatabase(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'loanfront-empty-database-'));
  const file = join(folder, 'empty.tar');
  const database = join(folder, 'database');
  const pglite = await PGlite.create(database, { initDbStartParams: ['--wal-segsize=1'] });
  const ours = embedDatabase(pglite);
  await migrate(ours);
  await migrateJobQueue(ours);
  const dump = await pglite.dumpDataDir('none');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await ours.close();
  project.provide('emptyDatabase', file);
  project.provide('emptyDatabaseFolder', database);
  return () => rm(folder, { recursive: true, force: true });
}
