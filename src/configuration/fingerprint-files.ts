import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Notes next to a lender's files, which nothing reads. */
const NOT_READ = /(?:^\.|\.md$)/;

/**
 * The SHA-256 of each file of a lender's configuration folder, by its path in it, sorted: the pages are built from them,
 * and the server reads them again at each start.
 */
export function fingerprintFiles(configDir: string): Readonly<Record<string, string>> {
  const entries = readdirSync(configDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !NOT_READ.test(entry.name))
    .map((entry) => relative(configDir, join(entry.parentPath, entry.name)))
    .toSorted();
  return Object.fromEntries(
    paths.map((path) => [path.split(sep).join('/'), hashOf(join(configDir, path))]),
  );
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
