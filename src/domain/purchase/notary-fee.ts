import type { CalendarDate } from '#domain/calendar/date.ts';
import { rowOn } from '#domain/law/law-tables.ts';
import { type Cents, roundToCents, toEuros } from '#domain/money/money.ts';

/** The notary's fees for the deed of a sale from a date on, until the next row's. */
interface NotaryScale {
  readonly since: CalendarDate;
  /** In euros, whatever the price. */
  readonly start: number;
  /** Percent of each part of the price; upper bounds in euros. */
  readonly parts: readonly { readonly upTo: number; readonly percent: number }[];
}

/**
 * Scale J (Royal Decree of 16 December 1950, as amended by that of 22 November 2022), the same for every
 * notary. Its parts up to 250,095 euros are unchanged. The fixed amount and the last part are derived from
 * the notaries' own calculator, in September 2026 at 150,000, 280,000 and 450,000 euros (1,907.88,
 * 2,538.24 and 2,878.24), which they match to the cent; they were not read in the decree.
 */
export const NOTARY_SCALES: readonly [NotaryScale, ...NotaryScale[]] = [
  {
    since: { year: 2023, month: 1, day: 1 },
    start: 29.22,
    parts: [
      { upTo: 7_500, percent: 4.56 },
      { upTo: 17_500, percent: 2.85 },
      { upTo: 30_000, percent: 2.28 },
      { upTo: 45_495, percent: 1.71 },
      { upTo: 64_095, percent: 1.14 },
      { upTo: 250_095, percent: 0.57 },
      { upTo: Number.POSITIVE_INFINITY, percent: 0.2 },
    ],
  },
];

/** Value added tax on the notary's fee, in percent. */
export const VAT = 21;

/**
 * The notary's fee for the deed of a sale, without tax. Buyers of an only home pay less (scale Jbis,
 * about a tenth less): they are shown too much rather than too little.
 */
export function notaryFee(price: Cents, on?: CalendarDate): Cents {
  const { start, parts } = rowOn(NOTARY_SCALES, on);
  const euros = toEuros(price);
  const fee = parts.reduce((sum, { upTo, percent }, at) => {
    const from = parts[at - 1]?.upTo ?? 0;
    return sum + (Math.max(0, Math.min(euros, upTo) - from) * percent) / 100;
  }, start);
  return roundToCents(fee);
}

/** The tax on an amount. */
export function vatOn(amount: Cents): Cents {
  return roundToCents((toEuros(amount) * VAT) / 100);
}
