import { readChParams } from './ch-params.ts';
import { readMortgageLink, type TakenUpMortgage } from './mortgage-link.ts';
import type { MortgageEntry, MortgageState } from './mortgage-state.ts';

/**
 * What to go on with on coming alive: what was typed or chosen before, else the mortgage that the
 * address carries (its query, `search`), else the one simulated last, on the page of its type.
 * Nothing where there is none.
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
