import type { Locale } from '#domain/locale/locale.ts';

/** The month of the calendar so many months after a day, where the visitor is: "novembre 2029", "nov. 2029". */
export function monthAfter(
  from: Date,
  months: number,
  locale: Locale,
  month: 'long' | 'short',
): string {
  return new Intl.DateTimeFormat(locale, { month, year: 'numeric' }).format(
    new Date(from.getFullYear(), from.getMonth() + months, 1),
  );
}
