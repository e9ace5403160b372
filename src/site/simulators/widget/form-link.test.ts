import { expect, it } from 'vitest';
import { toCents } from '#domain/money/money.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { simulate } from '../loan/simulate.ts';
import { formLink } from './form-link.ts';

const origin = 'https://www.fluvia.example';

function linkOf(code: 'TAEGPSA1' | 'TAEGINL1' | 'TAEGPCO2', broker?: string) {
  const tariff = fluvia.tariffs[code];
  const additional = toCents(code === 'TAEGINL1' ? 5_000 : 0);
  const result = simulate(tariff, toCents(20_000), 60, additional);
  if (!result.ok) throw new Error('Not lent');
  const { simulation } = result;
  const path = '/fr/demande-de-credit/';
  return new URL(formLink({ origin, path, simulation, tariff, locale: 'fr', broker }));
}

it.each([
  ['TAEGPSA1', ['duration', 'taeg', 'amount', 'product_code', 'product_name']],
  ['TAEGINL1', ['duration', 'taeg', 'amount', 'additionalAmount', 'product_code', 'product_name']],
  ['TAEGPCO2', ['duration', 'taeg', 'amount', 'monthly']],
] as const)('leads to the form of %s with %j', (code, names) => {
  const link = linkOf(code, 'b-012');
  expect(link.origin).toBe(origin);
  expect(link.pathname).toBe('/fr/demande-de-credit/');
  expect([...link.searchParams.keys()]).toEqual([...names, 'broker-id']);
  expect(link.searchParams.get('amount')).toBe('20000');
  expect(link.searchParams.get('broker-id')).toBe('b-012');
});

it('names no broker where there is none', () => {
  expect(linkOf('TAEGPSA1').searchParams.has('broker-id')).toBe(false);
});
