import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @param {readonly string[]} parts of a path from the root */
export const inProject = (...parts) => join(ROOT, ...parts);

/** Where commands keep the output of what they run. */
export const LOGS = inProject('dist', '.logs');
