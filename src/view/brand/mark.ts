import type { Drawing } from '#domain/brand/drawing.ts';

/** A drawing of the brand in a place: the box it gets, in the units of what holds it. */
export interface DrawingPlace {
  width: number;
  height: number;
  x?: number;
  y?: number;
  /** What `currentColor` in it is. */
  colour?: string;
}

/** How large a drawing is if it fills as much of a box as its proportions allow. */
export function sizeWithin(
  { viewBox: [, , width, height] }: Drawing,
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: toTenths(width * scale), height: toTenths(height * scale) };
}

/** A drawing of the brand as an SVG of its own, also within another. */
export function writeDrawing(
  { viewBox, shapes }: Drawing,
  { width, height, x = 0, y = 0, colour }: DrawingPlace,
): string {
  const place = x === 0 && y === 0 ? '' : ` x="${toTenths(x)}" y="${toTenths(y)}"`;
  const painted = colour === undefined ? '' : ` color="${colour}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}"${place} width="${width}" height="${height}"${painted}>${shapes}</svg>`;
}

function toTenths(length: number): number {
  return Math.round(length * 10) / 10;
}
