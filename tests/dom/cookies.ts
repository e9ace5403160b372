import { BROKER_NAME } from '#journey/chosen-broker.ts';
import { forgetCookie, readCookie } from '#site/browser/cookies/cookie.ts';

/** Leaves the browser without cookies. */
export function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) forgetCookie(cookie.split('=')[0] ?? '');
}

/** The broker whom the browser keeps as chosen. */
export function keptBroker(): string | undefined {
  // This DOM deletes a cookie a millisecond after its end: until then it is empty.
  return readCookie(document.cookie, BROKER_NAME) || undefined;
}
