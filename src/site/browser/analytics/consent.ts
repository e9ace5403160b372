import { forgetEverywhere, HALF_A_YEAR, readCookie, writeCookie } from '../cookies/cookie.ts';

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

/**
 * The cookies that measuring and advertising tags set: Google's (`_ga`, `_gid`, `_gat`, `_gcl_au`, `_gac_…`), Meta's,
 * Microsoft's, LinkedIn's, TikTok's, Pinterest's, Hotjar's and Matomo's.
 */
const OF_TAGS =
  /^(?:_ga(?:_|$)|_gid$|_gat|_gcl_|_gac_|_dc_gtm_|__utm|_fb[pc]$|_uet|_clck$|_clsk$|li_fat_id$|_ttp$|_tt_|_pin_unauth$|_hj|_pk_)/;

/** Stores an answer until it expires; a refusal also deletes what tags have stored (W-9.5). */
export function writeConsent(answer: Consent): void {
  if (answer === 'refuse') {
    const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
    for (const name of names) if (OF_TAGS.test(name)) forgetEverywhere(name);
  }
  writeCookie(CONSENT_COOKIE, answer, HALF_A_YEAR);
}

/**
 * Whether the visitor accepted analytics and marketing; false without an answer. Read from the cookie
 * each time, so that a withdrawal takes effect at once in every tab.
 */
export function hasConsent(): boolean {
  return readConsent() === 'accept';
}
