import { expect, it } from 'vitest';
import { findNearest } from './find-nearest.ts';

it.each<[string, number[], number | undefined]>([
  ['the first, before it is reached', [600, 900, 1400], 0],
  ['the one just passed', [150, 700, 1200], 0],
  ['the next, once it is nearer', [-400, 230, 800], 1],
  ['the last, at the end', [-900, -600, -20], 2],
  ['the first of two as near', [180, 200], 0],
  ['none of none', [], undefined],
])('%s', (_, tops, nearest) => {
  expect(findNearest(tops, 190)).toBe(nearest);
});
