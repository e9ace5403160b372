import { expect, it } from 'vitest';
import { compare, quantile } from './rounds.ts';

it.each([
  [[1, 2, 3, 4], 0.5, 2.5],
  [[3, 1, 2], 0.5, 2],
  [[1, 2, 3, 4, 5], 0.25, 2],
  [[], 0.5, Number.NaN],
])('finds the quantile of %j at %d: %d', (numbers, share, expected) => {
  expect(quantile(numbers, share)).toBe(expected);
});

it('compares both sides in alternating order, without the first round', async () => {
  const order: string[] = [];
  const side = (name: string, perSecond: number, processor: number) => async () => {
    order.push(name);
    return { perSecond, processor };
  };
  const what = { name: 'page', baseline: 'bare', goal: 0.9 };
  const pace = { rounds: 2, seconds: 1 };
  expect(await compare(what, side('product', 90, 20), side('bare', 100, 15), pace)).toEqual({
    baseline: 'bare',
    ratio: 0.9,
    lower: 0.9,
    upper: 0.9,
    goal: 0.9,
    processorRatio: 0.75,
    perSecond: 90,
    baselinePerSecond: 100,
  });
  expect(order).toEqual(['product', 'bare', 'product', 'bare', 'bare', 'product']);
});
