import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { CLEARANCE, GROUND, MARGIN, WATER_LINE } from '#site/components/drawings/rules.ts';
import { type Box, boxAround, measureDrawing, type Shape } from './measure-drawing.ts';

/** What is drawn but stands for no thing: water has a rule of its own, light has no line. */
const isSolid = ({ drawnIn }: Shape) => !['water', 'glow'].includes(drawnIn);

/** The box of what stands in a drawing. */
export function solidBox(shapes: readonly Shape[]): Box {
  const box = boxAround(shapes.filter(isSolid).map(({ box }) => box));
  if (box === undefined) throw new Error('Nothing stands in the drawing');
  return box;
}

/** No line comes near the edges of the canvas, beyond which there may be text; but for the ground's. */
export function expectKeptOffEdges(svg: string): void {
  const { canvas, shapes } = measureDrawing(svg);
  expect(shapes.length).toBeGreaterThan(0);
  for (const { box } of shapes) {
    const isGround = box.top === box.bottom && box.top === GROUND;
    const margin = isGround ? 0 : MARGIN;
    expect(box.left).toBeGreaterThanOrEqual(canvas.left + margin);
    expect(box.right).toBeLessThanOrEqual(canvas.right - margin);
    expect(box.top).toBeGreaterThanOrEqual(canvas.top + margin);
    expect(box.bottom).toBeLessThanOrEqual(canvas.bottom - margin);
  }
}

export function expectWaterBelowItsLine(svg: string): void {
  for (const { box, drawnIn } of measureDrawing(svg).shapes)
    if (drawnIn === 'water') expect(box.top).toBeGreaterThan(WATER_LINE);
}

/** The boxes of a scene's figures, as they follow each other in the markup. */
export function figuresIn(svg: string): readonly { name: string; box: Box }[] {
  const { shapes } = measureDrawing(svg);
  const names = new Set(shapes.flatMap(({ figure }) => figure ?? []));
  return [...names].map((name) => ({
    name,
    box: solidBox(shapes.filter(({ figure }) => figure === name)),
  }));
}

/** Between any two figures there is a clearance, next to or above each other. */
export function expectApart(boxes: readonly Box[]): void {
  for (const [place, one] of boxes.entries())
    for (const other of boxes.slice(place + 1)) {
      const beside = Math.max(one.left - other.right, other.left - one.right);
      const above = Math.max(one.top - other.bottom, other.top - one.bottom);
      expect(Math.max(beside, above)).toBeGreaterThanOrEqual(CLEARANCE);
    }
}

/** Decorative, small, and drawn in the one weight that its style sheet gives it. */
export function expectPlain(svg: string): void {
  expect(svg).toContain('aria-hidden="true"');
  expect(svg).not.toMatch(/<text|<title|<image| id=| style=|NaN|undefined/);
  expect(svg).not.toMatch(/stroke-?width|vector-?effect|scale\(/i);
}

export const drawnAs = (node: ReactNode): string => renderToStaticMarkup(node);
