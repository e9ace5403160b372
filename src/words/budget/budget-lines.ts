import type { FeeId, IncomeId } from '#journey/affordability/line.ts';
import type { Borrower } from '#journey/borrowers.ts';
import type { ApplicationCatalogue } from '../application/application.ts';
import { fill } from '../translation.ts';
import { ofCoborrower } from './of-coborrower.ts';

type BudgetWords = ApplicationCatalogue['budget'];

/** The name of a line of the budget: "Credit 2, co-borrower", or with the co-borrower's name. */
export function nameBudgetLine(
  kind: IncomeId | FeeId,
  { borrower, entry = 0 }: { readonly borrower?: Borrower; readonly entry?: number },
  words: BudgetWords,
  coborrower?: string,
): string {
  const name = fill(words.lines[kind], { n: entry + 1 });
  return borrower === 'coborrower' ? ofCoborrower(name, words, coborrower) : name;
}
