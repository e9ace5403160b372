import { API } from '#calls/api.ts';
import type { ClientError } from '#calls/operation/report-client-error.ts';

/** How many a page tells: an error that repeats says nothing new. */
const MAX_REPORTS = 3;

/** The longest name that the server accepts, in characters. */
const MAX_LENGTH = 100;

/** The name of a script's file; empty for the page itself, whose query may have what was typed. */
const nameOf = (file: string) => (file.split(/[?#]/)[0] ?? '').split('/').pop()?.slice(-MAX_LENGTH);

/**
 * Tells the server of scripts that fail, and of what the page's policy forbids: which error, where; never its
 * message, which may quote what was typed, nor an address. Without cookies, once, and forgotten if it fails.
 */
export function reportErrors(): void {
  let left = MAX_REPORTS;
  const report = (kind: ClientError['kind'], name?: string, file?: string, line?: number) => {
    if (left-- < 1) return;
    const page = document.body.dataset.namespace;
    const body = JSON.stringify({
      kind,
      name: name?.slice(0, MAX_LENGTH),
      script: file && nameOf(file),
      line,
      page,
    });
    navigator.sendBeacon(`${API}/client-errors`, new Blob([body], { type: 'application/json' }));
  };
  addEventListener('error', ({ error, filename, lineno }) =>
    report('error', error?.name, filename, lineno),
  );
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason?.name));
  addEventListener('securitypolicyviolation', (violation) =>
    report('policy', violation.effectiveDirective, violation.sourceFile, violation.lineNumber),
  );
}
