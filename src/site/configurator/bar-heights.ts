/** What bars are drawn between, in pixels (spec 1 §9). */
const LOWEST = 130;
const HIGHEST = 190;

/** The height of each bar, in whole pixels: from 130 to 190, and 190 where all are equal. */
export function barHeights(values: readonly number[]): readonly number[] {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  return values.map((value) =>
    range === 0 ? HIGHEST : LOWEST + Math.round(((value - least) / range) * (HIGHEST - LOWEST)),
  );
}
