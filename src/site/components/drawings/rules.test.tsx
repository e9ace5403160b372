import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import {
  drawnAs,
  expectKeptOffEdges,
  expectPlain,
  expectWaterBelowItsLine,
  solidBox,
} from '#tests/drawings/expect-drawn-to-rules.ts';
import { measureDrawing } from '#tests/drawings/measure-drawing.ts';
import { MooredBoat } from '#view/brand/moored-boat.tsx';
import { BoatPart } from './boat.tsx';
import { CarPart } from './car.tsx';
import { drawingExamples } from './drawing-gallery.tsx';
import { FIGURE_PARTS } from './figure-part.tsx';
import { HOUSE_KINDS, HousesPart, widthOfRow } from './houses.tsx';
import { FIGURES, type Figure, GROUND, LINE_WEIGHT, WATER_LINE } from './rules.ts';
import { TREES, type TreeKind, TreePart } from './tree.tsx';

const boxOf = (node: ReactNode) => solidBox(measureDrawing(drawnAs(node)).shapes);

/** Every figure in every kind. */
const KINDS: readonly (readonly [string, Figure, ReactNode])[] = [
  ...Object.entries(FIGURE_PARTS).map(([name, part]) => [name, name as Figure, part] as const),
  ...Object.keys(TREES).map(
    (kind) => [kind, 'tree', <TreePart key={kind} kind={kind as TreeKind} />] as const,
  ),
  ['estate car', 'car', <CarPart key="estate" kind="estate" />],
  ['sailing boat', 'boat', <BoatPart key="sailing" kind="sailing" />],
];

describe.each(KINDS)('a figure: %s', (_, figure, part) => {
  const { stands, width, top } = FIGURES[figure];
  const box = boxOf(part);

  it('is drawn within the size that scenes are composed with', () => {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.top).toBeGreaterThanOrEqual(top);
  });

  it('stands on the ground, has its keel at the water line, or stands in the water', () => {
    if (stands === 'works') expect(box.bottom).toBeGreaterThanOrEqual(WATER_LINE);
    else expect(box.bottom).toBe(stands === 'ashore' ? GROUND : WATER_LINE);
  });
});

it.each(HOUSE_KINDS)('a row of houses is as wide as its houses: %s', (kind) => {
  for (const row of [[kind], HOUSE_KINDS.filter((other) => other !== kind)]) {
    const { left, right } = boxOf(<HousesPart row={row} />);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(widthOfRow(row));
  }
});

/** Every drawing on a canvas of its own. The quay across the home page is cut by the window. */
const CANVASES: readonly (readonly [string, ReactNode])[] = [
  ...drawingExamples
    .filter(({ name }) => name !== 'Quayside')
    .map(({ name, node }) => [name, node] as const),
  ['moored boat', <MooredBoat key="moored boat" />],
];

describe.each(CANVASES)('a drawing: %s', (_, node) => {
  const svg = drawnAs(node);

  it('keeps every line off the edges', () => {
    expectKeptOffEdges(svg);
  });

  it('is plain, and hidden from assistive technology', () => {
    expectPlain(svg);
  });
});

/** A lock has two levels of water, and rain falls on it. */
const ON_ONE_LEVEL = CANVASES.filter(([name]) => name !== 'Lock' && name !== 'Rain');

it.each(ON_ONE_LEVEL)('a drawing has all its water below one line: %s', (_, node) => {
  expectWaterBelowItsLine(drawnAs(node));
});

it.each([
  ['the site', 'src/site/components/drawings/drawings.css'],
  ['pages that the server writes', 'src/server/http/answer-page/answer-frame.ts'],
])('lines have one weight, which does not scale with a drawing, on %s', (_, file) => {
  const styles = readFileSync(file, 'utf8');
  expect(styles).toMatch(/\.drawing \* \{\s*vector-effect: non-scaling-stroke;?\s*\}/);
  expect(styles.match(/stroke-width: [^;]+/g)).toEqual([`stroke-width: ${LINE_WEIGHT}px`]);
});
