import { expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import { simulator } from '#words/simulator/simulator.ts';
import { describeSimulation } from './describe-simulation.ts';
import { offeredBy } from './families.ts';
import { chooseType, openSimulation, type SimulationState, workOut } from './simulation-state.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');
const personal = openSimulation(offeredBy('personal', fluvia.tariffs));
const typed = (amount: string, duration?: number) =>
  workOut(personal, { amount, additionalAmount: '0' }, duration);
const offeredCars = offeredBy('car', fluvia.tariffs);
const car = openSimulation(offeredCars);
const cheapCar = workOut(car, { amount: '1', additionalAmount: '0' });

it.each<[string, SimulationState, RegExp | undefined, RegExp, RegExp]>([
  [
    'an amount that is lent',
    typed('12500', 48),
    undefined,
    /^$/,
    /^284,48 € par mois, pendant 48 mois/,
  ],
  ['too little', typed('1'), /^Indiquez un montant entre/, /^$/, /dernier montant valable\.$/],
  ['nothing', typed(''), /^Indiquez un montant entre/, /^$/, /dernier montant valable\.$/],
  [
    'a duration that is not offered',
    typed('5000', 84),
    undefined,
    /sur 84 mois/,
    /sur 84 mois.* TAEG/,
  ],
  [
    'another type, which lends more',
    chooseType(cheapCar, offeredCars, 'used'),
    undefined,
    /^Ce prêt va de/,
    /^Ce prêt va de.*par mois/,
  ],
])('describes %s', (_, state, error, changed, announcement) => {
  const expected = describeSimulation(state, simulator.fr, 'fr');
  if (error) expect(plain(expected.error ?? '')).toMatch(error);
  else expect(expected.error).toBeUndefined();
  expect(plain(expected.changed)).toMatch(changed);
  expect(plain(expected.announcement)).toMatch(announcement);
});

it.each([
  ['1', '0', true, /^Indiquez deux montants dont la somme se situe entre/],
  ['80000', '0', true, /^Indiquez deux montants dont la somme se situe entre/],
  // The total is valid, but there is nothing to regroup.
  ['0', '10000', false, /^Indiquez le solde des crédits à regrouper/],
  ['', '10000', false, /^Indiquez le solde des crédits à regrouper/],
])(
  'asks of a grouping of %j and %j what is missing',
  (amount, additionalAmount, both, expected) => {
    const grouping = openSimulation(offeredBy('grouping', fluvia.tariffs));
    const state = workOut(grouping, { amount, additionalAmount });
    const { error, isSumWrong } = describeSimulation(state, simulator.fr, 'fr');
    expect(error).toMatch(expected);
    expect(isSumWrong).toBe(both);
  },
);
