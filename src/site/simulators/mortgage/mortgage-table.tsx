import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import { isWithin, MORTGAGE_LIMITS } from '#domain/mortgage/limits.ts';
import type { Mortgage } from '#domain/mortgage/mortgage.ts';
import { offersFor } from '#domain/mortgage/work-out.ts';
import { Disclosure } from '#site/components/disclosure/disclosure.tsx';
import { Table } from '#site/components/table/table.tsx';
import type { MortgageWords } from '#words/mortgage/mortgage.ts';
import { fill } from '#words/translation.ts';

/** Amounts that people ask about, in euros. Amounts that a product does not lend are left out. */
const AMOUNTS = [10_000, 25_000, 50_000, 100_000, 150_000, 200_000, 300_000, 500_000];

/** The durations of the table, in years. Durations that a product does not offer are left out. */
const YEARS: ReadonlySet<number> = new Set([5, 7, 10, 15, 20, 25]);

export interface MortgageTableProps {
  words: MortgageWords['table'];
  locale: Locale;
  mortgage: Mortgage;
}

/** Payments by amount and duration, for visitors without script or who prefer to compare. */
export function MortgageTable({ words, locale, mortgage }: MortgageTableProps) {
  const { code, name } = mortgage;
  const amounts = AMOUNTS.filter((amount) => isWithin(MORTGAGE_LIMITS[code].borrow.amount, amount));
  const rows = amounts.map((amount) => ({
    amount,
    offers: offersFor(mortgage, 'borrow', toCents(amount)).filter(({ years }) => YEARS.has(years)),
  }));
  const durations = rows[0]?.offers.map(({ years }) => years) ?? [];
  return (
    <Disclosure summary={fill(words.summary, { name: name[locale] })}>
      <Table
        caption={fill(words.caption, { name: name[locale] })}
        columns={[words.amount, ...durations.map((n) => fill(words.years, { n }))]}
        rows={rows.map(({ amount, offers }) => [
          formatAmount(toCents(amount), locale, 'whenNeeded'),
          ...offers.map(({ years, payment, taeg }) => (
            <span key={years}>
              {formatAmount(payment, locale)}
              <br />
              <small>{formatRate(taeg, locale)}</small>
            </span>
          )),
        ])}
      />
    </Disclosure>
  );
}
