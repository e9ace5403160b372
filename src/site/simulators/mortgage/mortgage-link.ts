import { MORTGAGE_MODES, type MortgageMode } from '#domain/mortgage/mortgage.ts';
import { wholeEuros } from '#domain/reading/parse-amount.ts';
import { readEuros, readTerm } from '../frame/query-numbers.ts';
import type { MortgageEntry } from './mortgage-state.ts';
import { isMortgageType, type MortgageType } from './mortgage-types.ts';

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
  const euros = String(wholeEuros(amount) ?? '');
  return `?${new URLSearchParams({ mode, type, amount: euros, years: String(years) })}`;
}

/** The simulation in an address; undefined if it names no amount. Decimals are cut off. */
export function readMortgageLink(search: string): TakenUpMortgage | undefined {
  const query = new URLSearchParams(search);
  const amount = readEuros(query, 'amount');
  if (amount === undefined) return undefined;
  const years = readTerm(query, 'years');
  const type = query.get('type');
  return {
    type: isMortgageType(type) ? type : undefined,
    mode: readMode(query.get('mode')),
    entry: { amount, ...(years === undefined ? {} : { years }) },
  };
}

/** The mode is borrowing, unless the address says otherwise. */
export function readMode(value: unknown): MortgageMode {
  return MORTGAGE_MODES.find((mode) => mode === value) ?? 'borrow';
}
