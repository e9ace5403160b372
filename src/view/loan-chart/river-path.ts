import type { Slice } from './slices.ts';

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
  const pen = new Pen(top[0] ?? [0, 0]);
  for (const piece of curveThrough(top)) pen.write('c', piece);
  pen.write('l', bottom.slice(0, 1));
  for (const piece of curveThrough(bottom)) pen.write('c', piece);
  return `${pen.path}z`;
}

/** A smooth curve through points, each piece's handles along its neighbours (Catmull-Rom). */
function curveThrough(points: readonly Point[]): Point[][] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return [leave, arrive, to];
  });
}

/**
 * Writes a path whose points are each relative to where the piece before ended: half as long as absolute ones, on
 * every page with a loan. One decimal is a tenth of a pixel: enough, and the same text on every machine.
 */
class Pen {
  path: string;
  /** In tenths, as it is written: what is rounded away does not add up. */
  private at: Point;

  constructor(start: Point) {
    this.at = inTenths(start);
    this.path = `M${this.at[0] / 10} ${this.at[1] / 10}`;
  }

  write(command: 'c' | 'l', points: readonly Point[]): void {
    const [x, y] = this.at;
    const places = points.map(inTenths);
    const numbers = places.flatMap((place) => [(place[0] - x) / 10, (place[1] - y) / 10]);
    this.path += `${command}${numbers.join(' ').replaceAll(' -', '-')}`;
    this.at = places.at(-1) ?? this.at;
  }
}

function inTenths([x, y]: Point): Point {
  return [Math.round(x * 10), Math.round(y * 10)];
}
