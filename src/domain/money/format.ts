import type { Locale } from '#domain/locale/locale.ts';
import { type Cents, toEuros } from './money.ts';

const NO_BREAK_SPACE = '\u00a0';

/**
 * fr as fr-FR writes numbers (spec 1 §9), nl as nl-BE does. By hand and not by `Intl`, so that the
 * page built on one machine and the browser that takes it over write the same characters. The space
 * between thousands is the wide one: the narrow one all but disappears at small sizes.
 */
const MARKS: Readonly<Record<Locale, { thousands: string }>> = {
  fr: { thousands: NO_BREAK_SPACE },
  nl: { thousands: '.' },
};

/** The decimal mark of both languages. */
const DECIMAL_MARK = ',';

/**
 * "12 500,00 €" in French, "€ 12.500,00" in Dutch; never breaks. `whenNeeded` leaves the decimals of
 * whole euros out.
 */
export function formatAmount(amount: Cents, locale: Locale, decimals?: 'whenNeeded'): string {
  const places = decimals === 'whenNeeded' && amount % 100 === 0 ? 0 : 2;
  const number = writeNumber(toEuros(amount).toFixed(places), locale);
  return locale === 'fr' ? `${number}${NO_BREAK_SPACE}€` : `€${NO_BREAK_SPACE}${number}`;
}

/** A rate in percent with two decimals, "6,99 %"; never breaks. */
export function formatRate(percent: number, locale: Locale): string {
  return `${writeNumber(percent.toFixed(2), locale)}${NO_BREAK_SPACE}%`;
}

/** A plain number with the language's marks, as many decimals as it has. */
export function formatNumber(number: number, locale: Locale): string {
  return writeNumber(String(number), locale);
}

function writeNumber(digits: string, locale: Locale): string {
  const [whole = '', decimals] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, MARKS[locale].thousands);
  return decimals === undefined ? grouped : `${grouped}${DECIMAL_MARK}${decimals}`;
}
