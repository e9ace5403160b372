import { describe, expect, it } from 'vitest';
import { localizedFrom } from '#domain/locale/locale.ts';
import { toCents } from '#domain/money/money.ts';
import { longestDuration } from './longest-duration.ts';
import { boundsOf, findRate, offersFor, simulatorBoundsOf } from './rate.ts';
import type { Tariff } from './tariff.ts';

const text = localizedFrom({ fr: 'texte', nl: 'tekst' });

const tariff: Tariff = {
  code: 'TAEGIVA1',
  family: 'car',
  type: 'new',
  name: text,
  tip: text,
  info: text,
  example: { amount: toCents(10_000), duration: 48 },
  rates: [
    {
      min: toCents(7_500.01),
      max: toCents(10_000),
      offers: [
        { duration: 24, taeg: 3.5 },
        { duration: 48, taeg: 3.9 },
      ],
    },
    {
      min: toCents(10_000.01),
      max: toCents(15_000),
      offers: [
        { duration: 36, taeg: 2.9 },
        { duration: 60, taeg: 3.1 },
        { duration: 72, taeg: 3.3 },
      ],
    },
  ],
};

const outOfBounds = { kind: 'outOfBounds', min: toCents(7_500.01), max: toCents(15_000) };

describe('findRate', () => {
  it.each([
    [7_500, 24, outOfBounds],
    [7_500.01, 24, { kind: 'offered', taeg: 3.5 }],
    [10_000, 48, { kind: 'offered', taeg: 3.9 }],
    [10_000.01, 60, { kind: 'offered', taeg: 3.1 }],
    [15_000, 36, { kind: 'offered', taeg: 2.9 }],
    [15_000.01, 36, outOfBounds],
    [9_000, 47, { kind: 'nearest', duration: 24, taeg: 3.5 }],
    [9_000, 49, { kind: 'nearest', duration: 48, taeg: 3.9 }],
    [9_000, 120, { kind: 'nearest', duration: 48, taeg: 3.9 }],
    [12_000, 24, { kind: 'nearest', duration: 36, taeg: 2.9 }],
    [12_000, 0, { kind: 'nearest', duration: 36, taeg: 2.9 }],
  ])('%s euros over %i months', (amount, duration, expected) => {
    expect(findRate(tariff, toCents(amount), duration)).toEqual(expected);
  });
});

describe('bounds and durations', () => {
  // W-2.9
  it('are the tariff’s, and whole euros for a simulator', () => {
    expect(boundsOf(tariff)).toEqual({ min: toCents(7_500.01), max: toCents(15_000) });
    expect(simulatorBoundsOf(tariff)).toEqual({ min: toCents(7_501), max: toCents(15_000) });
  });

  it.each([
    [undefined, 72],
    [9_000, 48],
    [12_000, 72],
    [1_000, undefined],
  ])('longest for %s', (amount, months) => {
    expect(longestDuration(tariff, amount === undefined ? undefined : toCents(amount))).toBe(
      months,
    );
  });

  it('offers nothing out of bounds', () => {
    expect(offersFor(tariff, toCents(1))).toEqual([]);
  });
});
