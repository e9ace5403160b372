import type { ClientError } from '#calls/operation/report-client-error.ts';

/** The shapes of what our own pages send; anything else may be anything, and is not logged. */
const NAME = /^[A-Z][a-zA-Z]{2,30}$|^[a-z]+(?:-[a-z]+){0,3}$/;
const SCRIPT = /^[\w.-]{1,80}\.m?js$/;
const PAGE = /^[a-z][a-z0-9-]{0,40}(?:[./:][a-z0-9-]{1,40}){0,4}$/i;

const OTHER = '(other)';

/** The error as it may be logged: only what looks like the names of our own files, pages and errors. */
export function scrubClientError({ kind, name, script, line = 0, page }: ClientError) {
  const keep = (written: string | undefined, shape: RegExp) =>
    written === undefined || shape.test(written) ? (written ?? '') : OTHER;
  return {
    kind,
    name: keep(name, NAME),
    script: keep(script, SCRIPT),
    line,
    page: keep(page, PAGE),
  };
}
