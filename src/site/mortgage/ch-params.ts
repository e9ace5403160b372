import type { MortgageMode } from '#domain/mortgage/mortgage.ts';
import { readMode, type TakenUpMortgage } from './mortgage-link.ts';
import { isMortgageType, type MortgageType } from './mortgage-types.ts';

/** A simulated mortgage as the appointment form reads it: whole euros as `mode` has them, and years. */
export interface MortgageParams {
  readonly mode: MortgageMode;
  readonly type: MortgageType;
  readonly amount: number;
  readonly years: number;
  /** What a classic one is on, where that was asked: the appointment form's `type`. */
  readonly home?: 'house' | 'apartment';
}

/** The cookie that keeps them (spec 1 §3). */
export const CH_PARAMS = 'ch-params';

/** As long as a draft is kept (spec 1 §9), in seconds. */
const COOKIE_AGE = 31 * 24 * 60 * 60;

/** Their cookie, as it is set: JSON, URL-encoded. */
export function writeChParams(params: MortgageParams): string {
  const value = encodeURIComponent(JSON.stringify(params));
  return `${CH_PARAMS}=${value}; path=/; max-age=${COOKIE_AGE}; SameSite=Lax`;
}

/** The mortgage simulated last, from all cookies of the page; nothing where none is usable. */
export function readChParams(cookies: string): TakenUpMortgage | undefined {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${CH_PARAMS}=`))
    ?.slice(CH_PARAMS.length + 1);
  if (value === undefined) return undefined;
  try {
    const params: unknown = JSON.parse(decodeURIComponent(value));
    if (typeof params !== 'object' || params === null) return undefined;
    const { mode, type, amount, years } = params as Partial<Record<string, unknown>>;
    if (!isMortgageType(type) || !isCount(amount) || !isCount(years)) return undefined;
    return { type, mode: readMode(mode), entry: { amount: String(amount), years } };
  } catch {
    return undefined;
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
