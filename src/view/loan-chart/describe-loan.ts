import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { addCents, type Cents, cents } from '#domain/money/money.ts';
import type { ChartWords } from '#words/chart/chart.ts';
import { fill } from '#words/translation.ts';
import { isAlwaysContinuous } from './chosen-form.ts';
import type { DrawnYear, LoanForm } from './loan-form.ts';
import type { Flow } from './slices.ts';

/**
 * A picture of a loan in words, for readers who do not see it: its figures in these years, and its interest.
 * @param name of a year, as the picture labels it
 */
export function describeLoan(
  form: LoanForm,
  flow: Flow,
  years: readonly DrawnYear[],
  words: Pick<ChartWords, 'description' | 'balance' | 'today'>,
  euros: (sum: Cents) => string,
  name: (year: number) => string,
): string {
  const { amount, instalments } = flow;
  const balance = (when: string, due: Cents) => fill(words.balance, { when, balance: euros(due) });
  const state = (when: string, figures: DrawnYear['figures'] = {}) => {
    const written = Object.entries(figures).map(([name, sum]) => [name, euros(sum)]);
    return fill(words.balance, { when, ...Object.fromEntries(written) });
  };
  const balances =
    isAlwaysContinuous || form.isContinuous
      ? [
          balance(words.today, amount),
          ...years.map((mark) => balance(name(mark.year), mark.amount)),
        ]
      : years.map(({ year, figures }) => state(name(year), figures));
  return fill(words.description, {
    amount: euros(amount),
    balances: balances.join(', '),
    duration: instalments.length,
    half: halfRepaid(flow),
    interest: euros(addCents(...instalments.map(({ interest }) => interest))),
  });
}

/** The month at whose end half of the capital is repaid. */
export function halfRepaid({ amount, instalments }: Flow): number {
  return instalments.findIndex(({ balance }) => balance * 2 <= amount) + 1;
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
