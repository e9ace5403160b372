import { expect, it } from 'vitest';
import { toCents } from '#domain/money/money.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { queryFields } from './leaving.ts';
import { simulate } from './simulate.ts';

const { tariffs } = fluvia;

// The fields that W-2.17 names, for each kind of loan.
it.each([
  [
    'TAEGPSA1',
    0,
    {
      duration: '48',
      taeg: '4.59',
      amount: '30000',
      product_code: 'TAEGPSA1',
      product_name: 'Prêt personnel',
    },
  ],
  [
    'TAEGINL1',
    5_000,
    {
      duration: '48',
      taeg: '6.29',
      amount: '30000',
      additionalAmount: '5000',
      product_code: 'TAEGINL1',
      product_name: 'Regroupement de crédits',
    },
  ],
  ['TAEGPCO2', 0, { duration: '48', taeg: '4.99', amount: '30000', monthly: '689.24' }],
] as const)('%s leaves with its fields', (name, additional, fields) => {
  const tariff = tariffs[name];
  const result = simulate(tariff, toCents(30_000), 48, toCents(additional));
  expect(result.ok && queryFields(result.simulation, tariff, 'fr')).toEqual(fields);
});
