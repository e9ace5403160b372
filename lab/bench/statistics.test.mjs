import { describe, expect, it } from 'vitest';
import { writeTable } from './report.mjs';
import { quantile, spreadOf, summarise } from './statistics.mjs';

describe('a quantile', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[4, 1, 3, 2], 0.5, 2.5],
    [[1, 2, 3, 4, 5], 0.25, 2],
    [[1, 2], 0.75, 1.75],
    [[7], 0.25, 7],
  ])('of %j at %d is %d', (numbers, share, expected) => {
    expect(quantile(numbers, share)).toBe(expected);
  });

  it('of nothing is no number', () => {
    expect(spreadOf([])).toEqual({ median: Number.NaN, lower: Number.NaN, upper: Number.NaN });
  });
});

const round = (/** @type {number} */ perSecond, /** @type {number} */ baseline) => ({
  product: { perSecond, processor: 40 },
  baseline: { perSecond: baseline, processor: 10 },
});
const what = { name: 'rate', baseline: 'bare Fastify', goal: 0.8 };

it('compares round by round, so that what slows both of a round changes nothing', () => {
  const { ratio, processor, product, beside } = summarise(what, [
    round(1_000, 2_000),
    round(100, 200),
    round(500, 1_000),
  ]);
  expect(ratio).toEqual({ median: 0.5, lower: 0.5, upper: 0.5 });
  expect(processor.median).toBe(0.25);
  expect([product, beside]).toEqual([500, 1_000]);
});

it('writes a row a case, and nothing where no processor time is known', () => {
  const unknown = { perSecond: 2_000, processor: Number.NaN };
  const rows = [{ product: { perSecond: 1_000, processor: Number.NaN }, baseline: unknown }];
  const lines = writeTable([summarise(what, [round(1_500, 2_000)]), summarise(what, rows)]);
  expect(lines.trim().split('\n').slice(2)).toEqual([
    '| rate | bare Fastify | 0.75 (0.75–0.75) | 0.80 | 0.25 (0.25–0.25) | 1,500 | 2,000 |',
    '| rate | bare Fastify | 0.50 (0.50–0.50) | 0.80 |  | 1,000 | 2,000 |',
  ]);
});
