import { MORTGAGE_MODES, type MortgageMode } from '#domain/mortgage/mortgage.ts';

/** What a simulator can compute: a mortgage on a house or an apartment, or a light one. */
export const SIMULATED_TYPES = ['house', 'apartment', 'light'] as const;
export type SimulatedType = (typeof SIMULATED_TYPES)[number];

/** A simulated mortgage: whole euros to borrow or to pay a month, depending on `mode`, and years. */
export interface SimulatedMortgage {
  readonly mode: MortgageMode;
  readonly type: SimulatedType;
  readonly amount: number;
  readonly years: number;
}

/** Far above any limit: a larger amount was not simulated here. */
const MAX_EUROS = 9_999_999;
const MAX_YEARS = 50;

/** Reads the JSON of the cookie `ch-params` (C-5.5); undefined if it is invalid. */
export function readSimulatedMortgage(text: string): SimulatedMortgage | undefined {
  const params = parse(text);
  if (typeof params !== 'object' || params === null) return undefined;
  const { mode, type, amount, years } = params as Partial<Record<string, unknown>>;
  const knownMode = MORTGAGE_MODES.find((one) => one === mode);
  const knownType = SIMULATED_TYPES.find((one) => one === type);
  if (knownMode === undefined || knownType === undefined) return undefined;
  if (!isCount(amount, MAX_EUROS) || !isCount(years, MAX_YEARS)) return undefined;
  return { mode: knownMode, type: knownType, amount, years };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isCount(value: unknown, most: number): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= most;
}
