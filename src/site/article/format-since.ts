import type { Locale, Localized } from '#domain/locale/locale.ts';

/** As Belgium writes dates; in English as Britain does, on every machine. */
const TAGS: Localized = { fr: 'fr-BE', nl: 'nl-BE', de: 'de-BE', en: 'en-GB' };

/** A day of the calendar (YYYY-MM-DD) in words: "1er décembre 2026", "1 december 2026". */
export function formatSince(day: string, locale: Locale): string {
  const written = new Intl.DateTimeFormat(TAGS[locale], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
  return locale === 'fr' ? written.replace(/^1 /, '1er ') : written;
}
