import { describe, expect, it } from 'vitest';
import { MORTGAGE_DEFAULTS, MORTGAGE_LIMITS } from '#domain/mortgage/limits.ts';
import { MORTGAGE_MODES, MORTGAGE_PRODUCTS } from '#domain/mortgage/mortgage.ts';
import { yearsOffered } from '#domain/mortgage/offers.ts';
import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import {
  answeredState,
  boundsBroken,
  type ConfiguratorAction,
  type ConfiguratorState,
  changeConfigurator,
  openConfigurator,
} from './configurator-state.ts';
import { OBJECTIVES } from './loan-side/objectives.ts';
import { questionOf } from './mortgage-side/mortgage-state.ts';
import { offerOf } from './offer-of.ts';

const { tariffs, mortgages } = fluvia;
const offer = offerOf(tariffs, mortgages);
const opened = openConfigurator(offer);

const stateAfter = (...actions: readonly ConfiguratorAction[]): ConfiguratorState =>
  actions.reduce((state, action) => changeConfigurator(offer, state, action), opened);

const choose = (type: ConfiguratorState['type']): ConfiguratorAction => ({
  kind: 'chooseType',
  type,
});
const type = (digits: string): ConfiguratorAction => ({ kind: 'typeAmount', digits });

describe('the configurator opens', () => {
  it('with a personal loan', () => {
    expect(opened).toMatchObject({ type: 'PAT', objective: 'personal', home: 'house' });
  });

  it.each(['personal', 'coproperty', 'car', 'mobilhome'] as const)(
    'every %s at the least that is lent, new',
    (objective) => {
      const { choice, simulation } = opened.loans[objective];
      expect(simulation.amount).toBe(simulatorBoundsOf(choice.tariff).min);
      expect(['standard', 'new']).toContain(choice.type);
    },
  );

  it('renovation with 14,000 euros, classic', () => {
    const { choice, simulation } = opened.loans.renovation;
    expect([choice.type, simulation.amount]).toEqual(['classic', 1_400_000]);
  });

  it.each(
    MORTGAGE_PRODUCTS.flatMap((product) => MORTGAGE_MODES.map((mode) => [product, mode] as const)),
  )('%s, to %s, with its initial values', (product, mode) => {
    const { amount, years } = MORTGAGE_DEFAULTS[product][mode];
    expect(opened.mortgages[product].entries[mode]).toEqual({ amount: String(amount), years });
    const state = stateAfter(choose(product), { kind: 'chooseMode', mode });
    expect(questionOf(state, product)).toEqual({
      amount,
      duration: years,
      mode: mode === 'borrow' ? 'total' : 'monthly',
      type: product === 'LIGHT' ? 'light' : 'house',
    });
  });
});

// W-4.19
describe('each keeps what is its own', () => {
  // W-4.2
  it('an objective its amount, type and duration', () => {
    const state = stateAfter(
      type('9000'),
      { kind: 'chooseDuration', months: 36 },
      { kind: 'chooseObjective', objective: 'car' },
      { kind: 'chooseSubproduct', objective: 'car', type: 'used' },
      type('15000'),
      { kind: 'chooseObjective', objective: 'personal' },
    );
    expect(state.loans.personal.simulation).toMatchObject({ amount: 900_000, duration: 36 });
    expect(state.loans.car.choice.type).toBe('used');
    expect(state.loans.car.simulation.amount).toBe(1_500_000);
    expect(state.loans.mobilhome).toBe(opened.loans.mobilhome);
  });

  it('a mortgage each of its modes', () => {
    const state = stateAfter(
      choose('CH'),
      type('180000'),
      { kind: 'chooseYears', years: 20 },
      { kind: 'chooseMode', mode: 'settle' },
      type('900'),
      choose('LIGHT'),
      type('12000'),
    );
    expect(state.mortgages.CH.entries).toEqual({
      borrow: { amount: '180000', years: 20 },
      settle: { amount: '900', years: 10 },
    });
    expect(state.mortgages.LIGHT.entries.borrow.amount).toBe('12000');
    expect(questionOf({ ...state, home: 'apartment' }, 'CH')).toEqual({
      amount: 900,
      duration: 10,
      mode: 'monthly',
      type: 'flat',
    });
  });

  it('what was entered of a purchase stays through every choice', () => {
    const region = 'brussels' as const;
    const entry = { price: '300000', ownMeans: '', region, ownHome: true };
    const state = stateAfter(
      choose('CH'),
      { kind: 'enterPurchase', entry },
      { kind: 'chooseMode', mode: 'settle' },
      choose('PAT'),
    );
    expect(state.purchase).toEqual(entry);
  });

  it('and closing the form gives all of it back', () => {
    const before = stateAfter(choose('CH'), type('180000'));
    const state = [
      type('90000'),
      { kind: 'chooseMode', mode: 'settle' } as const,
      choose('PAT'),
    ].reduce((was, action) => changeConfigurator(offer, was, action), before);
    expect(changeConfigurator(offer, state, { kind: 'restore', state: before })).toBe(before);
  });
});

describe('the limits', () => {
  it.each(
    MORTGAGE_PRODUCTS.flatMap((product) => MORTGAGE_MODES.map((mode) => [product, mode] as const)),
  )('of %s, to %s, hold at their ends', (product, mode) => {
    const { min, max } = MORTGAGE_LIMITS[product][mode].amount;
    const at = (digits: string) =>
      stateAfter(choose(product), { kind: 'chooseMode', mode }, type(digits));
    for (const within of [min, min + 1, max - 1, max])
      expect(boundsBroken(at(String(within))), String(within)).toBeUndefined();
    for (const beyond of ['', String(min - 1), String(max + 1)]) {
      expect(boundsBroken(at(beyond)), beyond).toEqual({ min, max });
      expect(questionOf(at(beyond), product), beyond).toBeUndefined();
    }
    const years = yearsOffered(mortgages[product], mode);
    const { years: range } = MORTGAGE_LIMITS[product][mode];
    expect([years[0], years.at(-1)]).toEqual([range.min, range.max]);
    expect(years).toEqual([...new Set(years)].toSorted((a, b) => a - b));
  });

  it.each(OBJECTIVES)('of %s are the tariff’s', (objective) => {
    const chosen = { kind: 'chooseObjective', objective } as const;
    const { min, max } = simulatorBoundsOf(opened.loans[objective].choice.tariff);
    const bounds = { min: min / 100, max: max / 100 };
    for (const within of [bounds.min, bounds.max])
      expect(boundsBroken(stateAfter(chosen, type(String(within))))).toBeUndefined();
    for (const beyond of ['', String(bounds.min - 1), String(bounds.max + 1)])
      expect(boundsBroken(stateAfter(chosen, type(beyond)))).toEqual(bounds);
  });

  it('make a duration that is not offered the nearest that is', () => {
    const state = stateAfter(choose('CH'), { kind: 'chooseYears', years: 99 });
    expect(state.mortgages.CH.entries.borrow.years).toBe(25);
  });
});

describe('an emptied amount', () => {
  it.each(['PAT', 'CH', 'LIGHT'] as const)('of %s is being typed until it is left', (product) => {
    const asked = stateAfter(choose(product), type('30000'));
    const emptied = changeConfigurator(offer, asked, type(''));
    expect(boundsBroken(emptied)).toBeDefined();
    expect(answeredState(emptied)).toEqual(asked);
    const again = changeConfigurator(offer, emptied, type(''));
    expect(answeredState(again)).toEqual(asked);
    const typed = changeConfigurator(offer, emptied, type('40000'));
    expect(answeredState(typed)).toBe(typed);
    expect(boundsBroken(typed)).toBeUndefined();
    const left = changeConfigurator(offer, emptied, { kind: 'leaveAmount' });
    expect(answeredState(left)).toBe(left);
    expect(boundsBroken(left)).toBeDefined();
  });
});
