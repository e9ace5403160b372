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
  /** Whether a mortgage of that is lent: not where nothing is missing, or too little, or too much. */
  readonly lent: 'yes' | 'nothing' | 'tooLittle' | 'tooMuch';
  /** What would be borrowed in percent of the price, with one decimal. */
  readonly shareOfPrice: number;
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
  const toBorrow = cents(Math.max(0, Math.ceil((total - means) / 100)) * 100);
  return {
    ok: true,
    purchase: {
      ...{ price: paid, duty, notary, vat, deedCosts, creditFees, total },
      ownMeans: means,
      toBorrow,
      lent: judge(toBorrow, lentBounds(mortgage.code)),
      shareOfPrice: Math.round((toBorrow / paid) * 1_000) / 10,
    },
  };
}

function judge(toBorrow: Cents, { min, max }: Range): Purchase['lent'] {
  if (toBorrow === 0) return 'nothing';
  if (toBorrow < min) return 'tooLittle';
  return toBorrow > max ? 'tooMuch' : 'yes';
}
