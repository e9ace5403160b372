/** The words of a text with their positions. */
export function wordsIn(text: string): { word: string; index: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({ word, index }));
}

/** A word normalised for the index: lower case, without accents. */
export function lookUpForm(word: string): string {
  return word.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');
}
