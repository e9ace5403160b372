import { totalToPay } from '#domain/loan/payment.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { cents } from '#domain/money/money.ts';
import { judgeAffordability } from '#journey/affordability/judge-affordability.ts';
import type { Answers } from '#journey/answers.ts';
import type { Loan } from '#journey/facts.ts';
import type { ApplicationCatalogue } from '#words/application/application.ts';
import { fill } from '#words/translation.ts';

/** What a longer loan would change of the month: what it leaves, or what would still be missing. */
export function longerIdea(
  longer: Pick<Loan, 'duration' | 'monthlyAmount'>,
  answers: Answers,
  { ideas }: ApplicationCatalogue['budget'],
  locale: Locale,
): string {
  const { duration, monthlyAmount } = longer;
  const { remaining } = judgeAffordability(answers, monthlyAmount);
  return fill(remaining < 0 ? ideas.longerShort : ideas.longer, {
    n: duration,
    payment: formatAmount(monthlyAmount, locale),
    remaining: formatAmount(cents(Math.abs(remaining)), locale),
    total: formatAmount(totalToPay(monthlyAmount, duration), locale),
  });
}
