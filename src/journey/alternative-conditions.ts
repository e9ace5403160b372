import type { CalendarDate } from '#domain/calendar/date.ts';
import { addCents, type Cents, cents } from '#domain/money/money.ts';
import { parseAmount } from '#domain/reading/parse-amount.ts';
import type { ProductCode } from '#domain/tariff/tariff.ts';
import { type Answers, answer } from './answers.ts';
import { repaysCredits } from './current-credits.ts';
import { isTenant, MAX_DURATION_FOR_TENANTS } from './owner.ts';
import {
  comparedToThirdAnniversary,
  hasPrivateSeller,
  type Vehicle,
  vehicleCodes,
  vehicleProduct,
} from './vehicle.ts';

/** an advance under this percentage of the price is small. */
export const SMALL_ADVANCE_PERCENT = 15;

/** The steps on leaving which other conditions may be proposed, in the order of the application. */
export const LEAVINGS = ['1', '1b', '3'] as const;
export type Leaving = (typeof LEAVINGS)[number];

/** Why other conditions are proposed; `newConditionsCopy` stores these, 1c and 4b show them in words. */
export const CONDITION_REASONS = [
  'renovationForOwners',
  'privateSeller',
  'usedVehicle',
  'newVehicle',
  'smallAdvance',
  'creditsToRepay',
  'noCreditsToRepay',
  'durationForOwners',
  'rateChanged',
] as const;
export type ConditionReason = (typeof CONDITION_REASONS)[number];

/** The terms of a loan that a proposal can change; the duration in months. */
export interface Terms {
  readonly product: ProductCode;
  readonly amount: Cents;
  readonly additionalAmount: Cents;
  readonly duration: number;
}

/** Other terms, before the tariff is asked for them. */
export interface Proposal extends Terms {
  /** Every reason that applied, in the order of the rules. */
  readonly reasons: readonly ConditionReason[];
}

/** What the rules need to know besides answers and terms. */
export interface Circumstances {
  readonly today: CalendarDate;
  /** Whether the lender lends a product at all. */
  isLent(product: ProductCode): boolean;
}

interface Situation {
  readonly answers: Answers;
  readonly circumstances: Circumstances;
  readonly terms: Terms;
}

interface Rule {
  readonly reason: ConditionReason;
  readonly of: readonly ProductCode[];
  readonly when: (situation: Situation) => boolean;
  readonly change: (terms: Terms, circumstances: Circumstances) => Terms;
}

const to =
  (product: ProductCode) =>
  (terms: Terms): Terms => ({ ...terms, product });

/** Where the product for a small advance is not lent, the usual one is. */
const toVehicle =
  (changed: Partial<Vehicle>) =>
  (terms: Terms, { isLent }: Circumstances): Terms => {
    const product = vehicleProduct(terms.product, changed);
    const usual = vehicleProduct(product, { smallAdvance: false });
    return { ...terms, product: isLent(product) ? product : usual };
  };

/** A personal loan has no additional amount, so it lends the total. */
const toPersonal = (terms: Terms): Terms => ({
  ...terms,
  product: 'TAEGPSA1',
  amount: addCents(terms.amount, terms.additionalAmount),
  additionalAmount: cents(0),
});

/** On the third anniversary itself a vehicle counts as neither new nor used. */
const isOlderThanThree = ({ answers, circumstances: { today } }: Situation) =>
  (comparedToThirdAnniversary(answers, today) ?? 0) > 0;
const isYoungerThanThree = ({ answers, circumstances: { today } }: Situation) =>
  (comparedToThirdAnniversary(answers, today) ?? 0) < 0;

function hasSmallAdvance({ answers }: Situation): boolean {
  const price = parseAmount(answer(answers, 'price'));
  const advance = parseAmount(answer(answers, 'advance'));
  if (price === undefined || advance === undefined) return false;
  return advance * 100 < price * SMALL_ADVANCE_PERCENT;
}

/** Without a product for a small advance, the usual one holds whatever the advance. */
const isSmallAdvanceApart = ({ terms, circumstances }: Situation) =>
  circumstances.isLent(vehicleProduct(terms.product, { smallAdvance: true }));

/** Always last: it considers the product that the earlier rules have led to. */
const DURATION_FOR_OWNERS: Rule = {
  reason: 'durationForOwners',
  of: ['TAEGPSA1', 'TAEGINL1'],
  when: ({ answers, terms }) => isTenant(answers) && terms.duration > MAX_DURATION_FOR_TENANTS,
  change: (terms) => ({ ...terms, duration: MAX_DURATION_FOR_TENANTS }),
};

/**
 * The alternative conditions: the rules of a step are applied in order to the
 * accepted terms, each to the result of the one before.
 */
const RULES: Readonly<Record<Leaving, readonly Rule[]>> = {
  '1': [
    {
      reason: 'renovationForOwners',
      of: ['TAEGINI1'],
      when: ({ answers }) => isTenant(answers),
      change: to('TAEGPSA1'),
    },
    DURATION_FOR_OWNERS,
  ],
  '1b': [
    {
      // The product that this leads to has no rules for vehicles.
      reason: 'privateSeller',
      of: vehicleCodes(),
      when: ({ answers }) => hasPrivateSeller(answers),
      change: to('TAEGPSA1'),
    },
    {
      reason: 'usedVehicle',
      of: vehicleCodes({ age: 'new' }),
      when: isOlderThanThree,
      change: toVehicle({ age: 'used' }),
    },
    {
      reason: 'newVehicle',
      of: vehicleCodes({ age: 'used' }),
      when: isYoungerThanThree,
      change: toVehicle({ age: 'new' }),
    },
    {
      // Never reverted: a larger advance keeps the products for a small one.
      reason: 'smallAdvance',
      of: vehicleCodes({ smallAdvance: false }),
      when: (situation) => hasSmallAdvance(situation) && isSmallAdvanceApart(situation),
      change: toVehicle({ smallAdvance: true }),
    },
    DURATION_FOR_OWNERS,
  ],
  '3': [
    {
      reason: 'creditsToRepay',
      of: ['TAEGPSA1', ...vehicleCodes()],
      when: ({ answers }) => repaysCredits(answers),
      change: to('TAEGINL1'),
    },
    {
      reason: 'noCreditsToRepay',
      of: ['TAEGINL1'],
      when: ({ answers }) => !repaysCredits(answers),
      change: toPersonal,
    },
    DURATION_FOR_OWNERS,
  ],
};

/**
 * The terms proposed on leaving a step instead of the accepted ones; undefined if product and duration
 * stay the same. Whether the tariff offers them, and at which rate, is checked afterwards.
 */
export function proposeConditions(
  leaving: Leaving,
  answers: Answers,
  accepted: Terms,
  circumstances: Circumstances,
): Proposal | undefined {
  const { product, amount, additionalAmount, duration } = accepted;
  let terms: Terms = { product, amount, additionalAmount, duration };
  const reasons: ConditionReason[] = [];
  for (const rule of RULES[leaving]) {
    if (!rule.of.includes(terms.product) || !rule.when({ answers, circumstances, terms })) continue;
    terms = rule.change(terms, circumstances);
    reasons.push(rule.reason);
  }
  return reasons.length > 0 ? { ...terms, reasons } : undefined;
}

/** Whether leaving 1b will propose the product for a used vehicle instead of that for a new one. */
export function turnsOutUsed(
  answers: Answers,
  accepted: Terms,
  circumstances: Circumstances,
): boolean {
  const proposal = proposeConditions('1b', answers, accepted, circumstances);
  return proposal?.reasons.includes('usedVehicle') ?? false;
}

/**
 * The first proposal that leaving any step would still make: the terms were then not accepted, and a
 * request with them cannot be sent.
 */
export function standingProposal(
  answers: Answers,
  accepted: Terms,
  circumstances: Circumstances,
): Proposal | undefined {
  for (const leaving of LEAVINGS) {
    const proposal = proposeConditions(leaving, answers, accepted, circumstances);
    if (proposal) return proposal;
  }
  return undefined;
}
