import type { CalendarDate } from '#domain/calendar/date.ts';
import { addCents, type Cents, cents, toCents } from '#domain/money/money.ts';
import { totalFees } from '#domain/mortgage/fees.ts';
import { isWithin, lentBounds, type Range } from '#domain/mortgage/limits.ts';
import type { Mortgage } from '#domain/mortgage/mortgage.ts';
import { notaryFee, vatOn } from './notary-fee.ts';
import { type DutyDue, type Region, registrationDuty } from './registration-duties.ts';

/** Bounds of the inputs, in whole euros. */
export const PURCHASE_LIMITS = {
  price: { min: 25_000, max: 5_000_000 },
  ownMeans: { min: 0, max: 5_000_000 },
} as const satisfies Record<string, Range>;

/** The share of a home's value, in percent, above which the National Bank asks lenders for caution. */
export const CAUTION_ABOVE = 90;

/** A plan to buy an existing home; whole euros. */
export interface PurchasePlan {
  readonly price: number | undefined;
  readonly ownMeans: number | undefined;
  readonly region: Region;
  /** Whether it will be the buyers' only home, in which they live. */
  readonly ownHome: boolean;
}

/** The costs of a purchase, line by line. */
export interface Purchase {
  readonly price: Cents;
  readonly duty: DutyDue;
  readonly notary: Cents;
  /** On the notary's fee. */
  readonly vat: Cents;
  /** The lender's estimate of the other costs of the deed: searches, formalities, their tax. */
  readonly deedCosts: Cents;
  /** The one-off costs of the mortgage, its own deed included. */
  readonly creditFees: Cents;
  /** The sum of all costs. */
  readonly total: Cents;
  readonly ownMeans: Cents;
  /** What own means do not cover, in whole euros, rounded up; 0 if they are enough. */
  readonly toBorrow: Cents;
  /**
   * Whether a mortgage of `toBorrow` is possible: not if it is nothing, too little, more than the price (which
   * leaves duty and fees to the buyer), or more than the lender lends.
   */
  readonly lent: 'yes' | 'nothing' | 'tooLittle' | 'overPrice' | 'tooMuch';
  /** The least own means with which the rest can be borrowed, in whole euros, rounded up. */
  readonly leastMeans: Cents;
  /** The amount borrowed in percent of the price, with one decimal. */
  readonly shareOfPrice: number;
  /** Whether the share is above `CAUTION_ABOVE`. */
  readonly callsForCaution: boolean;
}

export type PurchaseAnswer =
  | { readonly ok: true; readonly purchase: Purchase }
  /** Which of the amounts are out of their bounds. */
  | { readonly ok: false; readonly outOfBounds: readonly (keyof typeof PURCHASE_LIMITS)[] };

/**
 * From a price to the amount to borrow, by the tables of a date or the newest. Not covered: new homes, which
 * are sold with value added tax; regional reductions for renovation, modest homes or social purposes; the
 * notaries' lower fee for an only home; and a value above the price, on which the duty would be charged.
 */
export function workOutPurchase(
  mortgage: Pick<Mortgage, 'code' | 'fees' | 'deedCosts'>,
  { price, ownMeans, region, ownHome }: PurchasePlan,
  on?: CalendarDate,
): PurchaseAnswer {
  const amounts = { price: price ?? Number.NaN, ownMeans: ownMeans ?? Number.NaN };
  const names = Object.keys(PURCHASE_LIMITS) as (keyof typeof PURCHASE_LIMITS)[];
  const outOfBounds = names.filter((name) => !isWithin(PURCHASE_LIMITS[name], amounts[name]));
  if (outOfBounds.length > 0) return { ok: false, outOfBounds };
  const paid = toCents(amounts.price);
  const means = toCents(amounts.ownMeans);
  const duty = registrationDuty(paid, region, ownHome, on);
  const notary = notaryFee(paid, on);
  const vat = vatOn(notary);
  const deedCosts = mortgage.deedCosts ?? cents(0);
  const withoutCredit = addCents(paid, duty.duty, notary, vat, deedCosts);
  // Without a loan there are no loan fees.
  const needsCredit = withoutCredit > means;
  const creditFees = needsCredit ? totalFees(mortgage.fees) : cents(0);
  const total = addCents(withoutCredit, creditFees);
  const toBorrow = upToEuros(total - means);
  const { min, max } = lentBounds(mortgage.code);
  const most = cents(Math.min(paid, max));
  const shareOfPrice = Math.round((toBorrow / paid) * 1_000) / 10;
  return {
    ok: true,
    purchase: {
      ...{ price: paid, duty, notary, vat, deedCosts, creditFees, total },
      ownMeans: means,
      toBorrow,
      lent: checkLent(toBorrow, { min, max: most }, paid),
      leastMeans: upToEuros(addCents(withoutCredit, totalFees(mortgage.fees)) - most),
      shareOfPrice,
      callsForCaution: shareOfPrice > CAUTION_ABOVE,
    },
  };
}

function checkLent(toBorrow: Cents, { min, max }: Range, price: Cents): Purchase['lent'] {
  if (toBorrow === 0) return 'nothing';
  if (toBorrow < min) return 'tooLittle';
  if (toBorrow <= max) return 'yes';
  return max === price ? 'overPrice' : 'tooMuch';
}

/** A sum of cents in whole euros, rounded up; at least 0. */
function upToEuros(sum: number): Cents {
  return cents(Math.max(0, Math.ceil(sum / 100)) * 100);
}
