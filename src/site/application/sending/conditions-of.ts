import type { z } from 'zod';
import type { conditions } from '#calls/shares/followed.ts';
import { toCents } from '#domain/money/money.ts';
import type { Conditions } from '#journey/agreed-conditions.ts';

/** The figures of a loan as the server returns them: in euros, months and percent. */
export type FiguresInEuros = z.output<typeof conditions>;

/** The same figures as the page calculates with them. */
export function conditionsOf(figures: FiguresInEuros): Conditions {
  const { product, amount, additionalAmount, duration, taeg, monthlyAmount } = figures;
  return {
    product,
    amount: toCents(amount),
    additionalAmount: toCents(additionalAmount),
    duration,
    taeg,
    monthlyAmount: toCents(monthlyAmount),
  };
}
