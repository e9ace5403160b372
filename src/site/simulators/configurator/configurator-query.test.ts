import { describe, expect, it } from 'vitest';
import { PRODUCT_CODES } from '#domain/tariff/tariff.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { configuratorQuery, followedQuery, readQuery } from './configurator-query.ts';
import {
  type ConfiguratorAction,
  type ConfiguratorState,
  changeConfigurator,
  openConfigurator,
} from './configurator-state.ts';
import { questionOf } from './mortgage-side/mortgage-state.ts';
import { offerOf } from './offer-of.ts';
import { isMortgage } from './products.ts';

const offer = offerOf(fluvia.tariffs, fluvia.mortgages);
const opened = openConfigurator(offer);

const stateAfter = (...actions: readonly ConfiguratorAction[]): ConfiguratorState =>
  actions.reduce((state, action) => changeConfigurator(offer, state, action), opened);

const choose = (type: ConfiguratorState['type']): ConfiguratorAction => ({
  kind: 'chooseType',
  type,
});
const type = (digits: string): ConfiguratorAction => ({ kind: 'typeAmount', digits });

/** What the server would be asked. */
const asked = (state: ConfiguratorState) =>
  isMortgage(state.type) ? questionOf(state, state.type) : undefined;

// W-4.4
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
    expect(asked(back)).toEqual(asked(left));
    expect(back.loans[back.objective].simulation).toEqual(left.loans[left.objective].simulation);
    expect(back.home).toBe(left.home);
    expect(back.mortgages.CH.variant).toBe(left.mortgages.CH.variant);
  });

  it('follows the state, and keeps the parameters of others', () => {
    const state = stateAfter(choose('CH'), type('180000'));
    expect(followedQuery('?utm_source=letter&type=light&light-amount=1', offer, state)).toBe(
      '?type=ch&mode=borrow&amount=180000&years=10&utm_source=letter',
    );
    expect(followedQuery('', offer, opened)).toBeUndefined();
    expect(followedQuery('?type=ch&ch-amount=180.000', offer, state)).toBeUndefined();
  });
});
