import type { Locale, Localized } from '#domain/locale/locale.ts';

/** What every language of the site uses: letters, digits, signs, quotation marks, and the space that does not break. */
const COMMON = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  '.,;:!?\'"()[]/-+=%&@#*',
  '€§°·×«»‹›“”„‘’–—…\u00a0',
].join('');

/**
 * The accented letters of each language, and those of the names of its readers. The narrow space that does not break
 * (U+202F) is not among them: few faces have it, and it looks the same in the one that stands in.
 */
const ACCENTED: Localized<string> = {
  fr: 'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜ',
  nl: 'àáâäçèéêëíïóôöúûüÀÁÄÈÉÊËÍÏÓÖÚÜ',
  de: 'äöüßàéèêÄÖÜÉ',
  en: 'àçéèêëïôûÉ',
};

/** The letters and signs that a typeface needs for a site in these languages, each once (F-11.4). */
export function neededLetters(languages: readonly Locale[]): readonly string[] {
  return [...new Set(COMMON + languages.map((language) => ACCENTED[language]).join(''))];
}

/** How many of the letters that a file lacks are named. */
const MAX_NAMED = 20;

/** "€ œ Œ"; the first of many, and how many others there are. */
export function listLetters(letters: readonly string[]): string {
  const named = letters
    .slice(0, MAX_NAMED)
    .map((letter) => (letter === '\u00a0' ? 'U+00A0' : letter));
  const others = letters.length - named.length;
  return others > 0 ? `${named.join(' ')} and ${others} others` : named.join(' ');
}
