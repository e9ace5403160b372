import { expect, it } from 'vitest';
import { namesFromOtherLanguage } from '#domain/places/places.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { cityInLanguage, withCitiesInLanguage } from './cities-in-language.ts';

const { localities } = fluvia.places;
const FRENCH = {
  ...{ zip: '1000', city: 'Bruxelles', employerZip: '5000', employerCity: 'Namur' },
  ...{ coborrowerZip: '1060', coborrowerCity: 'Saint-Gilles', firstname: 'Saint-Gilles' },
};

it('names cities that were chosen in the other language as this one does', () => {
  const inDutch = withCitiesInLanguage(FRENCH, namesFromOtherLanguage(localities, 'nl'));
  expect(inDutch).toEqual({ ...FRENCH, city: 'Brussel', coborrowerCity: 'Sint-Gillis' });
  const back = withCitiesInLanguage(inDutch, namesFromOtherLanguage(localities, 'fr'));
  expect(back).toEqual(FRENCH);
});

it('leaves answers alone that name none', () => {
  expect(withCitiesInLanguage(FRENCH, namesFromOtherLanguage(localities, 'fr'))).toBe(FRENCH);
});

it('asks the postcode which city bears the name', () => {
  const names = namesFromOtherLanguage(localities, 'nl');
  expect(cityInLanguage('9200', 'Saint-Gilles', names)).toBe('Saint-Gilles');
});

it('knows a name that is offered for the postcode, whatever the city', () => {
  for (const locale of ['fr', 'nl'] as const)
    for (const [known, name] of Object.entries(namesFromOtherLanguage(localities, locale)))
      expect(fluvia.places.namesOf(known.slice(0, 4), locale)).toContain(name);
});
