import type { Cents } from '#domain/money/money.ts';

/**
 * An offer with all its figures. Money in cents, `rate` and `taeg` in percent a year, `months`
 * whole.
 */
export interface DetailedOffer {
  readonly id: string;
  readonly label: string;
  readonly amount: Cents;
  readonly payment: Cents;
  readonly months: number;
  /** The rate that interest is calculated with, without fees. */
  readonly rate: number;
  readonly taeg: number;
  readonly totalToPay: Cents;
  /** For a variable rate at its cap: the monthly payment and the total. */
  readonly highest?: { readonly payment: Cents; readonly totalToPay: Cents } | undefined;
}

/** Offers with all their figures, the offer in view, and the bounds of the chart's scale. */
export interface DetailedOffers {
  readonly offers: readonly DetailedOffer[];
  readonly chosen: DetailedOffer;
  /** True if fees are paid at the start, which the totals do not contain. */
  readonly hasFees: boolean;
  /** The least and the most that is lent. */
  readonly bounds: { readonly min: Cents; readonly max: Cents };
}
