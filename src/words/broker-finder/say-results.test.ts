import { expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { BROKER_FINDER_WORDS } from './broker-finder.ts';
import { sayAround, sayDistance } from './say-results.ts';

it.each<[number, Locale, string]>([
  [0, 'fr', '10\u00a0m'],
  [4, 'nl', '10\u00a0m'],
  [447, 'fr', '450\u00a0m'],
  [994, 'fr', '990\u00a0m'],
  [995, 'fr', '1\u00a0km'],
  [1_240, 'fr', '1,2\u00a0km'],
  [1_240, 'nl', '1,2\u00a0km'],
  [1_240, 'de', '1,2\u00a0km'],
  [1_240, 'en', '1.2\u00a0km'],
  [9_949, 'fr', '9,9\u00a0km'],
  [14_499, 'fr', '14\u00a0km'],
])('%i metres in %s: %s', (metres, locale, said) => {
  expect(sayDistance(metres, BROKER_FINDER_WORDS[locale].card, locale)).toBe(said);
});

it.each<[string | undefined, Locale, string]>([
  ['5000 Namur', 'fr', 'autour de 5000 Namur'],
  ['Anvers', 'fr', 'autour d’Anvers'],
  ['Évere', 'fr', 'autour d’Évere'],
  ['Huy', 'fr', 'autour de Huy'],
  [undefined, 'fr', 'autour de votre position'],
  ['Aalst', 'nl', 'van Aalst'],
])('around %s in %s: %s', (place, locale, said) => {
  expect(sayAround(place, BROKER_FINDER_WORDS[locale].results)).toBe(said);
});
