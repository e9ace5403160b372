import { describe, expect, it } from 'vitest';
import { MORTGAGE_DEFAULTS, MORTGAGE_LIMITS } from '#domain/mortgage/limits.ts';
import { MORTGAGE_MODES, MORTGAGE_PRODUCTS } from '#domain/mortgage/mortgage.ts';
import { yearsOffered } from '#domain/mortgage/offers.ts';
import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import { PRODUCT_CODES } from '#domain/tariff/tariff.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { configuratorQuery, followedQuery, readQuery } from './configurator-query.ts';
import {
  answeredState,
  boundsBroken,
  type ConfiguratorAction,
  type ConfiguratorState,
  changeConfigurator,
  openConfigurator,
  questionOf,
} from './configurator-state.ts';
import { feeFigures } from './fee-figures.ts';
import { OBJECTIVES } from './objectives.ts';
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
  it('with a personal loan, and nothing to ask the server', () => {
    expect(opened).toMatchObject({ type: 'PAT', objective: 'personal', home: 'house' });
    expect(questionOf(opened)).toBeUndefined();
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
  )('%s, to %s, as the specification says', (product, mode) => {
    const { amount, years } = MORTGAGE_DEFAULTS[product][mode];
    expect(opened.mortgages[product].entries[mode]).toEqual({ amount: String(amount), years });
    const state = stateAfter(choose(product), { kind: 'chooseMode', mode });
    expect(questionOf(state)).toEqual({
      amount,
      duration: years,
      mode: mode === 'borrow' ? 'total' : 'monthly',
      type: product === 'LIGHT' ? 'light' : 'house',
    });
  });
});

describe('each keeps what is its own', () => {
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
    expect(questionOf({ ...state, type: 'CH', home: 'apartment' })).toEqual({
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
      expect(questionOf(at(beyond)), beyond).toBeUndefined();
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

describe('an address', () => {
  const open = (search: string) => stateAfter(...readQuery(search, offer));

  it.each([
    ['?type=ch', 'CH', '25000'],
    ['?type=ch&ch-amount=180.000', 'CH', '180000'],
    ['?type=light&light-amount=12.500', 'LIGHT', '12500'],
    ['?type=CH&ch-amount=1', 'CH', '1'],
    ['?type=ch&ch-amount=250+000', 'CH', '250000'],
    ['?type=ch&ch-amount=250%C2%A0000', 'CH', '250000'],
  ] as const)('%s opens %s with %s', (search, product, amount) => {
    const state = open(search);
    expect(state.type).toBe(product);
    expect(state.mortgages[product].entries.borrow.amount).toBe(amount);
  });

  it('may set the amount of a product that it does not open', () => {
    const state = open('?light-amount=30.000');
    expect(state.type).toBe('PAT');
    expect(state.mortgages.LIGHT.entries.borrow.amount).toBe('30000');
  });

  it('sets the subproduct of whatever has it', () => {
    const used = open('?subproduct=used');
    expect([used.loans.car, used.loans.mobilhome].map(({ choice }) => choice.type)).toEqual([
      'used',
      'used',
    ]);
    expect(used.objective).toBe('car');
    const energetic = open('?subproduct=energetic');
    expect(energetic.loans.renovation.choice.type).toBe('energetic');
    expect(energetic.objective).toBe('renovation');
    expect(open('?subproduct=TAEGIMC1')).toMatchObject({ objective: 'mobilhome' });
  });

  it.each([
    ['TAEGPSA1', 'personal', 'standard'],
    ['TAEGIVA1', 'car', 'new'],
    ['TAEGIVB1', 'car', 'new'],
    ['TAEGIVD1', 'car', 'used'],
    ['TAEGIVE1', 'car', 'used'],
    ['TAEGIMB1', 'mobilhome', 'new'],
    ['TAEGIMD1', 'mobilhome', 'used'],
    ['TAEGIAV1', 'renovation', 'energetic'],
    ['TAEGPCO2', 'coproperty', 'standard'],
  ] as const)('opens the code %s at %s, %s', (code, objective, sort) => {
    const state = open(`?subproduct=${code}`);
    expect(state.objective).toBe(objective);
    expect(state.loans[objective].choice.type).toBe(sort);
  });

  it('leaves no tariff out but the one for regrouping, which has its own simulator', () => {
    const left = PRODUCT_CODES.filter(
      (code) => readQuery(`?subproduct=${code}`, offer).length === readQuery('', offer).length,
    );
    expect(left).toEqual(['TAEGINL1']);
  });

  it.each([
    ...['constructor', '__proto__', 'toString', 'PAT'].map((word) => `?type=${word}`),
    ...['constructor', '__proto__'].map((word) => `?subproduct=${word}&objective=${word}`),
    '?type=house',
    '?subproduct=fast',
    '?ch-amount=abc&amount=&years=x',
    '?objective=boat',
  ])('%s changes nothing', (search) => {
    expect(open(search)).toEqual(opened);
  });

  it.each<[string, readonly ConfiguratorAction[]]>([
    ['a loan', [type('9000'), { kind: 'chooseDuration', months: 36 }]],
    [
      'a used car',
      [
        { kind: 'chooseObjective', objective: 'car' },
        { kind: 'chooseSubproduct', objective: 'car', type: 'used' },
        type('15000'),
      ],
    ],
    ['a mortgage', [choose('CH'), type('180000'), { kind: 'chooseYears', years: 20 }]],
    [
      'an apartment at a variable rate',
      [
        choose('CH'),
        { kind: 'chooseHome', home: 'apartment' },
        { kind: 'chooseVariant', variant: '5/5/5' },
      ],
    ],
    [
      'what one can pay',
      [
        choose('LIGHT'),
        { kind: 'chooseMode', mode: 'settle' },
        type('300'),
        { kind: 'chooseYears', years: 8 },
      ],
    ],
  ])('brings %s back', (_, actions) => {
    const left = stateAfter(...actions);
    const back = open(configuratorQuery(offer, left));
    expect(configuratorQuery(offer, back)).toBe(configuratorQuery(offer, left));
    expect(questionOf(back)).toEqual(questionOf(left));
    expect(back.loans[back.objective].simulation).toEqual(left.loans[left.objective].simulation);
    expect(back.home).toBe(left.home);
    expect(back.mortgages.CH.variant).toBe(left.mortgages.CH.variant);
  });

  it('follows what stands there, and keeps what others have put into it', () => {
    const state = stateAfter(choose('CH'), type('180000'));
    expect(followedQuery('?utm_source=letter&type=light&light-amount=1', offer, state)).toBe(
      '?type=ch&mode=borrow&amount=180000&years=10&utm_source=letter',
    );
    expect(followedQuery('', offer, opened)).toBeUndefined();
    expect(followedQuery('?type=ch&ch-amount=180.000', offer, state)).toBeUndefined();
  });
});

describe('the fee lines', () => {
  const details = {
    base_taeg: 3.45,
    dossier_fees: 350,
    expertise_fees: 200,
    insurance_fees: 289.06,
    record_fees: 3638,
  };

  it('are all four, insurance where there is one', () => {
    expect(feeFigures('CH', details).map(({ value }) => value)).toEqual([
      'dossierFees',
      'expertiseFees',
      'insuranceFees',
      'recordFees',
    ]);
    const uninsured = feeFigures('CH', { ...details, insurance_fees: 0, expertise_fees: 0 });
    expect(uninsured.map(({ fee }) => fee)).toEqual(['dossier', 'expertise', 'record']);
  });

  it('are the file’s alone for the light one', () => {
    expect(feeFigures('LIGHT', details)).toEqual([
      { fee: 'dossier', value: 'dossierFees', amount: 350 },
    ]);
  });
});
