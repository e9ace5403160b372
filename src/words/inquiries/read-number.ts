/** Converts a number in digits or words of the language to digits; returns anything else unchanged. */
export function readNumber(typed: string, inWords: string): string {
  const plain = typed
    .trim()
    .toLowerCase()
    .replace(/(?<![.!\s])[.!\s]+$/, '');
  const index = inWords.split(' ').indexOf(plain.replace(/[\s-]+/g, '-'));
  return index === -1 ? plain.replace(/^0+(?=\d)/, '') : String(index + 1);
}

/** A number from 1 on, in words. */
export function formatCount(number: number, inWords: string): string {
  return inWords.split(' ')[number - 1] ?? String(number);
}
