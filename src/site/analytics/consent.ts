import { readCookie } from '../cookies/read-cookie.ts';

/**
 * The cookie in which the consent banner keeps the visitor's answer: `accept` or `refuse`, the
 * values of its buttons' `data-consent`. A cookie, so that the answer expires by itself.
 */
export const CONSENT_COOKIE = 'consent';

export type Consent = 'accept' | 'refuse';

/** How long an answer holds before it is asked anew, in seconds: 182 days. */
const HOLDS = 182 * 24 * 60 * 60;

export function isConsent(value: string | undefined): value is Consent {
  return value === 'accept' || value === 'refuse';
}

/** The visitor's answer; undefined where there is none, or none any more. */
export function readConsent(cookies = document.cookie): Consent | undefined {
  const value = readCookie(cookies, CONSENT_COOKIE);
  return isConsent(value) ? value : undefined;
}

/** The cookie that keeps an answer. */
export function writeConsent(answer: Consent, secure: boolean): string {
  const kept = `${CONSENT_COOKIE}=${answer}; path=/; max-age=${HOLDS}; samesite=lax`;
  return secure ? `${kept}; secure` : kept;
}

/**
 * Whether the visitor accepted measuring and marketing. Without an answer: no. Asked anew each time,
 * so that an answer that is withdrawn holds at once, in every tab.
 */
export function hasConsent(): boolean {
  return readConsent() === 'accept';
}
