import { MORTGAGE_MODES, type MortgageMode } from '#domain/mortgage/mortgage.ts';
import type { MortgageEntry } from './mortgage-state.ts';
import { isMortgageType, type MortgageType } from './mortgage-types.ts';

/** The longest number read from a link, in digits. */
const MAX_DIGITS = 7;

/** A simulation as a link carries it; what an address leaves out is undefined. */
export interface TakenUpMortgage {
  readonly type: MortgageType | undefined;
  readonly mode: MortgageMode;
  readonly entry: Partial<MortgageEntry>;
}

/**
 * The query that carries a simulation to the same page, under the names of the controls: `amount` in
 * whole euros, of the loan or a month as `mode` has it.
 */
export function mortgageQuery(
  type: MortgageType,
  mode: MortgageMode,
  { amount, years }: MortgageEntry,
): string {
  return `?${new URLSearchParams({ mode, type, amount, years: String(years) })}`;
}

/** The simulation in an address; undefined if it names no amount. Decimals are cut off. */
export function readMortgageLink(search: string): TakenUpMortgage | undefined {
  const query = new URLSearchParams(search);
  const digits = (name: string) => /^\d+/.exec(query.get(name) ?? '')?.[0].slice(0, MAX_DIGITS);
  const amount = digits('amount');
  if (amount === undefined) return undefined;
  const years = digits('years');
  const type = query.get('type');
  return {
    type: isMortgageType(type) ? type : undefined,
    mode: readMode(query.get('mode')),
    entry: { amount, ...(years === undefined ? {} : { years: Number(years) }) },
  };
}

/** The mode is borrowing, unless the address says otherwise. */
export function readMode(value: unknown): MortgageMode {
  return MORTGAGE_MODES.find((mode) => mode === value) ?? 'borrow';
}
