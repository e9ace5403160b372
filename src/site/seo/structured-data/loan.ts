import type { Cents } from '#domain/money/money.ts';
import { toEuros } from '#domain/money/money.ts';
import { lentBounds } from '#domain/mortgage/limits.ts';
import type { Mortgage } from '#domain/mortgage/mortgage.ts';
import { offersFor } from '#domain/mortgage/work-out.ts';
import { boundsOf } from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import { BELGIUM, type NamedOrganization, type StructuredData } from '#seo/structured-data.ts';

/** What loans and mortgages share, next to their figures. */
export interface LoanAbout {
  name: string;
  description: string;
  /** The address of its page, absolute. */
  url: string;
  /** The statutory type of credit: "prêt à tempérament". */
  creditType: string;
  provider: NamedOrganization;
}

/** A loan, from its tariff: amounts, durations and rates. */
export function loanData(tariff: Tariff, about: LoanAbout) {
  const offers = tariff.rates.flatMap((rate) => rate.offers);
  return loanOrCredit(about, {
    amount: boundsOf(tariff),
    months: offers.map(({ duration }) => duration),
    taegs: offers.map(({ taeg }) => taeg),
  });
}

/**
 * A mortgage, from its rates and fees. The APR depends on the amount: its range is from the smallest loan
 * to the largest.
 */
export function mortgageData(mortgage: Mortgage, about: LoanAbout) {
  const amount = lentBounds(mortgage.code);
  const loans = [amount.min, amount.max].flatMap((lent) => offersFor(mortgage, 'borrow', lent));
  return loanOrCredit(about, {
    amount,
    months: loans.map(({ months }) => months),
    taegs: loans.map(({ taeg }) => taeg),
  });
}

interface LoanFigures {
  amount: { min: Cents; max: Cents };
  months: readonly number[];
  /** In percent a year. */
  taegs: readonly number[];
}

function loanOrCredit(about: LoanAbout, { amount, months, taegs }: LoanFigures) {
  const { creditType, ...shown } = about;
  return {
    '@type': 'LoanOrCredit',
    ...shown,
    loanType: creditType,
    areaServed: BELGIUM,
    currency: 'EUR',
    amount: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      minValue: toEuros(amount.min),
      maxValue: toEuros(amount.max),
    },
    loanTerm: { '@type': 'QuantitativeValue', ...rangeOf(months), unitCode: 'MON' },
    annualPercentageRate: { '@type': 'QuantitativeValue', ...rangeOf(taegs), unitText: '%' },
  } as const satisfies StructuredData;
}

const rangeOf = (values: readonly number[]) => ({
  minValue: Math.min(...values),
  maxValue: Math.max(...values),
});
