import { describe, expect, it } from 'vitest';
import { workOutMortgage } from '#domain/mortgage/work-out.ts';
import { writeChParams } from '#site/simulators/mortgage/ch-params.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { writtenCookie } from '#tests/site/written-cookie.ts';
import {
  NOTHING_CARRIED,
  proposalsOf,
  readCarriedOver,
  simulatedAmount,
  stillProposed,
} from './carried-over.ts';

const { mortgages } = fluvia;

describe('readCarriedOver', () => {
  it('reads the simulators’ cookies, and the broker’s', () => {
    const params = { mode: 'borrow', type: 'house', amount: 180_000, years: 20 } as const;
    const [cookie] = writtenCookie(() => writeChParams(params)).split('; ');
    expect(readCarriedOver(`helpful-3=like; ${cookie}; broker-id=b-12`)).toEqual({
      simulated: params,
      broker: 'b-12',
    });
  });

  it.each(['', 'ch-params=%', 'ch-params=%7B', 'ch-params=null; broker-id=', 'broker-id=a%20b'])(
    'takes nothing from %j',
    (cookies) => {
      expect(readCarriedOver(cookies)).toEqual(NOTHING_CARRIED);
    },
  );
});

describe('simulatedAmount', () => {
  it('is the typed amount, or what the payment allows to borrow', () => {
    const typed = { mode: 'borrow', type: 'apartment', amount: 180_000, years: 20 } as const;
    expect(simulatedAmount(typed, mortgages)).toBe(180_000);
    const worked = workOutMortgage(mortgages.CH, { mode: 'settle', amount: 1_000, years: 20 });
    if (!worked.ok) throw new Error('Not lent');
    const paid = { mode: 'settle', type: 'house', amount: 1_000, years: 20 } as const;
    expect(simulatedAmount(paid, mortgages)).toBe(Math.floor(worked.loan.amount / 100));
  });

  it.each([
    [{ mode: 'settle', type: 'house', amount: 1_000, years: 49 }],
    [{ mode: 'settle', type: 'light', amount: 9_999, years: 5 }],
  ] as const)('is undefined for %j', (simulated) => {
    expect(simulatedAmount(simulated, mortgages)).toBeUndefined();
  });
});

describe('answers proposed by a simulation', () => {
  const simulated = { mode: 'borrow', type: 'apartment', amount: 180_000, years: 20 } as const;
  const proposals = proposalsOf({ ...NOTHING_CARRIED, simulated }, mortgages);

  it.each([
    [simulated, { priceborrow: '180000', type: 'apartment' }],
    // A house in a simulator means a mortgage with a deed.
    [
      { ...simulated, type: 'house' },
      { priceborrow: '180000', type: undefined },
    ],
    [undefined, { priceborrow: undefined, type: undefined }],
  ] as const)('for %j are %j', (of, expected) => {
    expect(proposalsOf({ ...NOTHING_CARRIED, simulated: of }, mortgages)).toEqual(expected);
  });

  it.each([
    ['nothing was changed', { priceborrow: '180000', type: 'apartment' }, ['priceborrow', 'type']],
    ['another amount was typed', { priceborrow: '175000', type: 'apartment' }, ['type']],
    ['both are others', { priceborrow: '', type: 'house' }, []],
  ] as const)('are removed with it where %s', (_, answers, expected) => {
    expect(stillProposed(proposals, answers)).toEqual(expected);
    expect(stillProposed(proposalsOf(NOTHING_CARRIED, mortgages), answers)).toEqual([]);
  });
});
