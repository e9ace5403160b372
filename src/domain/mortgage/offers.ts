import { barHeights } from './bar-heights.ts';
import { atHighest, type HighestRate } from './highest.ts';
import { isWithin, MORTGAGE_LIMITS } from './limits.ts';
import { type Mortgage, RATE_VARIANTS, type RateVariant } from './mortgage.ts';
import {
  type MortgageLoan,
  type MortgageQuestion,
  type MortgageRefusal,
  ratesOffered,
  workOutMortgage,
} from './work-out.ts';

/** A loan that a lender offers, with how its rate may move. */
export interface MortgageOffer {
  readonly variant: RateVariant;
  readonly loan: MortgageLoan;
  /** Of a rate that may change. */
  readonly highest: HighestRate | undefined;
  /** Of its bar, in pixels: by the payment where the amount is given, else by the amount. */
  readonly height: number;
}

/** Why a question has no answer at all. One that a payment is too little for has offers: none. */
export type OffersRefusal =
  | Extract<MortgageRefusal, { kind: 'outOfBounds' }>
  /** Nothing is offered over so many years. */
  | { readonly kind: 'unknownYears'; readonly offered: readonly number[] };

export type Offers =
  | {
      readonly ok: true;
      readonly offers: readonly MortgageOffer[];
      /** Where there are none: from which payment, or over how many years, there would be. */
      readonly tooLittle: Extract<MortgageRefusal, { kind: 'tooLittle' }> | undefined;
    }
  | { readonly ok: false; readonly refusal: OffersRefusal };

/** Every duration that some variant is offered over in a mode, rising. */
export function yearsOffered(
  mortgage: Mortgage,
  mode: MortgageQuestion['mode'],
): readonly number[] {
  const years = RATE_VARIANTS.flatMap((variant) =>
    ratesOffered(mortgage, mode, variant).map((rate) => rate.years),
  );
  return [...new Set(years)].sort((a, b) => a - b);
}

/** What a lender offers for a question: one loan a variant, in the order of the variants. */
export function findOffers(mortgage: Mortgage, question: MortgageQuestion): Offers {
  const { mode, amount, years } = question;
  const { amount: range } = MORTGAGE_LIMITS[mortgage.code][mode];
  if (amount === undefined || !isWithin(range, amount))
    return { ok: false, refusal: { kind: 'outOfBounds', ...range } };
  const offered = yearsOffered(mortgage, mode);
  if (!offered.includes(years)) return { ok: false, refusal: { kind: 'unknownYears', offered } };
  const answers = RATE_VARIANTS.filter((variant) =>
    ratesOffered(mortgage, mode, variant).some((rate) => rate.years === years),
  ).map((variant) => ({ variant, answer: workOutMortgage(mortgage, question, variant) }));
  const loans = answers.flatMap(({ variant, answer }) =>
    answer.ok ? [{ variant, loan: answer.loan, highest: atHighest(answer.loan, variant) }] : [],
  );
  const heights = barHeights(
    loans.map(({ loan }) => (mode === 'borrow' ? loan.payment : loan.amount)),
  );
  return {
    ok: true,
    offers: loans.map((offer, at) => ({ ...offer, height: heights[at] ?? 0 })),
    tooLittle: loans.length > 0 ? undefined : leastRefusal(answers.map(({ answer }) => answer)),
  };
}

/** Of several variants, the way out that asks for the least. */
function leastRefusal(
  answers: readonly ReturnType<typeof workOutMortgage>[],
): Extract<MortgageRefusal, { kind: 'tooLittle' }> | undefined {
  const refusals = answers.flatMap((answer) =>
    !answer.ok && answer.refusal.kind === 'tooLittle' ? [answer.refusal] : [],
  );
  const [first] = refusals;
  if (first === undefined) return undefined;
  return {
    ...first,
    fromPayment: least(refusals.map(({ fromPayment }) => fromPayment)),
    fromYears: least(refusals.map(({ fromYears }) => fromYears)),
  };
}

function least(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}
