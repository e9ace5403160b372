import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @param {readonly string[]} parts of a path from the root */
export const inProject = (...parts) => join(ROOT, ...parts);

/**
 * The built server, as Node's arguments; `operations/Containerfile` and `operations/loanfront.service` have the same.
 * On a large machine V8 would give the newest objects up to 128 MB, which serves nothing faster
 * (docs/performance.md).
 */
export const SERVER_PROGRAM = ['--max-semi-space-size=8', inProject('dist', 'server', 'main.mjs')];
