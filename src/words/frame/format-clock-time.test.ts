import { expect, it } from 'vitest';
import { parseClockTime } from '#domain/office/clock-time.ts';
import { formatClockTime } from './format-clock-time.ts';
import { frame } from './frame.ts';

it.each([
  ['09:00', '9\u00a0h', '9\u00a0u.', '9\u00a0Uhr', '9:00'],
  ['12:30', '12\u00a0h\u00a030', '12.30\u00a0u.', '12.30\u00a0Uhr', '12:30'],
  ['00:05', '0\u00a0h\u00a005', '0.05\u00a0u.', '0.05\u00a0Uhr', '0:05'],
  ['24:00', '24\u00a0h', '24\u00a0u.', '24\u00a0Uhr', '24:00'],
])('writes %s as each language does', (text, ...written) => {
  const minutes = parseClockTime(text) ?? Number.NaN;
  const inEach = (['fr', 'nl', 'de', 'en'] as const).map((locale) =>
    formatClockTime(minutes, frame[locale].clock),
  );
  expect(inEach).toEqual(written);
});
