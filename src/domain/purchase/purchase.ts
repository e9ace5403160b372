import type { CalendarDate } from '#domain/calendar/date.ts';
import { addCents, type Cents, cents, toCents } from '#domain/money/money.ts';
import { totalFees } from '#domain/mortgage/fees.ts';
import { isWithin, lentBounds, type Range } from '#domain/mortgage/limits.ts';
import type { Mortgage } from '#domain/mortgage/mortgage.ts';
import { notaryFee, vatOn } from './notary-fee.ts';
import { type DutyDue, type Region, registrationDuty } from './registration-duties.ts';

/** What may be given, in whole euros. */
export const PURCHASE_LIMITS = {
  price: { min: 25_000, max: 5_000_000 },
  ownMeans: { min: 0, max: 5_000_000 },
} as const satisfies Record<string, Range>;

/** From which share of a home's value on the National Bank asks lenders for caution, in percent. */
export const CAUTION_ABOVE = 90;

/** An existing home that somebody wants to buy: whole euros. */
export interface PurchasePlan {
  readonly price: number | undefined;
  readonly ownMeans: number | undefined;
  readonly region: Region;
  /** It will be their only home, and they live there. */
  readonly ownHome: boolean;
}

/** What a purchase comes to, line by line. */
export interface Purchase {
  readonly price: Cents;
  readonly duty: DutyDue;
  readonly notary: Cents;
  /** On the notary's fee. */
  readonly vat: Cents;
  /** The lender's estimate of what else the deed costs: searches, formalities, their tax. */
  readonly deedCosts: Cents;
  /** What the mortgage costs on the day it is made, its own deed included. */
  readonly creditFees: Cents;
  /** All of it. */
  readonly total: Cents;
  readonly ownMeans: Cents;
  /** What is missing, in whole euros, rounded up; 0 where own means are enough. */
  readonly toBorrow: Cents;
  /**
   * Whether a mortgage of that is lent: not where nothing is missing, or too little, or more than the price,
   * for it pays no duty and no fees, or more than the lender lends.
   */
  readonly lent: 'yes' | 'nothing' | 'tooLittle' | 'overPrice' | 'tooMuch';
  /** How much of one's own there has to be for the rest to be lent, in whole euros, rounded up. */
  readonly leastMeans: Cents;
  /** What would be borrowed in percent of the price, with one decimal. */
  readonly shareOfPrice: number;
  /** It is more than `CAUTION_ABOVE`. */
  readonly callsForCaution: boolean;
}

export type PurchaseAnswer =
  | { readonly ok: true; readonly purchase: Purchase }
  /** Which of the amounts are out of their bounds. */
  | { readonly ok: false; readonly outOfBounds: readonly (keyof typeof PURCHASE_LIMITS)[] };

/**
 * From a price to what has to be borrowed, by the tables of a day or the newest. Left out: homes sold with
 * value added tax, as new ones are, what regions take off for renovation, modest homes or social
 * purposes, the lower fee of notaries for an only home, and a value higher than the price, on which the
 * duty would be asked.
 */
export function workOutPurchase(
  mortgage: Pick<Mortgage, 'code' | 'fees' | 'deedCosts'>,
  { price, ownMeans, region, ownHome }: PurchasePlan,
  on?: CalendarDate,
): PurchaseAnswer {
  const given = { price: price ?? Number.NaN, ownMeans: ownMeans ?? Number.NaN };
  const names = Object.keys(PURCHASE_LIMITS) as (keyof typeof PURCHASE_LIMITS)[];
  const outOfBounds = names.filter((name) => !isWithin(PURCHASE_LIMITS[name], given[name]));
  if (outOfBounds.length > 0) return { ok: false, outOfBounds };
  const paid = toCents(given.price);
  const means = toCents(given.ownMeans);
  const duty = registrationDuty(paid, region, ownHome, on);
  const notary = notaryFee(paid, on);
  const vat = vatOn(notary);
  const deedCosts = mortgage.deedCosts ?? cents(0);
  const withoutCredit = addCents(paid, duty.duty, notary, vat, deedCosts);
  // Whoever borrows nothing pays no fees of a credit.
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
      lent: judge(toBorrow, { min, max: most }, paid),
      leastMeans: upToEuros(addCents(withoutCredit, totalFees(mortgage.fees)) - most),
      shareOfPrice,
      callsForCaution: shareOfPrice > CAUTION_ABOVE,
    },
  };
}

function judge(toBorrow: Cents, { min, max }: Range, price: Cents): Purchase['lent'] {
  if (toBorrow === 0) return 'nothing';
  if (toBorrow < min) return 'tooLittle';
  if (toBorrow <= max) return 'yes';
  return max === price ? 'overPrice' : 'tooMuch';
}

/** A sum of cents in whole euros, rounded up; nothing below 0. */
function upToEuros(sum: number): Cents {
  return cents(Math.max(0, Math.ceil(sum / 100)) * 100);
}
