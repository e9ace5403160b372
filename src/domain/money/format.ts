import { type Locale, WRITING } from '#domain/locale/languages.ts';
import { type Cents, toEuros } from './money.ts';

/**
 * "12 500,00 €" in French, "€ 12.500,00" in Dutch, "12.500,00 €" in German, "€12,500.00" in English,
 * all with non-breaking spaces. `whenNeeded` omits the decimals of whole euros.
 */
export function formatAmount(amount: Cents, locale: Locale, decimals?: 'whenNeeded'): string {
  const places = decimals === 'whenNeeded' && amount % 100 === 0 ? 0 : 2;
  return WRITING[locale].amount.replace('#', writeNumber(toEuros(amount).toFixed(places), locale));
}

/** A rate in percent with two decimals, "6,99 %", with a non-breaking space. */
export function formatRate(percent: number, locale: Locale): string {
  return `${writeNumber(percent.toFixed(2), locale)}${WRITING[locale].percent}`;
}

/** A share in percent with at most one decimal, "85,1 %", "90 %", with a non-breaking space. */
export function formatShare(percent: number, locale: Locale): string {
  return `${formatNumber(Math.round(percent * 10) / 10, locale)}${WRITING[locale].percent}`;
}

/** A plain number with the language's separators and all its decimals. */
export function formatNumber(number: number, locale: Locale): string {
  return writeNumber(String(number), locale);
}

function writeNumber(digits: string, locale: Locale): string {
  const [whole = '', decimals] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, WRITING[locale].thousands);
  return decimals === undefined ? grouped : `${grouped}${WRITING[locale].decimals}${decimals}`;
}
