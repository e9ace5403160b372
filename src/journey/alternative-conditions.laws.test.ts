import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDate, formatDate } from '#domain/calendar/date.ts';
import { cents } from '#domain/money/money.ts';
import { APPLICATION_PRODUCTS, type ProductCode } from '#domain/tariff/tariff.ts';
import {
  type Circumstances,
  type ConditionReason,
  type Leaving,
  proposeConditions,
  standingProposal,
  type Terms,
} from './alternative-conditions.ts';
import type { Answers } from './answers.ts';
import { vehicleCodes, vehicleOf } from './vehicle.ts';

const TODAY: CalendarDate = { year: 2026, month: 11, day: 20 };
/** Every product is lent. */
const NOW: Circumstances = { today: TODAY, isLent: () => true };
const LEAVINGS: readonly Leaving[] = ['1', '1b', '3'];

describe('for any answers and accepted terms', () => {
  const yesNo = fc.constantFrom('yes', 'no', '');
  const euros = fc.integer({ min: 0, max: 4_000_000 }).map((count) => (count / 100).toFixed(2));
  const anyDay = fc.record({
    year: fc.integer({ min: 2021, max: 2027 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });
  const anyCredits = fc.array(
    fc.record({ type: fc.constantFrom('PAT', 'OCR', 'PH', ''), payBack: yesNo }),
    { maxLength: 2 },
  );
  const anyAnswers: fc.Arbitrary<Answers> = fc.record({
    isLandlord: yesNo,
    sellerType: fc.constantFrom('garage', 'particular', ''),
    firstRegistration: anyDay.map(formatDate),
    price: euros,
    advance: euros,
    borrowers: fc.constantFrom('one', 'two'),
    coborrowerInfosEncoding: fc.constantFrom('now', 'later'),
    hasCredits: yesNo,
    currentCredits: anyCredits,
    coborrowerHasCredits: yesNo,
    coborrowerCurrentCredits: anyCredits,
  });
  const anyTerms: fc.Arbitrary<Terms> = fc.record({
    product: fc.constantFrom(...APPLICATION_PRODUCTS),
    amount: fc.integer({ min: 150_000, max: 7_500_000 }).map(cents),
    additionalAmount: fc.integer({ min: 0, max: 1_000_000 }).map(cents),
    duration: fc.constantFrom(24, 60, 84, 96, 120),
  });

  it('an accepted proposal is not followed by another on the same step', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LEAVINGS),
        anyAnswers,
        anyTerms,
        (leaving, answers, accepted) => {
          const proposal = proposeConditions(leaving, answers, accepted, NOW);
          if (!proposal) return;
          expect(proposeConditions(leaving, answers, proposal, NOW)).toBeUndefined();
        },
      ),
    );
  });

  // whatever products for a small advance are lent.
  it('accepting the proposals of each step leaves no proposal open', () => {
    const anySmall = fc.subarray([...vehicleCodes({ smallAdvance: true })]);
    fc.assert(
      fc.property(anyAnswers, anyTerms, anySmall, (answers, wanted, small) => {
        const isLent = (code: ProductCode) =>
          code === wanted.product || small.includes(code) || !vehicleOf(code)?.smallAdvance;
        const now = { ...NOW, isLent };
        const accepted = LEAVINGS.reduce<Terms>(
          (current, leaving) => proposeConditions(leaving, answers, current, now) ?? current,
          wanted,
        );
        expect(standingProposal(answers, accepted, now)).toBeUndefined();
        expect(isLent(accepted.product)).toBe(true);
      }),
    );
  });

  //
  it('a proposal changes product or duration, gives a reason, and keeps the total', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LEAVINGS),
        anyAnswers,
        anyTerms,
        (leaving, answers, accepted) => {
          const proposal = proposeConditions(leaving, answers, accepted, NOW);
          if (!proposal) return;
          expect([proposal.product, proposal.duration]).not.toEqual([
            accepted.product,
            accepted.duration,
          ]);
          expect(new Set<ConditionReason>(proposal.reasons).size).toBe(proposal.reasons.length);
          expect(proposal.reasons.length).toBeGreaterThan(0);
          expect(proposal.duration).toBeLessThanOrEqual(accepted.duration);
          expect(proposal.amount + proposal.additionalAmount).toBe(
            accepted.amount + accepted.additionalAmount,
          );
          if (proposal.duration !== accepted.duration) expect(proposal.duration).toBe(84);
        },
      ),
    );
  });

  //
  it('a larger advance never reverts the variant for a small advance', () => {
    fc.assert(
      fc.property(anyAnswers, anyTerms, (answers, accepted) => {
        fc.pre(vehicleCodes({ smallAdvance: true }).includes(accepted.product));
        const proposal = proposeConditions(
          '1b',
          { ...answers, sellerType: 'garage', price: '20000', advance: '20000' },
          accepted,
          NOW,
        );
        if (proposal) expect(vehicleCodes({ smallAdvance: true })).toContain(proposal.product);
      }),
    );
  });
});
