import { LOCALES, type Locale } from '#domain/locale/locale.ts';

/**
 * What a page passes to its island, with its texts in the page’s language alone: the others would be sent, and
 * nobody would read them. The type stays, though what is asked in another language is then undefined.
 */
export function inLanguage<T>(value: T, locale: Locale): T {
  return keepLanguage(value, locale) as T;
}

function keepLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => keepLanguage(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  const isText = LOCALES.every((language) => Object.hasOwn(value, language));
  const kept = Object.entries(value).filter(([key]) => !isText || key === locale);
  return Object.fromEntries(kept.map(([key, item]) => [key, keepLanguage(item, locale)]));
}
