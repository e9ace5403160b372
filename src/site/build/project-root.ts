import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Stands in the project's root, and nowhere else. */
const ONLY_THERE = 'astro.config.ts';

/** A path in the project, from its root, whichever folder a command was started in. For the build alone. */
export const inProject = (...parts: readonly string[]) =>
  join(rootAbove(import.meta.dirname), ...parts);

/** Looked for upwards: this module runs from where it was built to, too. */
function rootAbove(folder: string): string {
  if (existsSync(join(folder, ONLY_THERE))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error(`There is no ${ONLY_THERE} above the pages that are built`);
  return rootAbove(above);
}
