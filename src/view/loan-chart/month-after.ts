import type { Locale } from '#domain/locale/locale.ts';

/** The month of the calendar so many months after a day, where the visitor is: "novembre 2029", "nov. 2029". */
export function monthAfter(
  from: Date,
  months: number,
  locale: Locale,
  month: 'long' | 'short',
): string {
  const day = new Date(from.getFullYear(), from.getMonth() + months, 1);
  return day.toLocaleDateString(locale, { month, year: 'numeric' });
}
