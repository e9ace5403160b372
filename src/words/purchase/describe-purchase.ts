import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatShare } from '#domain/money/format.ts';
import type { Cents } from '#domain/money/money.ts';
import { lentBounds } from '#domain/mortgage/limits.ts';
import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';
import { CAUTION_ABOVE, type Purchase } from '#domain/purchase/purchase.ts';
import { fill } from '../translation.ts';
import type { PurchaseWords } from './purchase.ts';

/** The label of what is left to pay: to borrow, unless it is more than is lent. */
export function nameRest({ lent }: Purchase, { lines }: PurchaseWords): string {
  return lent === 'overPrice' || lent === 'tooMuch' ? lines.toFind : lines.toBorrow;
}

/** The result of a purchase for the borrower, as sentences. */
export function describeVerdict(
  purchase: Purchase,
  product: MortgageProduct,
  words: PurchaseWords,
  locale: Locale,
): readonly string[] {
  const euros = (sum: Cents) => formatAmount(sum, locale, 'whenNeeded');
  const { min, max } = lentBounds(product);
  const least = euros(purchase.leastMeans);
  const share = fill(words.share, { share: formatShare(purchase.shareOfPrice, locale) });
  const caution = fill(words.caution, { share: formatShare(CAUTION_ABOVE, locale) });
  switch (purchase.lent) {
    case 'nothing':
      return [words.nothing];
    case 'tooLittle':
      return [fill(words.tooLittle, { min: euros(min) })];
    case 'overPrice':
      return [share, fill(words.overPrice, { least })];
    case 'tooMuch':
      return [fill(words.tooMuch, { max: euros(max), least })];
    case 'yes':
      return purchase.callsForCaution ? [share, caution] : [share];
  }
}

/** A short form for screen readers: what is left to pay, and what that means. */
export function describeResult(
  purchase: Purchase,
  product: MortgageProduct,
  words: PurchaseWords,
  locale: Locale,
): string {
  const verdict = describeVerdict(purchase, product, words, locale);
  if (purchase.lent === 'nothing') return verdict.join(' ');
  const rest = fill(words.result, {
    label: nameRest(purchase, words),
    amount: formatAmount(purchase.toBorrow, locale, 'whenNeeded'),
  });
  return [rest, ...verdict].join(' ');
}

/** The inputs needed for a result: "le prix, votre apport (0 s’il n’y en a pas) et la Région". */
export function describeNeeded(
  needed: readonly (keyof PurchaseWords['needed'])[],
  words: PurchaseWords,
): string {
  const named = needed.map((name) => words.needed[name]);
  const last = named.pop() ?? '';
  const what = named.length === 0 ? last : `${named.join(', ')} ${words.and} ${last}`;
  return fill(words.waiting, { what });
}
