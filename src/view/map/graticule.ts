/** The spacing of the graticule in degrees, by zoom: whole fractions, as on charts. */
const STEPS: readonly (readonly [leastZoom: number, degrees: number])[] = [
  [14, 1 / 60],
  [13, 2 / 60],
  [12, 5 / 60],
  [10, 10 / 60],
  [9, 20 / 60],
  [8, 30 / 60],
  [0, 1],
];

/** The spacing of the graticule at a zoom, in degrees. */
export function stepAt(zoom: number): number {
  return STEPS.find(([least]) => zoom >= least)?.[1] ?? 1;
}

/** The multiples of `step` between two numbers. */
export function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, i) => (first + i) * step);
}

/** Formats degrees as on a chart: 50°30′. */
export function degreesAndMinutes(degrees: number): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const rest = minutes % 60;
  return `${degrees < 0 ? '−' : ''}${Math.floor(minutes / 60)}°${rest === 0 ? '' : `${String(rest).padStart(2, '0')}′`}`;
}
