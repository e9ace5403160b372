import type { RateVariant } from './mortgage.ts';

/**
 * An offer as the call answers it (C-7.25, which sets its names): money in euros with at most two
 * decimals, rates in percent a year. Words are in the language of the page that asked.
 */
export interface OfferOption {
  /** Product, variant and years: `CH-fixed-20`, `CH-10-5-5-20`. */
  readonly id: string;
  readonly variant: RateVariant;
  /** The payment, same as `monthly_amount`. */
  readonly rate: number;
  /** The variant and the years, in words. */
  readonly length: string;
  /** The years, in words. */
  readonly name: string;
  /** Height of its bar, in pixels. */
  readonly height: number;
  readonly details: readonly OfferDetail[];
  /** Same as `final_taeg`. */
  readonly taeg: number;
  readonly taeg_details: {
    /** The borrowing rate, without fees. */
    readonly base_taeg: number;
    readonly dossier_fees: number;
    readonly expertise_fees: number;
    readonly insurance_fees: number;
    readonly record_fees: number;
  };
  readonly monthly_amount: number;
  /** Payment × months; the fees come on top. */
  readonly total_cost: number;
  /** The amount borrowed. */
  readonly total_amount: number;
  readonly final_taeg: number;
  /** Only for a variable rate: the worst case, in which it rises as far as it may, as soon as it may. */
  readonly highest?: HighestOfOffer;
}

/** A line of an offer's details. */
export interface OfferDetail {
  readonly label: string;
  readonly value: string;
  /** If the line states a figure: its name, which other programs read, and its number. */
  readonly figure?: string;
  readonly number?: number;
}

/** A variable rate that rises to its cap at its first change (Directive 2014/17/EU, article 17 (6)). */
export interface HighestOfOffer {
  /** How many years today's rate holds. */
  readonly after_years: number;
  /** From then on it may change every so many years. */
  readonly every_years: number;
  /** By how many percentage points it may change at most, up or down. */
  readonly cap: number;
  /** The borrowing rate at its cap. */
  readonly base_taeg: number;
  /** The payment from the first change on. */
  readonly monthly_amount: number;
  /** The sum of all payments: today's until the first change, the higher ones after it. */
  readonly total_cost: number;
  /** Over the whole loan, including its fees. */
  readonly final_taeg: number;
}

/** What the call answers. */
export interface OffersAnswer {
  readonly offers: readonly OfferOption[];
  /** If a payment is within its bounds but too little for any offer: what would be enough. */
  readonly too_little?: {
    /** The lowest amount that is lent. */
    readonly least_amount: number;
    /** The lowest payment in whole euros a month that is enough, over the same years; absent if there is none. */
    readonly from_monthly_amount?: number;
    /** The shortest duration in years that is enough, for the same payment; absent if there is none. */
    readonly from_years?: number;
  };
}
