import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SITE = 'dist/site';

/** The address of every page that was built, as it is linked: `/fr/vie-privee/`. */
export function builtPages(): readonly string[] {
  return readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .sort();
}

/** Where a built page is kept. */
export function fileOf(path: string): string {
  return join(SITE, path, 'index.html');
}
