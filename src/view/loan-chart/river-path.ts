import type { Slice } from './river-shape.ts';

/** The box the paths are drawn in; it is stretched to whatever the page gives the river. */
export const BOX = { width: 1000, height: 300 } as const;

type Point = readonly [x: number, y: number];

/** The water: capital still due. */
export function waterPath(river: readonly Slice[]): string {
  return ribbon(river, ({ water }) => water / 2);
}

/** Water and banks together; drawn under the water, so that only the banks show. */
export function bankPath(river: readonly Slice[]): string {
  return ribbon(river, ({ water, bank }) => (water + bank) / 2);
}

/** A closed ribbon around the river's middle, as an SVG path in the box. */
function ribbon(river: readonly Slice[], halfWidth: (slice: Slice) => number): string {
  const edge = (side: 1 | -1) =>
    river.map(
      (slice): Point => [slice.x * BOX.width, (slice.y + side * halfWidth(slice)) * BOX.height],
    );
  const top = edge(-1);
  const bottom = edge(1).reverse();
  return `M${write(top[0])}${curveThrough(top)}L${write(bottom[0])}${curveThrough(bottom)}Z`;
}

/** A smooth curve through points, each piece's handles along its neighbours (Catmull-Rom). */
function curveThrough(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const before = points[index - 1] ?? from;
      const after = points[index + 2] ?? to;
      const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      return `C${write(leave)} ${write(arrive)} ${write(to)}`;
    })
    .join('');
}

/** One decimal is a tenth of a pixel: enough, and the same text on every machine. */
function write(point: Point | undefined): string {
  return point ? `${Number(point[0].toFixed(1))} ${Number(point[1].toFixed(1))}` : '';
}
