import { expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { STEPS } from '#journey/steps.ts';
import { FAMILIES, HOUSEHOLDS, PRODUCT_JOURNEYS, stepsOf } from './product-journeys.ts';

const each = HOUSEHOLDS.flatMap((household) =>
  CONTRACT_LOCALES.map((locale) => ({ household, locale })),
);

// The browser tests walk all of them, and look at the steps that each lists.
it.each(each)('every step is looked at once, $household, in $locale', ({ household, locale }) => {
  const seen = FAMILIES.flatMap((family) => {
    const { way, looksAt } = PRODUCT_JOURNEYS[family][household][locale];
    return stepsOf(looksAt).filter((step) => stepsOf(way).includes(step));
  });
  expect(seen.toSorted()).toEqual(STEPS.map(({ id }) => id).toSorted());
});
