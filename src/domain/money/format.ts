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

/** A rate in percent with two decimals, "6,99 %", with a non-breaking space; with more next to a limit, as `formatShare`. */
export function formatRate(percent: number, locale: Locale, limit = percent): string {
  const places = placesUnlike(percent, limit, 2);
  return `${writeNumber(percent.toFixed(places), locale)}${WRITING[locale].percent}`;
}

/**
 * A share in percent with at most one decimal, "85,1 %", "90 %", with a non-breaking space; with as many
 * as it takes where it would read like a limit that it is not: "55,0003 %" for a limit of 55.
 */
export function formatShare(percent: number, locale: Locale, limit = percent): string {
  const places = placesUnlike(percent, limit, 1);
  return `${formatNumber(Number(percent.toFixed(places)), locale)}${WRITING[locale].percent}`;
}

/** Beyond these decimals a percentage computed from amounts holds rounding noise only. */
const MAX_PLACES = 12;

/** How many decimals, `least` or more, a number needs so that it does not read like a limit that it is not. */
export function placesUnlike(number: number, limit: number, least: number): number {
  let places = least;
  while (
    places < MAX_PLACES &&
    number !== limit &&
    number.toFixed(places) === limit.toFixed(places)
  )
    places++;
  return places;
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
