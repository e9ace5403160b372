import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the program, above this file: as source and as a bundle. */
export function programFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder))
    folder = dirname(folder);
  return folder;
}
