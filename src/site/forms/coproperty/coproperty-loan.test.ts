import { describe, expect, it } from 'vitest';
import { monthlyPayment } from '#domain/loan/payment.ts';
import { cents } from '#domain/money/money.ts';
import { findRate } from '#domain/tariff/rate.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { changeLoan, followedQuery, openingLoan, readQuery } from './coproperty-loan.ts';

const tariff = fluvia.tariffs.TAEGPCO2;
const opening = openingLoan(tariff);

// W-6.11
describe('the loan of the form', () => {
  it('opens with the smallest loan', () => {
    expect(opening).toMatchObject({ digits: '5000', isOutOfBounds: false });
  });

  it.each([
    ['30000', 84],
    ['30000', 24],
    ['5000', 36],
  ])('computes %s euros over %i months', (digits, duration) => {
    const { simulation } = changeLoan(opening, tariff, { digits, duration });
    const rate = findRate(tariff, cents(Number(digits) * 100), duration);
    if (rate.kind !== 'offered') throw new Error('Not offered');
    expect(simulation).toMatchObject({
      duration,
      taeg: rate.taeg,
      payment: monthlyPayment(simulation.amount, rate.taeg, duration),
    });
  });

  it('takes the nearest duration offered for the amount, and remembers the one asked for', () => {
    const large = changeLoan(opening, tariff, { digits: '30000', duration: 84 });
    const small = changeLoan(large, tariff, { digits: '5000' });
    expect(small).toMatchObject({ refused: 84, simulation: { duration: 36 } });
  });

  it('keeps the chosen duration while an amount is typed', () => {
    const chosen = changeLoan(opening, tariff, { digits: '30000', duration: 84 });
    const typed = ['', '2', '25', '250', '2500', '25000'];
    const after = typed.reduce((loan, digits) => changeLoan(loan, tariff, { digits }), chosen);
    expect(after).toMatchObject({ refused: undefined, simulation: { duration: 84 } });
  });

  it.each([
    ['4999', true],
    ['9999999', true],
    ['', false],
  ])('keeps the last figures at %j', (digits, isOutOfBounds) => {
    const after = changeLoan(opening, tariff, { digits });
    expect(after).toMatchObject({ digits, isOutOfBounds, simulation: opening.simulation });
  });
});

describe('readQuery', () => {
  it.each([
    ['amount=30000&duration=84&taeg=6.95&monthly=452.11', { digits: '30000', duration: 84 }],
    ['amount=12500.50&duration=48', { digits: '12500', duration: 48 }],
    ['amount=abc&duration=4.5', {}],
    ['amount=-5&duration=-1', {}],
    ['amount=1e99&duration=36', { duration: 36 }],
    ['duration=1e30', {}],
    ['', {}],
  ])('reads %j', (query, read) => {
    expect(readQuery(new URLSearchParams(query))).toEqual(read);
  });
});

describe('the address of the form', () => {
  const arrival = '?duration=84&taeg=6.95&amount=30000&monthly=452.11&gclid=x';
  const arrived = changeLoan(opening, tariff, readQuery(new URLSearchParams(arrival)));

  it.each([
    ['stays as it opened', '', opening, undefined],
    ['stays as the simulator made it', arrival, arrived, undefined],
    [
      'takes an amount that is typed',
      arrival,
      changeLoan(arrived, tariff, { digits: '45000' }),
      '?amount=45000&duration=84&gclid=x',
    ],
    [
      'leaves a duration open that nobody chose',
      '',
      changeLoan(opening, tariff, { digits: '45000' }),
      '?amount=45000',
    ],
  ])('%s', (_, search, loan, followed) => {
    expect(followedQuery(search, tariff, loan)).toBe(followed);
  });
});
