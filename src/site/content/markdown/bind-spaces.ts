import type { Locale } from '#domain/locale/locale.ts';

/**
 * Binds what must not break over a line, so that authors may type ordinary spaces: the numbers of a
 * telephone or a unit to their number, and in French the high punctuation to its word.
 */
export function bindSpaces(text: string, locale: Locale): string {
  const numbers = text.replace(/(?<=\d) (?=[\d%€]|\p{Ll})|(?<=€) (?=\d)/gu, '\u00a0');
  if (locale !== 'fr') return numbers;
  return numbers.replace(/ (?=[?!:;»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}
