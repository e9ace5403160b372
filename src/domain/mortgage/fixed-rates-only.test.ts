import { expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import { withFixedRatesOnly } from './fixed-rates-only.ts';

it('keeps everything but the variable rates', () => {
  const { CH, LIGHT } = withFixedRatesOnly(fluvia.mortgages);
  const { rates, ...rest } = fluvia.mortgages.CH;
  expect(CH).toEqual({
    ...rest,
    rates: { fixed: rates.fixed, '3/3/3': [], '5/5/5': [], '10/5/5': [] },
  });
  expect(LIGHT?.rates.fixed).toEqual(fluvia.mortgages.LIGHT.rates.fixed);
});
