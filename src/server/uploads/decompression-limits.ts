/*
 * Limits on decompression. A file that exceeds them is meant to exhaust the reader: real documents
 * stay far below.
 */

/** For all parts of a file together, in bytes. */
export const MOST_EXPANDED = 100 * 1024 * 1024;

const RATIO_COUNTS_FROM = 5 * 1024 * 1024; // bytes
const HIGHEST_RATIO = 100;

/** Whether a part expands suspiciously. Both lengths in bytes. */
export function isDecompressionBomb(expanded: number, compressed: number): boolean {
  return expanded > RATIO_COUNTS_FROM && expanded / Math.max(compressed, 1) > HIGHEST_RATIO;
}
