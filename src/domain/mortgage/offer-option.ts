import type { RateVariant } from './mortgage.ts';

/**
 * An offer as it travels (spec 1 §3; its names are the specification's): money in euros with two
 * decimals at most, rates in percent a year. Words are in the language of the page that asked.
 */
export interface OfferOption {
  /** Product, variant and years: `CH-fixed-20`, `CH-10-5-5-20`. */
  readonly id: string;
  readonly variant: RateVariant;
  /** The payment, like `monthly_amount`. */
  readonly rate: number;
  /** The variant and the years, in words. */
  readonly length: string;
  /** The years, in words. */
  readonly name: string;
  /** Of its bar, in pixels. */
  readonly height: number;
  readonly details: readonly OfferDetail[];
  /** Like `final_taeg`. */
  readonly taeg: number;
  readonly taeg_details: {
    /** The borrowing rate, fees left out. */
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
  /** Of a variable rate alone: what it comes to if it rises as far as it may, as soon as it may. */
  readonly highest?: HighestOfOffer;
}

/** A line of what an offer is. */
export interface OfferDetail {
  readonly label: string;
  readonly value: string;
  /** Where the line tells a figure: its name among those that other programs read, and its number. */
  readonly figure?: string;
  readonly number?: number;
}

/** A variable rate that rises to its cap at its first change (Directive 2014/17/EU, article 17 (6)). */
export interface HighestOfOffer {
  /** How many years the rate of today holds. */
  readonly after_years: number;
  /** It may change every so many years from then on. */
  readonly every_years: number;
  /** By how many percentage points at most, either way. */
  readonly cap: number;
  /** The borrowing rate at its cap. */
  readonly base_taeg: number;
  /** The payment from the first change on. */
  readonly monthly_amount: number;
  /** All payments: today's until the first change, the higher ones after it. */
  readonly total_cost: number;
  /** Over the whole loan, with its fees. */
  readonly final_taeg: number;
}

/** What the call answers. */
export interface OffersAnswer {
  readonly offers: readonly OfferOption[];
  /** Where a payment is within its bounds, and too little for any of them: what would be enough. */
  readonly too_little?: {
    /** The least that is lent. */
    readonly least_amount: number;
    /** From so many whole euros a month on, over the same years; absent where no payment is. */
    readonly from_monthly_amount?: number;
    /** Over so many years, for the same payment; absent where no duration is. */
    readonly from_years?: number;
  };
}
