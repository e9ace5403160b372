import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEuros } from '#domain/money/money.ts';
import { MORTGAGE_LIMITS } from '#domain/mortgage/limits.ts';
import { MORTGAGE_MODES } from '#domain/mortgage/mortgage.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import {
  chooseMode,
  chooseType,
  enter,
  type MortgageEntry,
  type MortgageState,
  openMortgage,
} from './mortgage-state.ts';
import { MORTGAGE_TYPES, TYPES } from './mortgage-types.ts';

const { mortgages } = fluvia;

/** A simulator after these steps: a type, a mode, or something typed. */
function simulatorAfter(...steps: (string | Partial<MortgageEntry>)[]): MortgageState {
  return steps.reduce<MortgageState>(
    (state, step) => {
      if (typeof step !== 'string') return enter(mortgages, state, step);
      const type = MORTGAGE_TYPES.find((known) => known === step);
      const mode = MORTGAGE_MODES.find((known) => known === step);
      if (type) return chooseType(mortgages, state, type);
      return mode ? chooseMode(mortgages, state, mode) : state;
    },
    openMortgage(mortgages, 'house'),
  );
}

const shown = ({ type, mode, entries, loan }: MortgageState) => ({
  asked: [type, mode, entries[mode].amount, entries[mode].years],
  loan: [Math.floor(toEuros(loan.amount)), loan.years],
});

describe('what it opens with (W-3.3 to W-3.6)', () => {
  it.each([
    [[], ['house', 'borrow', '25000', 10], [25_000, 10]],
    [['settle'], ['house', 'settle', '2500', 10], [258_803, 10]],
    [['light'], ['light', 'borrow', '10000', 5], [10_000, 5]],
    [
      ['light', 'settle'],
      ['light', 'settle', '200', 5],
      [10_815, 5],
    ],
    [
      ['settle', 'light'],
      ['light', 'settle', '200', 5],
      [10_815, 5],
    ],
  ])('after %j: %j', (steps, asked, loan) => {
    expect(shown(simulatorAfter(...steps))).toEqual({ asked, loan });
  });
});

describe('another type', () => {
  it.each([
    ['keeps what was typed', [{ amount: '90000' }, 'light'], ['90000', 10], false],
    [
      'keeps a duration',
      [{ years: 11 }, { amount: '90000', years: 10 }, 'light'],
      ['90000', 10],
      false,
    ],
    ['shortens a duration', [{ amount: '90000', years: 20 }, 'light'], ['90000', 10], true],
    ['raises an amount', ['light', { amount: '12000', years: 8 }, 'house'], ['25000', 10], true],
    ['takes its own for nothing', [{ amount: '', years: 12 }, 'light'], ['10000', 10], true],
    [
      'raises a payment to the least that borrows',
      ['light', 'settle', { amount: '150', years: 9 }, 'house'],
      ['242', 10],
      true,
    ],
    [
      'opens with its own amount where nothing was typed',
      ['settle', 'light', 'house'],
      ['2500', 10],
      false,
    ],
  ] as const)('%s', (_, steps, [amount, years], isBrought) => {
    const state = simulatorAfter(...steps);
    expect(state.entries[state.mode]).toEqual({ amount, years });
    expect(state.refusal).toBeUndefined();
    expect(state.broughtWithin).toEqual(
      isBrought ? MORTGAGE_LIMITS[TYPES[state.type].code][state.mode] : undefined,
    );
    expect(state.loan.years).toBe(years);
  });
});

describe('another mode', () => {
  it('finds what was typed in it before', () => {
    const state = simulatorAfter(
      { amount: '90000', years: 15 },
      'settle',
      { amount: '800' },
      'borrow',
    );
    expect(shown(state).asked).toEqual(['house', 'borrow', '90000', 15]);
    expect(shown(chooseMode(mortgages, state, 'settle')).asked.slice(2)).toEqual(['800', 10]);
  });

  it('does not come back to a wrong amount', () => {
    const state = simulatorAfter({ amount: '90' }, 'settle', 'borrow');
    expect(shown(state).asked).toEqual(['house', 'borrow', '25000', 10]);
    expect(state.broughtWithin).toEqual(MORTGAGE_LIMITS.CH.borrow);
  });
});

describe('what is typed', () => {
  it('leaves the last loan where it has none, and says why', () => {
    const state = simulatorAfter('settle', { amount: '800' }, { amount: '80' });
    expect(toEuros(state.loan.payment)).toBe(800);
    expect(state.refusal).toEqual({ kind: 'outOfBounds', min: 200, max: 2_500 });
    expect(enter(mortgages, state, { amount: '200' }).refusal).toMatchObject({ kind: 'tooLittle' });
    expect(enter(mortgages, state, { amount: '300' }).refusal).toBeUndefined();
  });

  it.each([
    [4, 10],
    [99, 25],
  ])('takes the nearest duration to %i years: %i', (years, nearest) => {
    expect(simulatorAfter({ years }).entries.borrow.years).toBe(nearest);
  });

  it('always shows a loan of the product and mode chosen', () => {
    const step = fc.oneof(
      fc.constantFrom('house', 'light', 'borrow', 'settle'),
      fc.record({ amount: fc.oneof(fc.constant(''), fc.nat(900_000).map(String)) }),
      fc.record({ years: fc.integer({ min: 0, max: 30 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const { type, mode, loan, refusal, entries } = simulatorAfter(...steps);
        const { borrow } = MORTGAGE_LIMITS[TYPES[type].code];
        const { years } = MORTGAGE_LIMITS[TYPES[type].code][mode];
        expect(toEuros(loan.amount)).toBeGreaterThanOrEqual(borrow.amount.min);
        expect(toEuros(loan.amount)).toBeLessThanOrEqual(borrow.amount.max);
        expect(loan.years).toBeGreaterThanOrEqual(years.min);
        expect(loan.years).toBeLessThanOrEqual(years.max);
        if (!refusal)
          expect(toEuros(mode === 'borrow' ? loan.amount : loan.payment)).toBe(
            Number(entries[mode].amount),
          );
      }),
    );
  });
});
