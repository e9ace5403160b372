import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file that exists in the project's root only. */
const ONLY_THERE = 'astro.config.ts';

/** A path in the project, from its root, independent of the working directory. Build only. */
export const inProject = (...parts: readonly string[]) =>
  join(rootAbove(import.meta.dirname), ...parts);

/** Searches upwards, because this module also runs from the folder it is built into. */
function rootAbove(folder: string): string {
  if (existsSync(join(folder, ONLY_THERE))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error(`There is no ${ONLY_THERE} above the pages that are built`);
  return rootAbove(above);
}
