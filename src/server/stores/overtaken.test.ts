import { expect, it } from 'vitest';
import { isOvertaken, LATE_AT_MOST } from './overtaken.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const after = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);

//
it.each([
  ['made later', 1, false],
  ['made at the same time', 0, false],
  ['made a moment before', -1, true],
  ['made a minute before', -LATE_AT_MOST, true],
  ['made longer before: the clock was set back', -LATE_AT_MOST - 1, false],
])('a state %s than the stored one', (_name, milliseconds, expected) => {
  expect(isOvertaken(after(milliseconds), NOON)).toBe(expected);
});

it('a save is not overtaken where one of the two does not say when it was made', () => {
  expect(isOvertaken(undefined, NOON)).toBe(false);
  expect(isOvertaken(NOON, undefined)).toBe(false);
});
