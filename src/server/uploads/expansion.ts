/*
 * How far a file may grow as it is expanded. Beyond these somebody wants the reader to choke: a
 * document comes nowhere near.
 */

/** All that a file holds together, in bytes. */
export const MOST_EXPANDED = 100 * 1024 * 1024;

const RATIO_COUNTS_FROM = 5 * 1024 * 1024; // bytes
const HIGHEST_RATIO = 100;

/** Whether one part grew beyond measure. Both lengths in bytes. */
export function isBomb(expanded: number, compressed: number): boolean {
  return expanded > RATIO_COUNTS_FROM && expanded / Math.max(compressed, 1) > HIGHEST_RATIO;
}
