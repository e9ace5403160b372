import { describe, expect, it, vi } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { findRate } from '#domain/tariff/rate.ts';
import { assessAffordability } from '#journey/affordability/assess-affordability.ts';
import { leastToBorrow } from '#journey/affordability/remedies.ts';
import type { Answers } from '#journey/answers.ts';
import { loanAt, loanFromTariff, type WantedLoan } from '#journey/loan.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { factsFor, fluvia } from '#tests/examples/fluvia.ts';
import { findSmallerLoan } from './find-smaller-loan.ts';

const STEP = 500_00;

/** The tariff's answer, as the server gives it. */
async function call(wanted: WantedLoan) {
  const rate = findRate(fluvia.tariffs[wanted.product], wanted.amount, wanted.duration);
  if (rate.kind === 'outOfBounds') return 'not-offered';
  const duration = rate.kind === 'nearest' ? rate.duration : wanted.duration;
  return loanAt(wanted, duration, rate.taeg);
}

async function smallerFor(changes: Answers) {
  const answers = { ...COMPLETE_ANSWERS, ...changes };
  const { loan } = factsFor(answers);
  const least = leastToBorrow(answers, loan, cents(1_500_00));
  return { answers, loan, least, found: await findSmallerLoan(answers, loan, least, call) };
}

const isTight = (answers: Answers, payment: number) =>
  assessAffordability(answers, cents(payment)).isTight;

describe('findSmallerLoan', () => {
  it.each(['1015', '1060', '1108', '1127', '1150', '1200', '1300'])(
    'is the largest that is offered and that a rent of %s leaves room for',
    async (rent) => {
      const { answers, loan, least, found } = await smallerFor({ rent });
      const amounts = [];
      for (let amount = loan.amount - STEP; amount >= least; amount -= STEP) amounts.push(amount);
      const offers = await Promise.all(amounts.map((of) => call({ ...loan, amount: cents(of) })));
      const right = offers.find(
        (offer) => typeof offer === 'object' && !isTight(answers, offer.monthlyAmount),
      );
      expect(found).toEqual(right);
      if (found) expect(loanFromTariff(found, fluvia.tariffs[found.product])).toEqual(found);
    },
  );

  it('takes the shorter duration and the other rate of a smaller amount', async () => {
    const { found } = await smallerFor({ rent: '1108' });
    expect(found).toMatchObject({ duration: 36, taeg: 6.45 });
  });

  it('is none for a vehicle whose price has to be paid', async () => {
    const car = { product: 'TAEGIVA1', price: '15000', advance: '2500', rent: '1020' };
    expect((await smallerFor(car)).found).toBeUndefined();
    expect((await smallerFor({ ...car, advance: '3636' })).found?.amount).toBe(12_000_00);
  });

  it.each(['unreachable', 'not-offered'] as const)(
    'is none where the tariff is %s',
    async (what) => {
      const { loan } = factsFor();
      const answers = { ...COMPLETE_ANSWERS, rent: '1127' };
      const silent = vi.fn(async () => what);
      expect(await findSmallerLoan(answers, loan, cents(0), silent)).toBeUndefined();
      expect(silent).toHaveBeenCalledTimes(1);
    },
  );
});
