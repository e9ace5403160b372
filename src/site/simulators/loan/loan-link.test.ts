import { describe, expect, it } from 'vitest';
import { cents, toCents } from '#domain/money/money.ts';
import type { ProductFamily } from '#domain/tariff/tariff.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { offeredBy } from './families.ts';
import { enteredQuery, linkQuery, readLink } from './loan-link.ts';
import { simulate } from './simulate.ts';
import { openSimulation, workOut } from './simulation-state.ts';

const { tariffs } = fluvia;

function linkOf(family: ProductFamily, choice: number, euros: number, additional = 0) {
  const offered = offeredBy(family, tariffs);
  const chosen = offered.choices[choice];
  if (!chosen) throw new Error('no such choice');
  const result = simulate(chosen.tariff, toCents(euros), 48, toCents(additional));
  if (!result.ok) throw new Error('refused');
  return { offered, query: linkQuery(offered, chosen.type, result.simulation) };
}

describe('a link', () => {
  it.each([
    ['personal', 0, 12_500, 0, '?amount=12500&duration=48'],
    ['car', 1, 9_000, 0, '?amount=9000&duration=48&type=used'],
    ['renovation', 0, 14_000, 0, '?amount=14000&duration=48&type=classic'],
    ['grouping', 0, 25_000, 10_000, '?amount=25000&additionalAmount=10000&duration=48'],
    ['coproperty', 0, 30_000, 0, '?amount=30000&duration=48'],
  ] as const)('%s: carries what stands in the controls', (family, choice, euros, more, written) => {
    const { offered, query } = linkOf(family, choice, euros, more);
    expect(query).toBe(written);
    expect(readLink(query, offered)).toEqual({
      type: offered.choices.length > 1 ? offered.choices[choice]?.type : undefined,
      entry: { amount: String(euros), additionalAmount: String(more) },
      duration: 48,
    });
  });

  it.each([
    ['no query', ''],
    ['another name', '?ch-amount=25000'],
    ['an amount that is none', '?amount=abc&duration=48'],
    ['a negative amount', '?amount=-5000'],
  ])('%s carries no loan', (_, search) => {
    expect(readLink(search, offeredBy('car', tariffs))).toBeUndefined();
  });

  //
  it.each(['12 500', '12.500,00 €', 'EUR 12 500', '12500,-'])(
    'carries %j as people write it',
    (amount) => {
      const search = `?${new URLSearchParams({ amount, duration: '48 mois' })}`;
      const { entry, duration } = readLink(search, offeredBy('car', tariffs)) ?? {};
      expect([entry?.amount, duration]).toEqual(['12500', 48]);
    },
  );

  it('leaves out what it does not know, and bounds what it reads', () => {
    const search = '?amount=12500.90&duration=x&type=boat&additionalAmount=99999999999';
    expect(readLink(search, offeredBy('car', tariffs))).toEqual({
      type: undefined,
      entry: { amount: '12500', additionalAmount: '9999999' },
      duration: undefined,
    });
  });
});

it('an amount in cents is carried in euros', () => {
  const { offered } = linkOf('personal', 0, 12_500);
  const result = simulate(tariffs.TAEGPSA1, cents(1_250_000), 48);
  expect(result.ok && linkQuery(offered, 'standard', result.simulation)).toContain('amount=12500&');
});

it('what is entered is carried without a duration that nobody chose', () => {
  const offered = offeredBy('personal', tariffs);
  const opened = openSimulation(offered);
  expect(enteredQuery(offered, opened)).toBe('?amount=5000');
  // The duration is kept as chosen, because a larger amount may be lent over it.
  expect(enteredQuery(offered, workOut(opened, opened.entry, 84))).toBe('?amount=5000&duration=84');
});
