import { expect, it } from 'vitest';
import { BROKER_PAGE_WORDS } from './broker-page.ts';
import { sayDistance } from './say-distance.ts';

it.each([
  [0, 'fr', '10\u00a0m'],
  [4, 'fr', '10\u00a0m'],
  [344, 'fr', '340\u00a0m'],
  [994, 'fr', '990\u00a0m'],
  [995, 'fr', '1\u00a0km'],
  [1_240, 'fr', '1,2\u00a0km'],
  [1_240, 'nl', '1,2\u00a0km'],
  [1_240, 'de', '1,2\u00a0km'],
  [1_240, 'en', '1.2\u00a0km'],
  [9_949, 'fr', '9,9\u00a0km'],
  [9_950, 'fr', '10\u00a0km'],
  [14_400, 'nl', '14\u00a0km'],
] as const)('%d m in %s', (metres, locale, said) => {
  expect(sayDistance(metres, BROKER_PAGE_WORDS[locale], locale)).toBe(said);
});
