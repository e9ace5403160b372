import type { CalendarDate } from '#domain/calendar/date.ts';
import { LOCALE_TAGS, type Locale } from '#domain/locale/languages.ts';

/** A day to come, or just past: "lundi 30 novembre", "mardi 1er décembre", "maandag 30 november". */
export function dayInWords({ year, month, day }: CalendarDate, locale: Locale): string {
  const written = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(year, month - 1, day)));
  return locale === 'fr' ? written.replace(/ 1 /, ' 1er ') : written;
}
