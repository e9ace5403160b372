/**
 * The figures of a series of frames: times in milliseconds.
 * @typedef {{ frames: number, p50: number, p95: number, longest: number, late: number, busy: number }} Frames
 */

/** A frame that takes longer than two refreshes of a 60 Hz screen is noticeable. */
const LATE = 34;

/**
 * @param {readonly number[]} stamps when each frame began, milliseconds
 * @param {number} busy milliseconds that the page computed, styled and painted in all
 * @returns {Frames}
 */
export function readFrames(stamps, busy) {
  const times = stamps.slice(1).map((stamp, i) => stamp - (stamps[i] ?? stamp));
  const sorted = times.toSorted((a, b) => a - b);
  /** @param {number} part */
  const at = (part) => sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? 0;
  return {
    frames: times.length,
    p50: at(0.5),
    p95: at(0.95),
    longest: at(1),
    late: times.filter((time) => time > LATE).length,
    busy: times.length === 0 ? 0 : busy / times.length,
  };
}
