import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Notes next to a lender's files, which nothing reads. */
const NOT_READ = /^(?:\..*|(?:README|CREDITS)\.md)$/;

/**
 * The SHA-256 of each file of a folder that pages are built from, by its path in it, sorted. A folder that does not exist
 * has none.
 */
export function fingerprintFiles(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !NOT_READ.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
  return Object.fromEntries(
    paths.map((path) => [path.split(sep).join('/'), hashOf(join(folder, path))]),
  );
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
