import { areSameConditions } from '#journey/agreed-conditions.ts';
import { type Answers, answer } from '#journey/answers.ts';
import type { ApplicationFacts } from '#journey/check-application.ts';
import type { Loan } from '#journey/facts.ts';
import { loanAt, loanFromTariff, readWantedLoan } from '#journey/loan.ts';
import { parsePercent } from '#journey/rules/number.ts';

export interface ShownLoan {
  /** At the rate that the page shows; at the tariff's where a draft names none. */
  loan: Loan;
  /** Whether the tariff has these figures now. */
  isCurrent: boolean;
}

/** The loan of a draft as its page shows it; undefined if the tariff does not offer it at any rate. */
export function findShownLoan(
  answers: Answers,
  { tariffs }: Pick<ApplicationFacts, 'tariffs'>,
): ShownLoan | undefined {
  const wanted = readWantedLoan(answers);
  const today = wanted && loanFromTariff(wanted, tariffs[wanted.product]);
  if (!wanted || !today) return undefined;
  const taeg = parsePercent(answer(answers, 'taeg')) ?? today.taeg;
  const loan = loanAt(wanted, wanted.duration, taeg);
  return { loan, isCurrent: areSameConditions(loan, today) };
}
