/** No more stand beside each other on a phone. */
const MOST_COLUMNS = 3;

/**
 * The durations to compare, up to three: the chosen one with its neighbours, or what was wanted in a
 * column instead, as long as that is offered. None stands there twice. `durations` are rising; all in
 * months.
 */
export function chooseColumns(
  durations: readonly number[],
  chosen: number,
  wanted: readonly (number | undefined)[],
): readonly number[] {
  const place = Math.max(0, durations.indexOf(chosen));
  const first = Math.min(Math.max(0, place - 1), Math.max(0, durations.length - MOST_COLUMNS));
  const nearest = durations.slice(first, first + MOST_COLUMNS);
  const kept = nearest.map((_, column) => durations.find((offered) => offered === wanted[column]));
  const taken = new Set(kept);
  return nearest.map((duration, column) => {
    const free = [duration, ...nearest, ...durations].find((other) => !taken.has(other));
    const shown = kept[column] ?? free ?? duration;
    taken.add(shown);
    return shown;
  });
}

/** The columns with another duration in one of them; where it stands in another, the two change places. */
export function changeColumn(
  columns: readonly number[],
  column: number,
  duration: number,
): readonly number[] {
  const before = columns[column] ?? duration;
  return columns.map((own, place) => {
    if (place === column) return duration;
    return own === duration ? before : own;
  });
}
