import { describe, expect, it } from 'vitest';
import { toCents } from '#domain/money/money.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { offeredBy } from './families.ts';
import { chooseType, openSimulation, type SimulationState, workOut } from './simulation-state.ts';

const { tariffs } = fluvia;

/** The values of a field while a new amount is typed over the old amount. */
function type(state: SimulationState, amount: string): SimulationState {
  return Array.from(amount, (_, index) => amount.slice(0, index + 1)).reduce(
    (before, digits) => workOut(before, { ...before.entry, amount: digits }),
    state,
  );
}

describe('an amount typed key by key', () => {
  const grouping = openSimulation(offeredBy('grouping', tariffs));

  const chosen = workOut(grouping, grouping.entry, 72);

  it('takes the duration nearest to the example’s, where none was chosen', () => {
    const personal = openSimulation(offeredBy('personal', tariffs));
    expect(personal.simulation.duration).toBe(36);
    expect(type(personal, '20000')).toMatchObject({
      refused: undefined,
      simulation: { duration: 48 },
    });
    expect(type(personal, '5000')).toEqual(personal);
  });

  it('ends with the duration chosen, where that is lent', () => {
    expect(type(chosen, '2')).toMatchObject({ refused: 72, simulation: { duration: 60 } });
    expect(type(chosen, '25000')).toEqual(chosen);
  });

  // W-2.14
  it('says as long as it is so that the duration chosen is not lent', () => {
    expect(type(chosen, '3500')).toMatchObject({ refused: 72, simulation: { duration: 60 } });
  });

  it('keeps the last loan while there is none', () => {
    const state = type(grouping, '99999');
    expect(state.simulation.total).toBe(toCents(19_999));
    expect(state.bounds).toEqual({ min: toCents(5_000), max: toCents(75_000) });
  });

  it('takes up a duration chosen in the meantime', () => {
    const shorter = workOut(grouping, grouping.entry, 48);
    expect(type(shorter, '30000').simulation.duration).toBe(48);
  });
});

describe('another type', () => {
  const offered = offeredBy('car', tariffs);
  const isNew = openSimulation(offered);

  it('has figures of its own, whatever is typed then', () => {
    const used = chooseType(isNew, offered, 'used');
    const state = workOut(used, { ...used.entry, amount: '999999' });
    expect(state.bounds).toBeDefined();
    expect(state.simulation.taeg).toBe(used.simulation.taeg);
    expect(state.simulation.taeg).not.toBe(isNew.simulation.taeg);
  });

  // W-2.27
  it('takes the nearest amount that it lends, and says so', () => {
    const used = type(chooseType(isNew, offered, 'used'), '6000');
    expect(chooseType(used, offered, 'new')).toMatchObject({
      entry: { amount: '7501' },
      broughtWithin: { min: toCents(7_501) },
    });
  });
});
