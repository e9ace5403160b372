import { monthlyPayment, nominalRate, totalToPay } from '#domain/loan/payment.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { findRate } from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import type { SimulatorWords } from '../simulator/simulator.ts';
import { fill } from '../translation.ts';

/**
 * The representative example, required wherever a rate or a cost is shown (CDE VII.64 §1):
 * statutory credit type, amount, TAEG, borrowing rate, duration, instalment, total. Throws where the tariff
 * does not offer its own example.
 * @param decimals of the amount
 */
export function writeExample(
  tariff: Tariff,
  words: Pick<SimulatorWords, 'example' | 'creditType'>,
  locale: Locale,
  decimals?: Parameters<typeof formatAmount>[2],
): string {
  const { amount, duration } = tariff.example;
  const rate = findRate(tariff, amount, duration);
  if (rate.kind !== 'offered') throw new Error(`${tariff.code}: the example is not offered`);
  const payment = monthlyPayment(amount, rate.taeg, duration);
  return fill(words.example, {
    type: words.creditType,
    amount: formatAmount(amount, locale, decimals),
    taeg: formatRate(rate.taeg, locale),
    rate: formatRate(nominalRate(rate.taeg), locale),
    months: duration,
    payment: formatAmount(payment, locale),
    total: formatAmount(totalToPay(payment, duration), locale),
  });
}
