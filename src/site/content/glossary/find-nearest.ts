/** The place of the value that is nearest to this one; of two equally near the first. None of none. */
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
