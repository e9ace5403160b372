import { BROKER_NAME } from '#journey/chosen-broker.ts';
import { readCookie, writeCookie } from '#site/browser/cookies/cookie.ts';

/** In seconds. This DOM deletes a cookie a millisecond after its end, and the next test begins sooner. */
const ENDED_BEFORE = -1;

/** Leaves the browser without cookies. */
export function forgetCookies(): void {
  for (const cookie of document.cookie.split('; '))
    writeCookie(cookie.split('=')[0] ?? '', '', ENDED_BEFORE);
}

/** The broker whom the browser keeps as chosen. */
export function keptBroker(): string | undefined {
  // One that the page has just forgotten is empty until this DOM deletes it.
  return readCookie(document.cookie, BROKER_NAME) || undefined;
}
