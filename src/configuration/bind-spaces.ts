import type { Locale } from '#domain/locale/locale.ts';

/**
 * Inserts non-breaking spaces so that authors can type ordinary ones: within phone numbers, between a
 * number and its unit, and in French before high punctuation.
 */
export function bindSpaces(text: string, locale: Locale): string {
  const numbers = text.replace(/(?<=\d) (?=[\d%€]|\p{Ll})|(?<=€) (?=\d)/gu, '\u00a0');
  if (locale !== 'fr') return numbers;
  return numbers.replace(/ (?=[?!:;»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}
