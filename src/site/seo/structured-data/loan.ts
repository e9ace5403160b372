import type { Cents } from '#domain/money/money.ts';
import { toEuros } from '#domain/money/money.ts';
import { lentBounds } from '#domain/mortgage/limits.ts';
import type { Mortgage } from '#domain/mortgage/mortgage.ts';
import { offersFor } from '#domain/mortgage/work-out.ts';
import { BELGIUM, type StructuredData } from '#domain/seo/structured-data.ts';
import { boundsOf } from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';

/** What both kinds of loan say of themselves, beside their figures. */
export interface LoanAbout {
  name: string;
  description: string;
  /** The address of its page, absolute. */
  url: string;
  /** The statutory type of credit: «prêt à tempérament». */
  creditType: string;
  provider: StructuredData;
}

/** A loan, from its tariff: what can be borrowed, for how long, at which rates. */
export function loanData(tariff: Tariff, about: LoanAbout): StructuredData {
  const offers = tariff.rates.flatMap((rate) => rate.offers);
  return loanOrCredit(about, {
    amount: boundsOf(tariff),
    months: offers.map(({ duration }) => duration),
    taegs: offers.map(({ taeg }) => taeg),
  });
}

/**
 * A mortgage, from its rates and fees. Its rate with the fees depends on the amount: the range goes from
 * the least that is lent to the most.
 */
export function mortgageData(mortgage: Mortgage, about: LoanAbout): StructuredData {
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

function loanOrCredit(about: LoanAbout, { amount, months, taegs }: LoanFigures): StructuredData {
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
  };
}

const rangeOf = (values: readonly number[]) => ({
  minValue: Math.min(...values),
  maxValue: Math.max(...values),
});
