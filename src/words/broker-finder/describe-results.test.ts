import { expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { BROKER_FINDER_WORDS } from './broker-finder.ts';
import { describeArea, describeNone, formatAway, formatDistance } from './describe-results.ts';

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
])('%i metres in %s: %s', (metres, locale, expected) => {
  expect(formatDistance(metres, BROKER_FINDER_WORDS[locale].card, locale)).toBe(expected);
});

it.each<[string | undefined, Locale, string]>([
  ['5000 Namur', 'fr', 'autour du centre de 5000 Namur'],
  ['1000', 'nl', 'van het centrum van 1000'],
  ['Rue Neuve 12, 1000 Bruxelles', 'fr', 'autour de Rue Neuve 12, 1000 Bruxelles'],
  ['Anvers', 'fr', 'autour d’Anvers'],
  ['Évere', 'fr', 'autour d’Évere'],
  ['Huy', 'fr', 'autour de Huy'],
  [undefined, 'fr', 'autour de votre position'],
  ['Aalst', 'nl', 'van Aalst'],
])('around %s in %s: %s', (place, locale, expected) => {
  expect(describeArea(place, BROKER_FINDER_WORDS[locale].results)).toBe(expected);
});

it.each<[number, string | undefined, Locale, string]>([
  [50, '1000 Bruxelles', 'fr', 'à moins d’1\u00a0km du centre'],
  [999, '1000 Brussel', 'nl', 'op minder dan 1\u00a0km van het centrum'],
  [1_000, '5000 Namur', 'fr', 'à environ 1\u00a0km du centre'],
  [2_600, '5000 Namur', 'de', 'etwa 3\u00a0km vom Zentrum'],
  [450, undefined, 'fr', 'à 450\u00a0m à vol d’oiseau'],
  [450, 'Rue Neuve 12, 1000 Bruxelles', 'en', '450\u00a0m away as the crow flies'],
])('%i metres from %s in %s: %s', (metres, place, locale, expected) => {
  expect(formatAway(metres, place, BROKER_FINDER_WORDS[locale].card, locale)).toBe(expected);
});

it.each<[string | undefined, Locale, string]>([
  ['5000 Namur', 'fr', 'Aucun courtier pour ce choix autour du centre de 5000 Namur'],
  [undefined, 'fr', 'Aucun courtier pour ce choix autour de votre position'],
  ['5000', 'nl', 'Geen makelaar voor deze keuze in de omgeving van het centrum van 5000'],
  [undefined, 'de', 'Kein Makler für diese Auswahl rund um Ihren Standort'],
  ['5000 Namur', 'en', 'No broker for this choice in the vicinity of the centre of 5000 Namur'],
])('nobody around %s in %s: %s', (place, locale, expected) => {
  expect(describeNone(place, BROKER_FINDER_WORDS[locale].results)).toBe(expected);
});
