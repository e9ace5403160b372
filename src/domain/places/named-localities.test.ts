import { expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { readTownNames } from './named-localities.ts';

const nameTown = readTownNames(fluvia.places.localities);

it.each<[string, string, Locale, string]>([
  ['1000', 'Bruxelles', 'fr', 'Bruxelles'],
  ['1000', 'Bruxelles', 'nl', 'Brussel'],
  ['1030', 'SCHAERBEEK', 'nl', 'Schaarbeek'],
  ['9000', 'Gent', 'fr', 'Gand'],
  ['5000', 'Namur', 'nl', 'Namen'],
  ['5000', 'Namur', 'de', 'Namur'],
  // Not among the localities of the postcode, or without a postcode: as it stands in the address.
  ['5000', 'Bruxelles', 'nl', 'Bruxelles'],
  ['', '', 'nl', ''],
])('%s %s in %s is %s', (zip, town, locale, name) => {
  expect(nameTown(zip, town, locale)).toBe(name);
});
