import {
  readSimulatedMortgage,
  type SimulatedMortgage,
} from '#journey/inquiries/simulated-mortgage.ts';
import { AS_LONG_AS_A_DRAFT, readCookie, writeCookie } from '#site/browser/cookies/cookie.ts';
import type { TakenUpMortgage } from './mortgage-link.ts';

/** The cookie that keeps a simulated mortgage (C-5.5). */
export const CH_PARAMS = 'ch-params';

/** Keeps a simulated mortgage in its cookie, as JSON. */
export function writeChParams(params: SimulatedMortgage): void {
  writeCookie(CH_PARAMS, JSON.stringify(params), AS_LONG_AS_A_DRAFT);
}

/** The mortgage simulated last, from all cookies of the page; undefined if none is usable. */
export function readChParams(cookies: string): TakenUpMortgage | undefined {
  const simulated = readSimulatedMortgage(readCookie(cookies, CH_PARAMS) ?? '');
  if (!simulated) return undefined;
  const { mode, type, amount, years } = simulated;
  // A classic mortgage is simulated the same way for an apartment and a house.
  return {
    mode,
    type: type === 'light' ? type : 'house',
    entry: { amount: String(amount), years },
  };
}
