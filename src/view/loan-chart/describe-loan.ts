import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { addCents, type Cents, cents } from '#domain/money/money.ts';
import type { ChartWords } from '#words/chart/chart.ts';
import { fill } from '#words/translation.ts';
import { isAlwaysContinuous } from './chosen-form.ts';
import type { DrawnYear, LoanForm } from './loan-form.ts';
import type { Flow } from './slices.ts';

/** A picture of a loan in words, for readers who do not see it: its figures in these years, and its interest. */
export function describeLoan(
  form: LoanForm,
  { amount, instalments }: Flow,
  years: readonly DrawnYear[],
  words: Pick<ChartWords, 'description' | 'balance' | 'today' | 'afterYear' | 'afterYears'>,
  euros: (sum: Cents) => string,
): string {
  const balance = (when: string, due: Cents) => fill(words.balance, { when, balance: euros(due) });
  const state = (when: string, figures: DrawnYear['figures']) => {
    const written = Object.entries(figures).map(([name, sum]) => [name, euros(sum)]);
    return fill(words.balance, { when, ...Object.fromEntries(written) });
  };
  const balances =
    isAlwaysContinuous || form.isContinuous
      ? [
          balance(words.today, amount),
          ...years.map((mark) => balance(nameYear(mark.year, words), mark.amount)),
        ]
      : years.map(({ year, figures }) => state(nameYear(year, words), figures));
  return fill(words.description, {
    amount: euros(amount),
    balances: balances.join(', '),
    duration: instalments.length,
    interest: euros(addCents(...instalments.map(({ interest }) => interest))),
  });
}

export function nameYear(
  year: number,
  words: Pick<ChartWords, 'afterYear' | 'afterYears'>,
): string {
  return year === 1 ? words.afterYear : fill(words.afterYears, { n: year });
}

/** The picture is read at a glance: cents would only be in the way. */
export function inEuros(sum: Cents, locale: Locale): string {
  return formatAmount(cents(Math.round(sum / 100) * 100), locale, 'whenNeeded');
}
