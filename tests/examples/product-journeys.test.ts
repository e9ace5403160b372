import { expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { STEPS } from '#journey/steps.ts';
import { PRODUCT_JOURNEYS, stepsOf, WALKS } from './product-journeys.ts';

it.each(CONTRACT_LOCALES)('a browser checks every step once, in %s', (language) => {
  const walks = WALKS.filter(({ locale }) => locale === language);
  const seen = walks.flatMap(({ family, household, locale, looksAt }) => {
    const { way } = PRODUCT_JOURNEYS[family][household][locale];
    return stepsOf(looksAt).filter((step) => stepsOf(way).includes(step));
  });
  expect(seen.toSorted()).toEqual(STEPS.map(({ id }) => id).toSorted());
});

it('a browser walks for one borrower and for two, in each language', () => {
  const walked = WALKS.map(({ household, locale }) => `${household} ${locale}`);
  expect(walked.toSorted()).toEqual(['couple fr', 'couple nl', 'single fr', 'single nl']);
});
