import { type Point, pointsOfPath } from './measure-path.ts';

/** In drawing units, of the middle of the line: half its weight comes on every side. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A path or circle as it is drawn. */
export interface Shape {
  /** The class that says what it is drawn in, without its prefix: `brick`, `water`; empty for a line in ink. */
  readonly drawnIn: string;
  /** The figure it belongs to; undefined for the ground, the water and the sky. */
  readonly figure: string | undefined;
  readonly box: Box;
}

export interface MeasuredDrawing {
  readonly canvas: Box;
  readonly shapes: readonly Shape[];
}

interface Group {
  readonly shift: Point;
  readonly figure: string | undefined;
}

/** Measures a drawing from its SVG. Groups may be moved (`translate`), but not scaled or turned. */
export function measureDrawing(svg: string): MeasuredDrawing {
  const [x = 0, y = 0, width = 0, height = 0] =
    /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  const groups: Group[] = [{ shift: [0, 0], figure: undefined }];
  const shapes: Shape[] = [];
  for (const [tag, name = ''] of svg.matchAll(/<\/?(\w+)[^>]*>/g)) {
    const within = groups.at(-1) ?? { shift: [0, 0] as const, figure: undefined };
    if (tag === '</g>') groups.pop();
    else if (name === 'g' && !tag.startsWith('</'))
      groups.push(groupOf(tag, within, groups.length));
    else if (!tag.startsWith('</')) shapes.push(...shapeOf(name, tag, within));
  }
  return { canvas: { left: x, top: y, right: x + width, bottom: y + height }, shapes };
}

/** The box around all of these; undefined for none. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

function groupOf(tag: string, within: Group, depth: number): Group {
  const transform = attribute(tag, 'transform');
  const moved = /^translate\((-?[\d.]+)[ ,](-?[\d.]+)\)$/.exec(transform ?? 'translate(0 0)');
  if (!moved) throw new Error(`Only moved groups can be measured: ${tag}`);
  const name = attribute(tag, 'data-figure');
  return {
    shift: [within.shift[0] + Number(moved[1]), within.shift[1] + Number(moved[2])],
    figure: within.figure ?? (name && `${name} ${depth} ${moved[1]}`),
  };
}

function shapeOf(name: string, tag: string, { shift, figure }: Group): Shape[] {
  const points = name === 'path' ? pointsOfPath(attribute(tag, 'd') ?? '') : circleOf(name, tag);
  const box = boxAround(
    points.map(([x, y]) => ({
      left: x + shift[0],
      top: y + shift[1],
      right: x + shift[0],
      bottom: y + shift[1],
    })),
  );
  const drawnIn = attribute(tag, 'class')?.replace(/^.*__/, '') ?? '';
  return box === undefined ? [] : [{ drawnIn, figure, box }];
}

function circleOf(name: string, tag: string): Point[] {
  if (name !== 'circle') return [];
  const [cx = 0, cy = 0, r = 0] = ['cx', 'cy', 'r'].map((one) => Number(attribute(tag, one)));
  return [
    [cx - r, cy - r],
    [cx + r, cy + r],
  ];
}
