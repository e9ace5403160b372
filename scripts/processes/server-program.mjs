import { inProject } from '../preparation/places.mjs';

/**
 * The built server, as Node's arguments; the same stand in `operations/Containerfile` and `operations/loanfront.service`.
 * On a large machine V8 would give the newest objects up to 128 MB, in which nothing is served sooner
 * (docs/performance.md).
 */
export const SERVER_PROGRAM = ['--max-semi-space-size=8', inProject('dist', 'server', 'main.mjs')];
