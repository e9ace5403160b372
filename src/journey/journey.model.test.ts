import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, toCents } from '#domain/money/money.ts';
import { boundsOf, offersFor } from '#domain/tariff/rate.ts';
import { APPLICATION_PRODUCTS } from '#domain/tariff/tariff.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { Journey } from '#tests/examples/journey.ts';
import {
  fillIn,
  type Pick,
  pickWith,
  rightAnswer,
  wrongAnswer,
} from '#tests/examples/likely-answers.ts';
import {
  change,
  finish,
  goOn,
  holdNeighbours,
  holdVerdicts,
  Seen,
  withList,
} from '#tests/examples/walk-laws.ts';
import { loanAt, totalAmount } from './loan.ts';
import type { Stage } from './step.ts';
import { STEPS, stepOf } from './steps.ts';

/** Changed only to look for new cases; a failure prints it and the path to the smallest walk. */
const SEED = 20_261_120;
const WALKS = 300;

const seen = new Seen();

const ACTIONS = {
  fillIn: (journey: Journey, pick: Pick) => fillIn(journey, pick),
  changeMind: (journey: Journey, pick: Pick) =>
    change(journey, pick, (control) => rightAnswer(control, journey, pick)),
  slip: (journey: Journey, pick: Pick) =>
    change(journey, pick, (control) => wrongAnswer(control, journey, pick)),
  addEntry: (journey: Journey, pick: Pick) => withList(journey, pick, (list) => journey.add(list)),
  deleteEntry: (journey: Journey, pick: Pick) =>
    withList(journey, pick, (list) => journey.remove(list, pick([0, 1, 2]))),
  goOn: (journey: Journey) => void goOn(journey, seen),
  fillInAndGoOn: (journey: Journey, pick: Pick) => {
    fillIn(journey, pick);
    goOn(journey, seen);
  },
  previous: (journey: Journey) => void journey.previous(),
  openStage: (journey: Journey, pick: Pick) => void journey.openStage(pick<Stage>([1, 2, 3, 4])),
  adapt: (journey: Journey) => {
    if (stepOf(journey.step).answersProposal) journey.adapt();
  },
};
type Action = keyof typeof ACTIONS;

const anyLoan = fc
  .record({
    product: fc.constantFrom(...APPLICATION_PRODUCTS),
    amount: fc.constantFrom(5_000, 7_500.01, 7_600, 12_500, 19_000, 25_000, 40_000),
    additional: fc.constantFrom(0, 0, 1_000),
    offer: fc.nat(8),
  })
  .map(({ product, amount, additional, offer }) => {
    const tariff = fluvia.tariffs[product];
    const least = Math.max(toCents(amount), boundsOf(tariff).min);
    const additionalAmount = toCents(product === 'TAEGINL1' ? additional : 0);
    const terms = { product, productName: 'x', amount: cents(least), additionalAmount };
    const offers = offersFor(tariff, totalAmount(terms));
    const { duration, taeg } = offers[offer % offers.length] ?? { duration: 0, taeg: 0 };
    return loanAt({ ...terms, duration }, duration, taeg);
  });

const anyActions = fc.array(
  fc.record({
    action: fc.oneof(
      { weight: 9, arbitrary: fc.constant<Action>('fillInAndGoOn') },
      { weight: 2, arbitrary: fc.constantFrom<Action>('fillIn', 'goOn') },
      {
        weight: 12,
        arbitrary: fc.constantFrom<Action>(
          ...(['changeMind', 'changeMind', 'changeMind', 'slip', 'slip', 'slip'] as const),
          ...(['slip', 'addEntry', 'deleteEntry'] as const),
          ...(['previous', 'openStage', 'adapt'] as const),
        ),
      },
    ),
    seed: fc.nat(),
  }),
  { maxLength: 30, size: 'max' },
);

describe(`${WALKS} random walks through the application`, () => {
  it('lead to a request that can be sent, or to a stated end', () => {
    fc.assert(
      fc.property(anyLoan, anyActions, fc.nat(), (loan, actions, seed) => {
        const journey = new Journey(loan);
        seen.steps.add(journey.step);
        for (const step of actions) {
          ACTIONS[step.action](journey, pickWith(step.seed));
          holdVerdicts(journey, seen);
        }
        const end = finish(journey, pickWith(seed), seen);
        holdVerdicts(journey, seen);
        if (end === 'sent') holdNeighbours(journey, pickWith(seed + 1), seen);
      }),
      { seed: SEED, numRuns: WALKS },
    );
    // Which faults and ends they meet is chance; journey.directed.test.ts meets all of them.
    expect(STEPS.map(({ id }) => id).filter((id) => !seen.steps.has(id))).toEqual([]);
  });
});
