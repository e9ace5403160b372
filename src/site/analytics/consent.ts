/**
 * The cookie in which the consent banner keeps the visitor's answer: `accept` or `refuse`, the
 * values of its buttons' `data-consent`. A cookie, so that the answer expires by itself.
 */
export const CONSENT_COOKIE = 'consent';

/**
 * Whether the visitor accepted measuring and marketing. Without an answer: no. Asked anew each time,
 * so that an answer that is withdrawn holds at once.
 */
export function hasConsent(): boolean {
  return document.cookie.split('; ').includes(`${CONSENT_COOKIE}=accept`);
}
