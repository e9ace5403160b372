import { expect, it } from 'vitest';
import { LOCALES } from '#domain/locale/locale.ts';
import { fluvia } from '../../../tests/examples/fluvia.ts';
import { applicationSetup } from './application-setup.ts';

const FRAME = 'https://ads.example/conversion?campaign=7';

it.each(LOCALES)('gives the page the thank-you frame where the lender has one, in %s', (locale) => {
  const lender = { ...fluvia.lender, tracking: { thanksFrame: FRAME } };
  expect(applicationSetup({ ...fluvia, lender }, locale, '1').thanksFrame).toBe(FRAME);
  expect(applicationSetup(fluvia, locale, '1')).not.toHaveProperty('thanksFrame');
});
