import { totalToPay } from '#domain/loan/payment.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { type Cents, cents } from '#domain/money/money.ts';
import { assessAffordability } from '#journey/affordability/assess-affordability.ts';
import { hasCreditToRepay, incomeOfSecondBorrower } from '#journey/affordability/remedies.ts';
import type { Loan } from '#journey/facts.ts';
import type { Scope } from '#journey/field.ts';
import { totalAmount } from '#journey/loan.ts';
import { isVehicleTooOld } from '#journey/vehicle.ts';
import { fill } from '#words/translation.ts';
import type { ApplicationSetup } from '../setup.ts';

/** In a single language. */
export interface BudgetVocabulary extends Pick<ApplicationSetup, 'locale'> {
  readonly words: Pick<ApplicationSetup['words'], 'application'>;
}

/** The loans proposed instead, if there are any. */
export interface OtherLoans {
  readonly longer?: Loan | undefined;
  readonly smaller?: Loan | undefined;
}

/** What would change a tight budget with this loan, each in a sentence. */
export function budgetIdeas(
  scope: Scope,
  loan: Loan,
  { longer, smaller }: OtherLoans,
  { locale, words }: BudgetVocabulary,
): readonly string[] {
  const { answers, facts } = scope;
  const { ideas } = words.application.budget;
  const second = incomeOfSecondBorrower(answers, loan.monthlyAmount);
  const amount = (of: Cents) => formatAmount(of, locale, 'whenNeeded');
  const describeLonger = ({ monthlyAmount, duration }: Loan) => {
    const { remaining, isTight } = assessAffordability(answers, monthlyAmount);
    // A negative remainder is shown as a shortfall.
    const sentence = remaining < 0 ? ideas.longerShort : ideas.longerTight;
    return fill(isTight ? sentence : ideas.longer, {
      n: duration,
      payment: formatAmount(monthlyAmount, locale),
      remaining: formatAmount(cents(Math.abs(remaining)), locale),
      total: formatAmount(totalToPay(monthlyAmount, duration), locale),
    });
  };
  return [
    longer && !isTooLongForVehicle(scope, longer) && describeLonger(longer),
    smaller &&
      fill(ideas.smaller, {
        amount: amount(totalAmount(smaller)),
        n: smaller.duration,
        taeg: formatRate(smaller.taeg, locale),
      }),
    second && fill(ideas.two, { income: amount(second) }),
    loan.product !== 'TAEGINL1' &&
      facts.isLent('TAEGINL1') &&
      hasCreditToRepay(answers) &&
      ideas.group,
  ].filter((idea) => typeof idea === 'string');
}

/** The vehicle that is applied for would be too old at the end. */
const isTooLongForVehicle = ({ answers, facts }: Scope, { duration }: Loan) =>
  isVehicleTooOld(answers, { ...facts.loan, duration }, facts.today);
