import { readChParams } from './ch-params.ts';
import { readMortgageLink, type TakenUpMortgage } from './mortgage-link.ts';
import type { MortgageEntry, MortgageState } from './mortgage-state.ts';

/**
 * The state to restore on hydration: what was typed or chosen before, else the mortgage in the address
 * (its query, `search`), else the mortgage simulated last, on the page of its type. Undefined if there
 * is none.
 */
export function takeUpMortgage(
  { type, mode, entries }: MortgageState,
  typed: MortgageEntry,
  search: string,
  cookies: string,
): TakenUpMortgage | undefined {
  const shown = entries[mode];
  const stored = readChParams(cookies);
  const found = readMortgageLink(search) ?? (stored?.type === type ? stored : undefined);
  const chosen = typed.years === shown.years ? {} : { years: typed.years };
  if (typed.amount !== shown.amount)
    return { type: undefined, mode, entry: { amount: typed.amount, ...chosen } };
  if (chosen.years === undefined) return found;
  return { type: found?.type, mode: found?.mode ?? mode, entry: { ...found?.entry, ...chosen } };
}
