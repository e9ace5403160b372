import {
  readSimulatedMortgage,
  type SimulatedMortgage,
} from '#journey/inquiries/simulated-mortgage.ts';
import { readCookie } from '../cookies/read-cookie.ts';
import type { TakenUpMortgage } from './mortgage-link.ts';

/** The cookie that keeps a simulated mortgage (spec 1 §3). */
export const CH_PARAMS = 'ch-params';

/** As long as a draft is kept (spec 1 §9), in seconds. */
const COOKIE_AGE = 31 * 24 * 60 * 60;

/** Their cookie, as it is set: JSON, URL-encoded. */
export function writeChParams(params: SimulatedMortgage): string {
  const value = encodeURIComponent(JSON.stringify(params));
  return `${CH_PARAMS}=${value}; path=/; max-age=${COOKIE_AGE}; SameSite=Lax`;
}

/** The mortgage simulated last, from all cookies of the page; nothing where none is usable. */
export function readChParams(cookies: string): TakenUpMortgage | undefined {
  const simulated = readSimulatedMortgage(readCookie(cookies, CH_PARAMS) ?? '');
  if (!simulated) return undefined;
  const { mode, type, amount, years } = simulated;
  // On an apartment or a house, a classic one is simulated alike.
  return {
    mode,
    type: type === 'light' ? type : 'house',
    entry: { amount: String(amount), years },
  };
}
