import { findRate } from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import type { LoanForm } from '#view/loan-chart/loan-form.ts';
import { PlainChart } from '#view/loan-chart/plain-chart.tsx';

export interface CardLoanProps {
  tariff: Tariff;
  form?: LoanForm;
}

/** The loan of a tariff's representative example, drawn as on the lender's pages; nothing where they draw none. */
export function CardLoan({ tariff, ...motif }: CardLoanProps) {
  const { amount, duration } = tariff.example;
  const rate = findRate(tariff, amount, duration);
  if (rate.kind !== 'offered') throw new Error(`${tariff.code}: the example is not offered`);
  return <PlainChart {...motif} amount={amount} taeg={rate.taeg} duration={duration} />;
}
