/** The index of the value nearest to `to`, the first of two equally near; undefined for no values. */
export function findNearest(values: readonly number[], to: number): number | undefined {
  let nearest: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, value] of values.entries()) {
    const distance = Math.abs(value - to);
    if (distance >= least) continue;
    least = distance;
    nearest = index;
  }
  return nearest;
}
