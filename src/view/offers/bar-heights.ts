/** Of an offer's bar, in pixels (W-4.9). */
export const BAR_HEIGHT = { min: 130, max: 190 } as const;

/** The bars of offers by what they compare, the highest value the highest bar; all of them equal: 190. */
export function barHeights(values: readonly number[]): readonly number[] {
  const least = Math.min(...values);
  const spread = Math.max(...values) - least;
  const { min, max } = BAR_HEIGHT;
  return values.map((value) =>
    spread > 0 ? Math.round(min + ((value - least) / spread) * (max - min)) : max,
  );
}
