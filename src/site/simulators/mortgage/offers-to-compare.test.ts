import { describe, expect, it } from 'vitest';
import { workOutMortgage } from '#domain/mortgage/work-out.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { offersToCompare } from './offers-to-compare.ts';

describe('the durations to compare', () => {
  it.each([
    ['CH', 'borrow', 100_000, 12, [10, 12, 15, 20, 25]],
    ['CH', 'settle', 1_000, 20, [10, 15, 20, 25]],
    ['LIGHT', 'borrow', 20_000, 6, [5, 6, 7, 8, 9, 10]],
    ['LIGHT', 'settle', 300, 6, [5, 6, 10, 15, 20, 25]],
  ] as const)('%s, %s %i over %i years', (code, mode, amount, years, expected) => {
    const mortgage = fluvia.mortgages[code];
    const result = workOutMortgage(mortgage, { mode, amount, years });
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    const offers = offersToCompare(mortgage, mode, result.loan);
    expect(offers.map(({ duration }) => duration / 12)).toEqual(expected);
    expect(offers.find(({ duration }) => duration === years * 12)).toMatchObject({
      payment: result.loan.payment,
      taeg: result.loan.taeg,
    });
  });
});
