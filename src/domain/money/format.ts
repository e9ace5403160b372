import type { Locale } from '#domain/locale/locale.ts';
import { type Cents, toEuros } from './money.ts';

const NO_BREAK_SPACE = '\u00a0';

/**
 * fr as fr-FR writes numbers (spec 1 §9), nl and de as Belgium does, en as Britain. By hand and not by
 * `Intl`, so that the page built on one machine and the browser that takes it over write the same
 * characters. The space between thousands is the wide one: the narrow one all but disappears at small
 * sizes.
 */
const MARKS: Readonly<Record<Locale, { thousands: string; decimals: string; percent: string }>> = {
  fr: { thousands: NO_BREAK_SPACE, decimals: ',', percent: `${NO_BREAK_SPACE}%` },
  nl: { thousands: '.', decimals: ',', percent: `${NO_BREAK_SPACE}%` },
  de: { thousands: '.', decimals: ',', percent: `${NO_BREAK_SPACE}%` },
  en: { thousands: ',', decimals: '.', percent: '%' },
};

const WITH_EURO: Readonly<Record<Locale, (number: string) => string>> = {
  fr: (number) => `${number}${NO_BREAK_SPACE}€`,
  nl: (number) => `€${NO_BREAK_SPACE}${number}`,
  de: (number) => `${number}${NO_BREAK_SPACE}€`,
  en: (number) => `€${number}`,
};

/**
 * "12 500,00 €" in French, "€ 12.500,00" in Dutch, "12.500,00 €" in German, "€12,500.00" in English;
 * never breaks. `whenNeeded` leaves the decimals of whole euros out.
 */
export function formatAmount(amount: Cents, locale: Locale, decimals?: 'whenNeeded'): string {
  const places = decimals === 'whenNeeded' && amount % 100 === 0 ? 0 : 2;
  return WITH_EURO[locale](writeNumber(toEuros(amount).toFixed(places), locale));
}

/** A rate in percent with two decimals, "6,99 %"; never breaks. */
export function formatRate(percent: number, locale: Locale): string {
  return `${writeNumber(percent.toFixed(2), locale)}${MARKS[locale].percent}`;
}

/** A share in percent with one decimal at most, "85,1 %", "90 %"; never breaks. */
export function formatShare(percent: number, locale: Locale): string {
  return `${formatNumber(Math.round(percent * 10) / 10, locale)}${MARKS[locale].percent}`;
}

/** A plain number with the language's marks, as many decimals as it has. */
export function formatNumber(number: number, locale: Locale): string {
  return writeNumber(String(number), locale);
}

function writeNumber(digits: string, locale: Locale): string {
  const [whole = '', decimals] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, MARKS[locale].thousands);
  return decimals === undefined ? grouped : `${grouped}${MARKS[locale].decimals}${decimals}`;
}
