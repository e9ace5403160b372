import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The version of Loanfront, from the nearest `package.json` above this file: as source and as a bundle. */
export function programVersion(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    if (folder === dirname(folder)) return 'unknown';
    folder = dirname(folder);
  }
  const program: { version?: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return program.version ?? 'unknown';
}
