import { BROKER_ID } from '#domain/brokers/broker.ts';
import { readCookie } from '../cookies/read-cookie.ts';

/** The cookie that keeps the chosen broker's id (spec 1 §3). */
export const BROKER_COOKIE = 'broker-id';

/** As long as a draft is kept (spec 1 §9), in seconds. */
const COOKIE_AGE = 31 * 24 * 60 * 60;

/** The cookie as it is set: by the visitor's own choice, for what they ask for next. */
export function writeChosenBroker(id: string): string {
  return `${BROKER_COOKIE}=${encodeURIComponent(id)}; path=/; max-age=${COOKIE_AGE}; SameSite=Lax`;
}

/** The broker's id, from all cookies of a page; nothing where none is usable. */
export function readChosenBroker(cookies: string): string | undefined {
  const id = readCookie(cookies, BROKER_COOKIE);
  return id !== undefined && BROKER_ID.test(id) ? id : undefined;
}
