import { describe, expect, it } from 'vitest';
import { amortise } from '#domain/loan/amortisation.ts';
import { cents } from '#domain/money/money.ts';
import { momentOf as momentOn } from './follow-loan.ts';
import { form } from './river-form.ts';
import { shapeRiver } from './river-shape.ts';
import type { Flow } from './slices.ts';

const AMOUNT = cents(1_250_000);
const instalments = amortise(AMOUNT, 4.49, 48);
const flow = { amount: AMOUNT, bounds: { min: AMOUNT, max: AMOUNT }, instalments };
const at = form.at ?? expect.unreachable('A river can be followed');
const momentOf = (of: Flow, months: number) => momentOn(of, months, at);
const INTEREST = instalments.reduce((sum, { interest }) => sum + interest, 0);

describe('a moment of a loan', () => {
  it('is its first day, when all is due', () => {
    const { slice, ...figures } = momentOf(flow, 0);
    expect(figures).toEqual({ month: 0, balance: AMOUNT, interestPaid: 0, interestDue: INTEREST });
    expect(slice).toEqual(shapeRiver(flow)[1]);
  });

  it('is its end, when nothing is', () => {
    const { slice, ...figures } = momentOf(flow, 48);
    expect(figures).toEqual({ month: 48, balance: 0, interestPaid: INTEREST, interestDue: 0 });
    expect(slice).toEqual(shapeRiver(flow).at(-1));
  });

  it.each([
    [-3, 0],
    [17.4, 17],
    [17.5, 18],
    [60, 48],
  ])('%s months after it began is that of month %s', (months, month) => {
    expect(momentOf(flow, months).month).toBe(month);
  });

  it('lies with what is due on the mark of its year', () => {
    for (const { year, slice, amount } of form.years(flow))
      expect(momentOf(flow, year * 12)).toMatchObject({ slice, balance: amount });
  });

  it('shares the interest between what was paid and what is due', () => {
    for (let month = 0; month <= 48; month += 1) {
      const { interestPaid, interestDue } = momentOf(flow, month);
      expect(interestPaid + interestDue).toBe(INTEREST);
    }
    expect(momentOf(flow, 1).interestPaid).toBe(instalments[0]?.interest);
  });

  it('has the amounts of the loan however wide the interest is drawn', () => {
    const { slice: drawn, ...figures } = momentOf({ ...flow, enlarged: 5 }, 12);
    const { slice, ...toScale } = momentOf(flow, 12);
    expect(figures).toEqual(toScale);
    expect(drawn.bank / drawn.water).toBeCloseTo((5 * slice.bank) / slice.water, 10);
  });
});
