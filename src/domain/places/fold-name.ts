/** Lower case, without accents and punctuation; "Saint", "Sint", "St" and so on become the same word. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replace(/\b(?:sainte?|sint|sankt|san|ste)\b/g, 'st');
}
