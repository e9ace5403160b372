import { expect, it } from 'vitest';
import { readSent } from './send-request.ts';

//
it('reads the figures of now from a refused send, in cents', () => {
  const conditions = {
    product: 'TAEGPSA1',
    amount: 12_500,
    additionalAmount: 0,
    duration: 48,
    taeg: 4.59,
    monthlyAmount: 285.02,
  } as const;
  const type = 'urn:loanfront:problem:conditions-changed';
  const body = { type, title: 'Conflict', status: 409, conditions } as const;
  expect(readSent('send', { kind: 'conflict', body })).toEqual({
    kind: 'conditions-changed',
    conditions: { ...conditions, amount: 1_250_000, monthlyAmount: 28_502 },
  });
});
