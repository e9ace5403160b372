import { amortise } from '#domain/loan/amortisation.ts';
import { cents } from '#domain/money/money.ts';

/** For tests: a loan among those of 2,500 to 75,000 euros. @param taeg in percent */
export function flowOf(euros: number, taeg: number, months: number) {
  const amount = cents(euros * 100);
  const bounds = { min: cents(250_000), max: cents(7_500_000) };
  return { amount, bounds, instalments: amortise(amount, taeg, months) };
}
