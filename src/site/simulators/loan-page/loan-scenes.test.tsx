import { describe, expect, it } from 'vitest';
import { CLEARANCE, LINE_WEIGHT, NARROWEST_SCENE } from '#site/components/drawings/rules.ts';
import {
  drawnAs,
  expectApart,
  expectKeptOffEdges,
  expectPlain,
  expectWaterBelowItsLine,
  figuresIn,
} from '#tests/drawings/expect-drawn-to-rules.ts';
import { measureDrawing } from '#tests/drawings/measure-drawing.ts';
import { LOAN_SCENES } from './loan-scenes.tsx';

/** In bytes, before compression. */
const MAX_BYTES = 3_000;

describe.each(Object.entries(LOAN_SCENES))('the scene of a loan: %s', (_, scene) => {
  const svg = drawnAs(scene);

  it('follows the rules of drawings', () => {
    expectKeptOffEdges(svg);
    expectWaterBelowItsLine(svg);
    expectPlain(svg);
  });

  it('has figures that do not touch, nor on the narrowest screen', () => {
    const figures = figuresIn(svg);
    expect(figures.length).toBeGreaterThan(1);
    expectApart(figures.map(({ box }) => box));
    const { canvas } = measureDrawing(svg);
    const scale = NARROWEST_SCENE / (canvas.right - canvas.left);
    expect(CLEARANCE * scale).toBeGreaterThan(2 * LINE_WEIGHT);
  });

  it('is no other loan’s, and small', () => {
    const same = Object.values(LOAN_SCENES).filter((other) => drawnAs(other) === svg);
    expect(same).toHaveLength(1);
    expect(svg.length).toBeLessThan(MAX_BYTES);
  });
});
