import { describe, expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import { liesAbroad, PLACES_ABROAD, withoutOwnCountry } from './abroad.ts';
import { foldName } from './fold-name.ts';
import { nameLocalities } from './named-localities.ts';
import { indexPlaces } from './suggest-places.ts';

const { localities } = fluvia.places;

const named = nameLocalities(localities);
const { suggest } = indexPlaces(fluvia.places);

// W-5.21
describe('the places abroad', () => {
  it('share no name with a Belgian place', () => {
    const belgian = new Set(named.flatMap(({ knownAs }) => knownAs.map(foldName)));
    expect(PLACES_ABROAD.filter((name) => belgian.has(foldName(name)))).toEqual([]);
  });

  it('are never corrected to a Belgian place: only names that begin with theirs are suggested', () => {
    for (const name of PLACES_ABROAD) {
      const { places, isAbroad, isExact } = suggest(name, 'fr');
      expect({ name, isAbroad, isExact }).toEqual({ name, isAbroad: true, isExact: false });
      const goOn = places.filter(({ label }) => {
        const known = named.filter(({ zips, names }) => label === `${zips[0]} ${names.fr}`);
        return known.some(({ knownAs }) =>
          knownAs.some((own) => foldName(own).startsWith(foldName(name))),
        );
      });
      expect(places, name).toEqual(goOn);
    }
  });

  it.each([
    'Paris',
    'PARIS',
    '75007 Paris',
    'F-75007 Paris',
    'Paris 1000',
    '10 rue du Bac, Paris',
    '10 rue du Bac, 75007 Paris',
    '10 rue du Bac 75007 Paris',
    'Vrijthof 1, 6211 LE Maastricht',
    'Vrijthof 1 6211 LE Maastricht',
    '6211 Maastricht',
    'L-1000 Luxembourg',
    '2511 La Haye',
    'Lille, France',
    'Lille France',
    'Halle (Deutschland)',
    '59000 Lille',
    'Lille 59000',
    'F-59000 Lille',
    'Rue de Namur 3, 59270 Bailleul',
    'L-4000 Esch',
    'D - 52062 Aachen',
    'Grand-Duché de Luxembourg',
    'Luxembourg-Ville',
    '12 rue Neuve, Luxembourg',
  ])('«%s» is abroad', (typed) => {
    expect(liesAbroad(typed)).toBe(true);
    expect(suggest(typed, 'fr').places).toEqual([]);
  });

  it.each([
    'Lille',
    '2275 Lille',
    '59000',
    'B-4000 Liège',
    'Rue du Nord-4000 Liège',
    'Rue de Paris',
    'Rue de Paris 5',
    'Rue de France, Mons',
    'Avenue de France',
    'Rue de Rome 12, 1000 Bruxelles',
    '1300 Wavre, Rue de Paris',
    'Parisienne',
    'Biarritz',
    '',
  ])('«%s» is not', (typed) => {
    expect(liesAbroad(typed)).toBe(false);
  });
});

it.each([
  ['Namur, Belgique', 'Namur'],
  ['Gent (België)', 'Gent'],
  ['Eupen Belgien', 'Eupen'],
  ['Belgique', 'Belgique'],
  ['Namur', 'Namur'],
])('«%s» without its own country is «%s»', (typed, expected) => {
  expect(withoutOwnCountry(typed)).toBe(expected);
});
