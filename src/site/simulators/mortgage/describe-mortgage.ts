import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { type Cents, toCents } from '#domain/money/money.ts';
import { FEES, type MortgageFees } from '#domain/mortgage/fees.ts';
import type { MortgageWords } from '#words/mortgage/mortgage.ts';
import { fill } from '#words/translation.ts';
import type { MortgageState } from './mortgage-state.ts';

/** Why there is no loan for what is typed; undefined if there is a loan. */
export function describeRefusal(
  { mode, entries, refusal }: Pick<MortgageState, 'mode' | 'entries' | 'refusal'>,
  words: MortgageWords,
  locale: Locale,
): string | undefined {
  if (refusal === undefined) return undefined;
  const euros = (amount: Cents) => formatAmount(amount, locale, 'whenNeeded');
  if (refusal.kind === 'outOfBounds')
    return fill(words[mode].outOfBounds, {
      min: euros(toCents(refusal.min)),
      max: euros(toCents(refusal.max)),
    });
  const { least, fromPayment, fromYears } = refusal;
  const { amount, years } = entries[mode];
  const { both, payment, years: longer, neither } = words.tooLittle;
  const byPayment = fromYears === undefined ? payment : both;
  const byYears = fromYears === undefined ? neither : longer;
  return fill(fromPayment === undefined ? byYears : byPayment, {
    payment: euros(toCents(Number(amount))),
    years,
    least: euros(least),
    fromPayment: euros(toCents(fromPayment ?? 0)),
    fromYears: fromYears ?? 0,
  });
}

/**
 * Says that the typed values were adjusted to the newly chosen type or mode; undefined if they were
 * not.
 */
export function describeChange(
  { mode, entries, broughtWithin }: MortgageState,
  words: MortgageWords,
  locale: Locale,
): string {
  if (broughtWithin === undefined) return '';
  const euros = (amount: number) => formatAmount(toCents(amount), locale, 'whenNeeded');
  const { amount, years } = broughtWithin;
  return fill(words[mode].changed, {
    min: euros(amount.min),
    max: euros(amount.max),
    from: years.min,
    to: years.max,
    amount: euros(Number(entries[mode].amount)),
    years: entries[mode].years,
  });
}

/** Each fee with its amount; a fee that the lender does not charge is left out. */
export function listFees(fees: MortgageFees, words: MortgageWords, locale: Locale): string {
  return FEES.filter((fee) => fees[fee] > 0)
    .map((fee) =>
      fill(words.feeInList, {
        name: words.feeNames[fee],
        amount: formatAmount(fees[fee], locale, 'whenNeeded'),
      }),
    )
    .join(', ');
}

/** Describes the answer for screen readers. */
export function answerInWords(
  { mode, loan }: MortgageState,
  words: MortgageWords,
  locale: Locale,
): string {
  return fill(words[mode].announcement, {
    amount: formatAmount(loan.amount, locale),
    payment: formatAmount(loan.payment, locale),
    years: loan.years,
    taeg: formatRate(loan.taeg, locale),
  });
}
