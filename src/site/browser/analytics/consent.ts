import { HALF_A_YEAR, readCookie, writeCookie } from '../cookies/cookie.ts';

/**
 * The cookie with the visitor's answer to the consent banner: `accept` or `refuse`, the values of its
 * buttons' `data-consent`. Being a cookie, it expires by itself.
 */
export const CONSENT_COOKIE = 'consent';

export type Consent = 'accept' | 'refuse';

export function isConsent(value: string | undefined): value is Consent {
  return value === 'accept' || value === 'refuse';
}

/** The visitor's answer; undefined if there is none or it has expired. */
export function readConsent(cookies = document.cookie): Consent | undefined {
  const value = readCookie(cookies, CONSENT_COOKIE);
  return isConsent(value) ? value : undefined;
}

/** Stores an answer until it expires. */
export function writeConsent(answer: Consent): void {
  writeCookie(CONSENT_COOKIE, answer, HALF_A_YEAR);
}

/**
 * Whether the visitor accepted analytics and marketing; false without an answer. Read from the cookie
 * each time, so that a withdrawal takes effect at once in every tab.
 */
export function hasConsent(): boolean {
  return readConsent() === 'accept';
}
