import { cents } from '#domain/money/money.ts';
import { leastToBorrow } from '#journey/affordability/remedies.ts';
import type { Loan } from '#journey/facts.ts';
import type { Showing } from '../model.ts';
import type { ApplicationSetup } from '../setup.ts';
import { budgetIdeas } from './budget-ideas.ts';
import { useLongerLoan } from './use-longer-loan.ts';
import { useSmallerLoan } from './use-smaller-loan.ts';

/** What would change a tight budget: loans are suggested only as the tariff offers them. */
export function useBudgetIdeas(
  model: Showing<'form' | 'facts'>,
  loan: Loan,
  setup: ApplicationSetup,
) {
  const { answers } = model.form;
  const { facts } = model;
  const longer = useLongerLoan(answers, loan);
  const wanted = {
    product: facts?.loan.product ?? loan.product,
    additionalAmount: loan.additionalAmount,
  };
  const leastLent = setup.leastAmounts[loan.product] ?? cents(0);
  const smaller = useSmallerLoan(answers, loan, leastToBorrow(answers, wanted, leastLent));
  return facts ? budgetIdeas({ answers, facts }, loan, { longer, smaller }, setup) : [];
}
