/** Lower case, without accents and marks; "Saint", "Sint", "St" and their like are one word. */
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
