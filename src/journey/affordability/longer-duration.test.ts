import { expect, it } from 'vitest';
import { suggestsLongerDuration } from './longer-duration.ts';

//
it.each<[string, number, number | undefined, boolean]>([
  // owner, duration, longest offered
  ['yes', 72, 84, true],
  ['yes', 84, 84, false],
  ['yes', 84, 120, true],
  ['yes', 108, 120, true],
  ['yes', 120, 120, false],
  ['yes', 119, 240, true],
  ['yes', 120, 240, false],
  ['yes', 121, 240, true],
  ['yes', 24, undefined, false],
  ['no', 72, 120, true],
  ['no', 83, 120, true],
  ['no', 84, 120, false],
  ['no', 85, 120, false],
  ['no', 48, 60, true],
  ['no', 60, 60, false],
  ['', 84, 120, true],
])('owner %j, %i of %s months', (isLandlord, duration, longest, suggested) => {
  expect(suggestsLongerDuration({ isLandlord }, duration, longest)).toBe(suggested);
});
