import { cpSync, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Puts a database with empty tables where a server will look for its own: creating one takes longer than a start. */
export async function copyEmptyDatabase(dataDir: string): Promise<void> {
  const database = join(dataDir, 'database');
  if (existsSync(database)) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // A thousand small files, in an eighth of the processor time that `cp` of promises takes.
  cpSync(inject('emptyDatabaseFolder'), database, { recursive: true });
}
