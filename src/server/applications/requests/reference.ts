/** Letters and digits that are not easily confused, spoken or written. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/** "FLV-2026-7K3M9Q". `randomIndex(n)` draws a whole number from 0 to n − 1. */
export function drawReference(
  prefix: string,
  year: number,
  randomIndex: (below: number) => number,
): string {
  const drawn = Array.from({ length: LENGTH }, () => ALPHABET[randomIndex(ALPHABET.length)]);
  return `${prefix}-${year}-${drawn.join('')}`;
}
