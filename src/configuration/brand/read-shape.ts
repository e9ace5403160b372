import * as z from 'zod';
import { BUTTONS, CORNERS, LINES, type Shape } from '#domain/brand/shape.ts';
import type { YamlReading } from '../yaml-reading.ts';

const names = <K extends string>(table: Readonly<Record<K, number>>) =>
  z.enum(Object.keys(table) as [K, ...K[]]);

export const shapeSchema = z.strictObject({
  corner: names(CORNERS),
  buttons: z.enum(BUTTONS),
  line: names(LINES),
});

/** Reads the corners and lines of a brand (F-2.5). */
export function readShape(reading: YamlReading, written: unknown): Shape | undefined {
  return reading.read(shapeSchema, written, ['shape']);
}
