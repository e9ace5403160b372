import { monthlyPayment, nominalRate, totalToPay } from '#domain/loan/payment.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { findRate } from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { fill } from '#words/translation.ts';

export interface RepresentativeExampleProps {
  words: SimulatorWords;
  locale: Locale;
  tariff: Tariff;
}

/** The tariff's example, with everything that CDE/WER VII.64 §1 asks for. */
export function RepresentativeExample({ words, locale, tariff }: RepresentativeExampleProps) {
  const { amount, duration } = tariff.example;
  const found = findRate(tariff, amount, duration);
  if (found.kind !== 'offered') throw new Error(`${tariff.code} does not offer its own example`);
  const payment = monthlyPayment(amount, found.taeg, duration);
  return (
    <>
      {fill(words.example, {
        type: words.creditType,
        amount: formatAmount(amount, locale, 'whenNeeded'),
        taeg: formatRate(found.taeg, locale),
        rate: formatRate(nominalRate(found.taeg), locale),
        months: duration,
        payment: formatAmount(payment, locale),
        total: formatAmount(totalToPay(payment, duration), locale),
      })}
    </>
  );
}
