/** A point in drawing units. */
export type Point = readonly [x: number, y: number];

/** How many points stand for a curve. */
const SAMPLES = 16;

const NUMBERS = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

/** How many numbers each command of a path takes. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  A: 7,
  Z: 0,
};

interface Pen {
  readonly at: Point;
  readonly start: Point;
  /** The second control point of the curve before, for `S`. */
  readonly control: Point | undefined;
}

/** Points along the path of a `d` attribute, close enough together to know its box. */
export function pointsOfPath(d: string): Point[] {
  const points: Point[] = [];
  let pen: Pen = { at: [0, 0], start: [0, 0], control: undefined };
  for (const [, letter = '', tail = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    const takes = TAKES[command];
    if (takes === undefined) throw new Error(`The path has an unknown command: ${letter}`);
    const numbers = [...tail.matchAll(NUMBERS)].map(([number]) => Number(number));
    if (takes > 0 && numbers.length % takes > 0) throw new Error(`Numbers are missing: ${d}`);
    for (let first = 0; first < Math.max(numbers.length, 1); first += Math.max(takes, 1)) {
      const isFirst = first === 0;
      const step = command === 'M' && !isFirst ? 'L' : command;
      const [drawn, next] = draw(
        step,
        letter !== command,
        numbers.slice(first, first + takes),
        pen,
      );
      points.push(...drawn);
      pen = next;
    }
  }
  return points;
}

function draw(
  command: string,
  isRelative: boolean,
  n: readonly number[],
  pen: Pen,
): [Point[], Pen] {
  const [x0, y0] = pen.at;
  const point = (i: number): Point => [
    (n[i] ?? 0) + (isRelative ? x0 : 0),
    (n[i + 1] ?? 0) + (isRelative ? y0 : 0),
  ];
  const lineTo = (at: Point, start = pen.start): [Point[], Pen] => [
    [pen.at, at],
    { at, start, control: undefined },
  ];
  const curve = (a: Point, b: Point, at: Point): [Point[], Pen] => [
    sample((t) => cubic(t, pen.at, a, b, at)),
    { at, start: pen.start, control: b },
  ];
  const mirrored: Point =
    pen.control === undefined ? pen.at : [2 * x0 - pen.control[0], 2 * y0 - pen.control[1]];
  switch (command) {
    case 'M':
      return [[point(0)], { at: point(0), start: point(0), control: undefined }];
    case 'L':
      return lineTo(point(0));
    case 'H':
      return lineTo([point(0)[0], y0]);
    case 'V':
      return lineTo([x0, (n[0] ?? 0) + (isRelative ? y0 : 0)]);
    case 'C':
      return curve(point(0), point(2), point(4));
    case 'S':
      return curve(mirrored, point(0), point(2));
    case 'Q': {
      const [bend, end] = [point(0), point(2)];
      const between = (from: Point): Point => [
        from[0] + (2 / 3) * (bend[0] - from[0]),
        from[1] + (2 / 3) * (bend[1] - from[1]),
      ];
      return curve(between(pen.at), between(end), end);
    }
    case 'A':
      return [arc(pen.at, n, point(5)), { at: point(5), start: pen.start, control: undefined }];
    default:
      return lineTo(pen.start);
  }
}

const sample = (at: (t: number) => Point) =>
  Array.from({ length: SAMPLES + 1 }, (_, step) => at(step / SAMPLES));

function cubic(t: number, ...[p, a, b, q]: readonly [Point, Point, Point, Point]): Point {
  const u = 1 - t;
  const along = (i: 0 | 1) =>
    u ** 3 * p[i] + 3 * u * u * t * a[i] + 3 * u * t * t * b[i] + t ** 3 * q[i];
  return [along(0), along(1)];
}

/** An arc of a circle or an upright ellipse, as SVG's appendix on arcs derives its centre. */
function arc([x1, y1]: Point, n: readonly number[], [x2, y2]: Point): Point[] {
  const [rx = 1, ry = 1, , large = 0, sweep = 0] = n;
  const [dx, dy] = [(x1 - x2) / 2 / rx, (y1 - y2) / 2 / ry];
  const half = Math.hypot(dx, dy);
  const grow = Math.max(1, half);
  const lift = Math.sqrt(Math.max(0, grow ** 2 - half ** 2)) * (large === sweep ? -1 : 1);
  const [cx, cy] = half === 0 ? [0, 0] : [(lift * dy) / half, (-lift * dx) / half];
  const from = Math.atan2(dy - cy, dx - cx);
  const to = Math.atan2(-dy - cy, -dx - cx);
  const turn =
    sweep === 1
      ? (to - from + 4 * Math.PI) % (2 * Math.PI)
      : -((from - to + 4 * Math.PI) % (2 * Math.PI));
  const centre: Point = [(x1 + x2) / 2 + cx * rx, (y1 + y2) / 2 + cy * ry];
  return sample((t) => [
    centre[0] + grow * rx * Math.cos(from + t * turn),
    centre[1] + grow * ry * Math.sin(from + t * turn),
  ]);
}
