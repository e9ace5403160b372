import { HALF_A_YEAR, readCookie, writeCookie } from '../cookies/cookie.ts';

/**
 * The cookie in which the consent banner keeps the visitor's answer: `accept` or `refuse`, the
 * values of its buttons' `data-consent`. A cookie, so that the answer expires by itself.
 */
export const CONSENT_COOKIE = 'consent';

export type Consent = 'accept' | 'refuse';

export function isConsent(value: string | undefined): value is Consent {
  return value === 'accept' || value === 'refuse';
}

/** The visitor's answer; undefined where there is none, or none any more. */
export function readConsent(cookies = document.cookie): Consent | undefined {
  const value = readCookie(cookies, CONSENT_COOKIE);
  return isConsent(value) ? value : undefined;
}

/** Keeps an answer until it is asked anew. */
export function writeConsent(answer: Consent): void {
  writeCookie(CONSENT_COOKIE, answer, HALF_A_YEAR);
}

/**
 * Whether the visitor accepted measuring and marketing. Without an answer: no. Asked anew each time,
 * so that an answer that is withdrawn holds at once, in every tab.
 */
export function hasConsent(): boolean {
  return readConsent() === 'accept';
}
