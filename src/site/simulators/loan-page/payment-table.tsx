import { monthlyPayment } from '#domain/loan/payment.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { type Cents, toCents } from '#domain/money/money.ts';
import { findRate, offersFor } from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import { Disclosure } from '#site/components/disclosure/disclosure.tsx';
import { Table } from '#site/components/table/table.tsx';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { fill } from '#words/translation.ts';

/** Amounts that people ask about, in euros. Amounts outside the tariff's bounds are left out. */
const AMOUNTS = [2_500, 5_000, 7_500, 10_000, 15_000, 20_000, 30_000, 50_000];

export interface PaymentTableProps {
  words: SimulatorWords['table'];
  locale: Locale;
  tariff: Tariff;
  /** Names the loan of the payments when several tables are shown together. */
  names: boolean;
}

/** Payments by amount and duration, for visitors without script or who prefer to compare. */
export function PaymentTable({ words, locale, tariff, names }: PaymentTableProps) {
  const amounts = AMOUNTS.map(toCents).filter((amount) => offersFor(tariff, amount).length > 0);
  const durations = [
    ...new Set(amounts.flatMap((amount) => offersFor(tariff, amount).map((o) => o.duration))),
  ].sort((a, b) => a - b);
  const named = (text: string) => (names ? `${text} (${tariff.name[locale]})` : text);
  return (
    <Disclosure summary={named(words.summary)}>
      <Table
        caption={named(words.caption)}
        columns={[words.amount, ...durations.map((n) => fill(words.months, { n }))]}
        rows={amounts.map((amount) => [
          formatAmount(amount, locale, 'whenNeeded'),
          ...durations.map((months) => (
            <Payment key={months} {...{ words, locale, tariff, amount, months }} />
          )),
        ])}
      />
    </Disclosure>
  );
}

function Payment(props: Omit<PaymentTableProps, 'names'> & { amount: Cents; months: number }) {
  const { words, locale, tariff, amount, months } = props;
  const found = findRate(tariff, amount, months);
  if (found.kind !== 'offered') {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="unseen">{words.none}</span>
      </>
    );
  }
  return (
    <>
      {formatAmount(monthlyPayment(amount, found.taeg, months), locale)}
      <br />
      <small>{formatRate(found.taeg, locale)}</small>
    </>
  );
}
