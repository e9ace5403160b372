import { expect, it } from 'vitest';
import { findPosition } from './find-position.ts';

/** Five cards of 300 px, 20 px apart. */
const CARDS = [0, 320, 640, 960, 1280].map((start) => ({ start, width: 300 }));

it.each([
  ['three at the start', 0, 940, [1, 3]],
  ['three in the middle', 320, 940, [2, 4]],
  ['three at the end', 640, 940, [3, 5]],
  ['off by a pixel', 321, 940, [2, 4]],
  ['one and the edge of the next', 0, 340, [1, 1]],
  ['one that is wider than the window', 320, 200, [2, 2]],
])('finds %s', (_, scrolled, seen, [first, last]) => {
  expect(findPosition({ scrolled, seen, cards: CARDS })).toEqual({ first, last });
});

it('finds nothing in a row without cards', () => {
  expect(findPosition({ scrolled: 0, seen: 300, cards: [] })).toEqual({ first: 0, last: 0 });
});
