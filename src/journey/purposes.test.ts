import { describe, expect, it } from 'vitest';
import { APPLICATION_PRODUCTS, type ProductCode } from '#domain/tariff/tariff.ts';
import type { Answers } from './answers.ts';
import { asksForPurpose, purposesOf, withPurposeOf } from './purposes.ts';

/** mobile homes as cars: the purpose that is set, and whether the list is shown. */
const PURPOSES: Readonly<Record<string, readonly [string | undefined, 'shown' | 'hidden']>> = {
  TAEGPSA1: [undefined, 'shown'],
  TAEGIVA1: ['83', 'hidden'],
  TAEGIVB1: ['83', 'hidden'],
  TAEGIVC1: ['84', 'hidden'],
  TAEGIVD1: ['84', 'hidden'],
  TAEGIVE1: ['84', 'hidden'],
  TAEGIMA1: ['83', 'hidden'],
  TAEGIMB1: ['83', 'hidden'],
  TAEGIMC1: ['84', 'hidden'],
  TAEGIMD1: ['84', 'hidden'],
  TAEGINI1: ['81', 'hidden'],
  TAEGIAV1: ['80', 'shown'],
  TAEGINL1: ['82', 'shown'],
};

it.each(APPLICATION_PRODUCTS)('%s', (product) => {
  const [reason, shown] = PURPOSES[product] ?? [];
  expect(purposesOf(product)).toEqual(reason ? [{ reason }] : []);
  expect(asksForPurpose(product)).toBe(shown === 'shown');
});

//
describe('a loan that becomes another', () => {
  const chosen = (...reasons: string[]): Answers => ({
    creditReasons: reasons.map((reason) => ({ reason })),
  });
  it.each<[string, ProductCode, ProductCode | undefined, Answers, Answers]>([
    ['sets a purpose', 'TAEGINL1', undefined, {}, chosen('82')],
    ['sets one where an empty entry waits', 'TAEGINL1', 'TAEGPSA1', chosen(''), chosen('82')],
    ['takes the other’s back', 'TAEGPSA1', 'TAEGIVA1', chosen('83'), chosen()],
    ['replaces it', 'TAEGINL1', 'TAEGIVA1', chosen('83'), chosen('82')],
    ['keeps what was chosen', 'TAEGINL1', 'TAEGPSA1', chosen('21'), chosen('21')],
    ['and what was added', 'TAEGPSA1', 'TAEGINL1', chosen('82', '21'), chosen('82', '21')],
    ['and what was chosen before', 'TAEGPSA1', undefined, chosen('82'), chosen('82')],
  ])('%s', (_, product, before, answers, expected) => {
    const other = { message: 'Bonjour' };
    expect(withPurposeOf(product, { ...other, ...answers }, before)).toEqual({
      ...other,
      ...expected,
    });
  });
});
