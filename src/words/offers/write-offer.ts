import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toEuros } from '#domain/money/money.ts';
import type { MortgageFees } from '#domain/mortgage/fees.ts';
import type { HighestRate } from '#domain/mortgage/highest.ts';
import type { Mortgage, RateVariant } from '#domain/mortgage/mortgage.ts';
import type { HighestOfOffer, OfferOption } from '#domain/mortgage/offer-option.ts';
import type { MortgageOffer } from '#domain/mortgage/offers.ts';
import { fill } from '../translation.ts';
import { type OffersWords, offers } from './offers.ts';

/** An offer in the call's answer, in a language, without what only drawing needs. */
export function writeOffer(
  { code, fees }: Pick<Mortgage, 'code' | 'fees'>,
  offer: MortgageOffer,
  locale: Locale,
): Omit<OfferOption, 'height'> {
  const { variant, loan, highest } = offer;
  const words = offers[locale];
  const payment = toEuros(loan.payment);
  return {
    id: idOf(code, variant, loan.years),
    variant,
    rate: payment,
    length: fill(words.length[variant === 'fixed' ? 'fixed' : 'variable'], {
      variant,
      years: loan.years,
    }),
    name: fill(words.name, { years: loan.years }),
    details: formatDetails(offer, words, locale),
    taeg: loan.taeg,
    taeg_details: { base_taeg: loan.rate, ...writeFees(fees) },
    monthly_amount: payment,
    total_cost: toEuros(loan.totalToPay),
    total_amount: toEuros(loan.amount),
    final_taeg: loan.taeg,
    ...(highest && { highest: writeHighest(highest) }),
  };
}

/** `CH-10-5-5-20`: a slash would have to be escaped in selectors. */
function idOf(code: Mortgage['code'], variant: RateVariant, years: number): string {
  return [code, ...variant.split('/'), years].join('-');
}

function writeFees({ dossier, expertise, insurance, record }: MortgageFees) {
  return {
    dossier_fees: toEuros(dossier),
    expertise_fees: toEuros(expertise),
    insurance_fees: toEuros(insurance),
    record_fees: toEuros(record),
  };
}

function writeHighest({ periods, cap, rate, payment, totalToPay, taeg }: HighestRate) {
  return {
    after_years: periods.first,
    every_years: periods.every,
    cap,
    base_taeg: rate,
    monthly_amount: toEuros(payment),
    total_cost: toEuros(totalToPay),
    final_taeg: taeg,
  } satisfies HighestOfOffer;
}

/** The lines that describe an offer. The TAEG and its fees are shown elsewhere. */
function formatDetails(
  { loan, highest }: MortgageOffer,
  { details: words }: OffersWords,
  locale: Locale,
): OfferOption['details'] {
  const payments = fill(highest ? words.paymentsAtFirst : words.paymentsOf, {
    months: loan.months,
    payment: formatAmount(loan.payment, locale),
  });
  const lines: Line[] = [
    [words.amount, formatAmount(loan.amount, locale), 'totalAmount', toEuros(loan.amount)],
    [
      highest ? words.startRate : words.fixedRate,
      formatRate(loan.rate, locale),
      'baseTaeg',
      loan.rate,
    ],
    ...(highest ? formatChanges(highest, words) : []),
    [words.payments, payments, 'monthlyAmount', toEuros(loan.payment)],
    [words.total, formatAmount(loan.totalToPay, locale), 'totalCost', toEuros(loan.totalToPay)],
    ...(highest ? formatHighest(highest, words, locale) : []),
  ];
  return lines.map(([label, value, figure, number]) => ({
    label,
    value,
    ...(figure !== undefined && number !== undefined && { figure, number }),
  }));
}

/** A line, with the figure that it states, if any. */
type Line = readonly [label: string, value: string, figure?: string, number?: number];

function formatChanges(
  { periods, cap }: HighestRate,
  words: OffersWords['details'],
): readonly Line[] {
  return [
    [words.firstChange, fill(words.afterYears, { n: periods.first })],
    [words.laterChanges, fill(words.everyYears, { n: periods.every })],
    [words.cap, fill(words.points, { n: cap })],
  ];
}

function formatHighest(
  { periods, payment, taeg }: HighestRate,
  words: OffersWords['details'],
  locale: Locale,
): readonly Line[] {
  const from = { payment: formatAmount(payment, locale), n: periods.first + 1 };
  return [
    [
      words.highestPayment,
      fill(words.highestPaymentOf, from),
      'highestMonthlyAmount',
      toEuros(payment),
    ],
    [words.highestTaeg, formatRate(taeg, locale), 'highestFinalTaeg', taeg],
  ];
}
