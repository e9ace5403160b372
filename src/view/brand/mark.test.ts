import { expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import { sizeWithin, writeDrawing } from './mark.ts';

const { mark } = fluvia.brand;

it.each([
  [
    { width: 40, height: 32 },
    { width: 40, height: 20 },
  ],
  [
    { width: 400, height: 10 },
    { width: 20, height: 10 },
  ],
])('a drawing of 40 by 20 in a box of %j is as large as %j', (box, size) => {
  expect(sizeWithin(mark, box)).toEqual(size);
});

it('is an SVG in the colour and at the place that it is given (F-3.4)', () => {
  const svg = writeDrawing(mark, { width: 20, height: 10, x: 3, y: 4, colour: '#123456' });
  expect(svg).toMatch(
    /^<svg [^>]*viewBox="0 0 40 20" x="3" y="4" width="20" height="10" color="#123456"><g>/,
  );
});
