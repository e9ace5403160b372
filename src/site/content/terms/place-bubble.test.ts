import { expect, it } from 'vitest';
import { placeBubble } from './place-bubble.ts';

const window = { width: 360, height: 640 };
const bubble = { width: 300, height: 120 };
const column = { left: 0, right: 360 };

it.each<[string, { left: number; top: number; bottom: number }, ReturnType<typeof placeBubble>]>([
  ['under its word', { left: 20, top: 100, bottom: 120 }, { left: 20, top: 120, isAbove: false }],
  [
    'not out on the right',
    { left: 300, top: 100, bottom: 120 },
    { left: 48, top: 120, isAbove: false },
  ],
  [
    'not out on the left',
    { left: 2, top: 100, bottom: 120 },
    { left: 12, top: 120, isAbove: false },
  ],
  [
    'over it at the foot',
    { left: 20, top: 600, bottom: 620 },
    { left: 20, top: 480, isAbove: true },
  ],
])('%s', (_, anchor, place) => {
  expect(placeBubble({ anchor, bubble, window, column })).toEqual(place);
});

it('stays below its word if there is no room on either side, reachable by scrolling', () => {
  const low = { width: 360, height: 100 };
  const anchor = { left: 20, top: 30, bottom: 50 };
  expect(placeBubble({ anchor, bubble, window: low, column }).isAbove).toBe(false);
});

it.each([
  ['keeps to the text’s right edge', 1150, { left: 55, right: 1225 }, 925],
  ['keeps to its left edge', 20, { left: 55, right: 1225 }, 55],
  ['leaves a column that it does not fit into', 1150, { left: 900, right: 1100 }, 968],
])('%s', (_, left, narrower, expected) => {
  const wide = { width: 1280, height: 900 };
  const anchor = { left, top: 100, bottom: 120 };
  expect(placeBubble({ anchor, bubble, window: wide, column: narrower }).left).toBe(expected);
});
