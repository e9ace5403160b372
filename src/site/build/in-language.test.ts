import { expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { inLanguage } from './in-language.ts';

const name = { fr: 'Prêt', nl: 'Lening', de: 'Darlehen', en: 'Loan' };

it('keeps the texts of one language, wherever they are', () => {
  const offered = { choices: [{ tariff: { name, rates: [{ max: cents(500) }] } }], tip: name };
  expect(inLanguage(offered, 'nl')).toEqual({
    choices: [{ tariff: { name: { nl: 'Lening' }, rates: [{ max: 500 }] } }],
    tip: { nl: 'Lening' },
  });
});

it('keeps what is not given in every language', () => {
  const other = { address: { fr: '/fr/', nl: '/nl/' }, none: undefined, nothing: null, years: [] };
  expect(inLanguage(other, 'fr')).toEqual(other);
});
