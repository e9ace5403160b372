import { expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { BROKER_FINDER_WORDS } from './broker-finder.ts';
import { formatQuestion, otherPlacesParts, questionParts } from './question-parts.ts';

const placesOf = (...labels: string[]) => labels.map((label) => ({ label, lat: 50, lng: 4 }));

it.each<[Locale, string[], string]>([
  ['fr', ['3830 Berlingen'], 'Vouliez-vous dire 3830 Berlingen\u00a0?'],
  ['fr', ['1 A', '2 B'], 'Vouliez-vous dire 1 A ou 2 B\u00a0?'],
  ['nl', ['5000 Namen', '9000 Gent'], 'Bedoelde u 5000 Namen of 9000 Gent?'],
  ['de', ['4000 Liège', '1 B'], 'Meinten Sie 4000 Liège oder 1 B?'],
  ['en', ['1 A', '2 B', '3 C'], 'Did you mean 1 A, 2 B or 3 C?'],
])('asks in %s about %j', (locale, labels, asked) => {
  const places = placesOf(...labels);
  const words = BROKER_FINDER_WORDS[locale].results;
  expect(formatQuestion(places, words)).toBe(asked);
  const choices = questionParts(places, words).filter((part) => typeof part !== 'string');
  expect(choices).toEqual(places);
});

it.each<[Locale, string[], string]>([
  ['fr', ['4317 Celles', '5561 Celles'], 'Autres lieux de ce nom\u00a0: 4317 Celles, 5561 Celles'],
  ['nl', ['2980 Halle'], 'Andere plaatsen met die naam: 2980 Halle'],
])('lists in %s the other places %j', (locale, labels, listed) => {
  const parts = otherPlacesParts(placesOf(...labels), BROKER_FINDER_WORDS[locale].results);
  expect(parts.map((part) => (typeof part === 'string' ? part : part.label)).join('')).toBe(listed);
});
