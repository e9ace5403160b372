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

/** A loan that a lender offers, with how its rate may change. */
export interface MortgageOffer {
  readonly variant: RateVariant;
  readonly loan: MortgageLoan;
  /** Only for a rate that may change. */
  readonly highest: HighestRate | undefined;
}

/** Why a question has no answer at all. If a payment is too low, the list of offers is empty instead. */
export type OffersRefusal =
  | Extract<MortgageRefusal, { kind: 'outOfBounds' }>
  /** No variant is offered over so many years. */
  | { readonly kind: 'unknownYears'; readonly offered: readonly number[] };

export type Offers =
  | {
      readonly ok: true;
      readonly offers: readonly MortgageOffer[];
      /** If there are no offers: from which payment, or over how many years, there would be. */
      readonly tooLittle: Extract<MortgageRefusal, { kind: 'tooLittle' }> | undefined;
    }
  | { readonly ok: false; readonly refusal: OffersRefusal };

/** Every duration that a variant offers in a mode, ascending. */
export function yearsOffered(
  mortgage: Mortgage,
  mode: MortgageQuestion['mode'],
): readonly number[] {
  const years = RATE_VARIANTS.flatMap((variant) =>
    ratesOffered(mortgage, mode, variant).map((rate) => rate.years),
  );
  return [...new Set(years)].sort((a, b) => a - b);
}

/** The offers for a question: one loan for each variant, in the order of the variants. */
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
  const offers = answers.flatMap(({ variant, answer }) =>
    answer.ok ? [{ variant, loan: answer.loan, highest: atHighest(answer.loan, variant) }] : [],
  );
  return {
    ok: true,
    offers,
    tooLittle: offers.length > 0 ? undefined : leastRefusal(answers.map(({ answer }) => answer)),
  };
}

/** The refusal of the variant that asks for the least. */
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
