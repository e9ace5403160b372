/** A phone has room for no more columns than this. */
const MAX_COLUMNS = 3;

/**
 * The durations to compare, at most three: the chosen duration and its neighbours, or the duration
 * wanted in a column if it is offered. No duration appears twice. `durations` are ascending; all
 * values are in months.
 */
export function chooseColumns(
  durations: readonly number[],
  chosen: number,
  wanted: readonly (number | undefined)[],
): readonly number[] {
  const place = Math.max(0, durations.indexOf(chosen));
  const first = Math.min(Math.max(0, place - 1), Math.max(0, durations.length - MAX_COLUMNS));
  const nearest = durations.slice(first, first + MAX_COLUMNS);
  const kept = nearest.map((_, column) => durations.find((offered) => offered === wanted[column]));
  const taken = new Set(kept);
  return nearest.map((duration, column) => {
    const free = [duration, ...nearest, ...durations].find((other) => !taken.has(other));
    const shown = kept[column] ?? free ?? duration;
    taken.add(shown);
    return shown;
  });
}

/** Puts another duration in a column. If another column already shows it, the two columns swap. */
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
