import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import {
  APPLICATION_PRODUCTS,
  type ApplicationProduct,
  type ProductCode,
} from '#domain/tariff/tariff.ts';
import type { Answers } from '#journey/answers.ts';
import type { Loan } from '#journey/facts.ts';
import { loanAt, totalAmount, type WantedLoan } from '#journey/loan.ts';
import type { fetchRate } from '../fetch-rate.ts';
import { findLongestOffered, loanOverItsLife } from './longest-for-vehicle.ts';

const LOAN: Loan = {
  product: 'TAEGIVA1',
  productName: 'Auto',
  amount: cents(12_500_00),
  additionalAmount: cents(0),
  duration: 60,
  taeg: 4.49,
  monthlyAmount: cents(0),
};
const today = { year: 2026, month: 11, day: 20 };

/** A tariff that offers these durations for any product, as the server answers. */
function tariff(durations: readonly number[]) {
  const asked: string[] = [];
  const ask = async (wanted: WantedLoan) => {
    asked.push(`${wanted.product} ${totalAmount(wanted) / 100} ${wanted.duration}`);
    const below = durations.filter((months) => months <= wanted.duration);
    return loanAt(wanted, below.at(-1) ?? durations[0] ?? 0, 5);
  };
  return { asked, ask };
}

const registered = (firstRegistration: string): Answers => ({
  sellerType: 'garage',
  firstRegistration,
});

/** The longest duration for the vehicle, from this tariff. */
async function longest(
  answers: Answers,
  ask: typeof fetchRate,
  lent: readonly ApplicationProduct[] = APPLICATION_PRODUCTS,
) {
  const isLent = (product: ProductCode) => lent.some((code) => code === product);
  const wanted = loanOverItsLife(answers, { loan: LOAN, today, isLent });
  return wanted && (await findLongestOffered(wanted, isLent(wanted.product), ask));
}

describe('the longest duration for a vehicle', () => {
  it.each<[string, number | 'none']>([
    // 70, 71 and 73 months old: 50, 49 and 47 are left
    ['20/01/2021', 48],
    ['20/12/2020', 48],
    ['20/10/2020', 36],
    // 24 and 23 months left
    ['20/11/2018', 24],
    ['20/10/2018', 'none'],
    ['20/11/2016', 'none'],
    ['20/11/2006', 'none'],
  ])('registered %s: %s', async (date, expected) => {
    const { ask } = tariff([24, 36, 48, 60]);
    expect(await longest(registered(date), ask)).toBe(expected);
  });

  it('asks for the product that leaving the step proposes', async () => {
    const { asked, ask } = tariff([24]);
    const answers = { ...registered('20/10/2020'), price: '13000', advance: '500' };
    await longest(answers, ask);
    expect(asked).toEqual(['TAEGIVD1 12500 47']);
  });

  it('knows of none where the product is not offered for the amount', async () => {
    const ask = async () => 'not-offered' as const;
    expect(await longest(registered('20/10/2020'), ask)).toBe('none');
  });

  // W-10.24
  it('is none for a product that is not lent, which is not asked for', async () => {
    const { asked, ask } = tariff([24]);
    expect(await longest(registered('20/10/2020'), ask, ['TAEGIVA1'])).toBe('none');
    expect(asked).toEqual([]);
  });

  it('says nothing where the tariff cannot be asked, or without a date', async () => {
    const ask = async () => 'unreachable' as const;
    expect(await longest(registered('20/10/2020'), ask)).toBeUndefined();
    expect(await longest({}, ask)).toBeUndefined();
  });
});
