import { BROKER_NAME, readBroker } from '#journey/chosen-broker.ts';
import { forgetCookie } from '../cookies/forget-cookie.ts';
import { readCookie } from '../cookies/read-cookie.ts';

/** As long as a draft is kept (spec 1 §9), in seconds. */
const COOKIE_AGE = 31 * 24 * 60 * 60;

/** The broker chosen last in this browser: the id of the cookie (spec 1 §3), if it is one. */
export function storedBroker(): string | undefined {
  return readBroker(readCookie(document.cookie, BROKER_NAME));
}

/** Keeps a broker as chosen, for every request that this browser sends. */
export function storeBroker(id: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${BROKER_NAME}=${id}; path=/; max-age=${COOKIE_AGE}; SameSite=Lax`;
}

/** No broker is chosen any more. */
export function forgetBroker(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = forgetCookie(BROKER_NAME);
}
