import { type Flow, type Slice, sliceAt, sliceLoan } from './slices.ts';

/*
 * The river is a picture made of data. Along it runs time, from the day of the loan to its end; its
 * water is as wide as the capital still due, and the pale banks together as wide as the interest
 * still to pay, on the same scale. Only its bends are drawn for the eye.
 */

/** The river in slices, from the left edge to the day the loan is paid back. */
export function shapeRiver(flow: Flow): readonly Slice[] {
  const course = (x: number) => bend(x) + (flow.drop ?? 0);
  const loan = sliceLoan(flow, course);
  return [{ ...sliceAt(loan, 0), x: 0, y: course(0) }, ...loan];
}

/** How far upstream the river can be drawn, in slices that widen with the distance; `x` below 0. */
const UPSTREAM = [-0.5, -0.35, -0.23, -0.14, -0.08, -0.04];

/**
 * The river with what comes before the picture's left edge, at the width that it has there: for a
 * page that is wider than the picture.
 */
export function withUpstream(river: readonly Slice[]): readonly Slice[] {
  const source = river[0];
  if (!source) return river;
  return [
    ...UPSTREAM.map((x) => ({ ...source, x, y: source.y + bend(x) - bend(source.x) })),
    ...river,
  ];
}

/** The middle of the river: downhill, in one bend and a half, calmer towards the end. */
function bend(x: number): number {
  return 0.52 + 0.1 * x - (0.07 + 0.04 * x) * Math.cos(2 * Math.PI * (1.3 * x - 0.13));
}
