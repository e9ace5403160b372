import { expect, it } from 'vitest';
import { dayInWords } from './day-in-words.ts';

it.each([
  ['fr', 30, 'lundi 30 novembre'],
  ['nl', 30, 'maandag 30 november'],
  ['de', 30, 'Montag, 30. November'],
  ['en', 30, 'Monday 30 November'],
] as const)('a day is written in %s', (locale, day, written) => {
  expect(dayInWords({ year: 2026, month: 11, day }, locale)).toBe(written);
});

it('the first of a month has its own number in French', () => {
  expect(dayInWords({ year: 2026, month: 12, day: 1 }, 'fr')).toBe('mardi 1er décembre');
});
