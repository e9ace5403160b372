import { LOCALE_TAGS, type Locale } from '#domain/locale/languages.ts';

/** Formats a calendar day (YYYY-MM-DD): "1er décembre 2026", "1 december 2026". */
export function formatSince(day: string, locale: Locale): string {
  const written = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
  return locale === 'fr' ? written.replace(/^1 /, '1er ') : written;
}
