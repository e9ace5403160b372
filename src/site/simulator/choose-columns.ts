/** No more stand beside each other on a phone. */
const MOST_COLUMNS = 3;

/**
 * The durations to compare, up to three: the chosen one with its neighbours, or what was wanted in a
 * column instead, as long as that is offered. `durations` are rising; all in months.
 */
export function chooseColumns(
  durations: readonly number[],
  chosen: number,
  wanted: readonly (number | undefined)[],
): readonly number[] {
  const place = Math.max(0, durations.indexOf(chosen));
  const first = Math.min(Math.max(0, place - 1), Math.max(0, durations.length - MOST_COLUMNS));
  const nearest = durations.slice(first, first + MOST_COLUMNS);
  return nearest.map((duration, column) => {
    const other = wanted[column];
    return other !== undefined && durations.includes(other) ? other : duration;
  });
}
