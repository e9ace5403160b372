import { readChParams } from './ch-params.ts';
import { readMortgageLink, type TakenUpMortgage } from './mortgage-link.ts';
import type { MortgageState } from './mortgage-state.ts';

/**
 * What to go on with on coming alive: what was typed before, else the mortgage that the address
 * carries (its query, `search`), else the one simulated last, on the page of its type. Nothing
 * where there is none.
 */
export function takeUpMortgage(
  { type, mode, entries }: MortgageState,
  typed: string | undefined,
  search: string,
  cookies: string,
): TakenUpMortgage | undefined {
  const stored = readChParams(cookies);
  const found = readMortgageLink(search) ?? (stored?.type === type ? stored : undefined);
  if (typed === undefined || typed === entries[mode].amount) return found;
  return { type: undefined, mode, entry: { amount: typed } };
}
