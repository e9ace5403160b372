import { describe, expect, it } from 'vitest';
import { buildPlaces, exonyms, type Locality } from './places.ts';

const locality = (zip: string, fr: string, nl: string, lat: number, lng: number): Locality => ({
  zip,
  fr,
  nl,
  alsoKnownAs: [],
  lat,
  lng,
  province: 'BE-WHT',
  municipality: '',
});

const places = buildPlaces(
  [
    locality('7780', 'Comines-Warneton', 'Komen-Waasten', 50.76, 3),
    locality('7780', 'Comines', 'Komen', 50.78, 3.01),
    locality('7780', 'Comines', 'Komen', 50.77, 3.02),
    locality('4000', 'Sclessin', 'Sclessin', 50.6, 5.5),
    locality('4000', 'Élouges', 'Élouges', 50.6, 5.5),
  ],
  [],
);

describe('places', () => {
  it.each([
    ['7780', true],
    ['4000', true],
    ['7781', false],
    ['', false],
    ['778', false],
    ['07780', false],
    ['__proto__', false],
  ])('%j is a postcode: %s', (zip, expected) => {
    expect(places.isPostcode(zip)).toBe(expected);
  });

  it('names each locality once, in the language and its order', () => {
    expect(places.namesOf('7780', 'fr')).toEqual(['Comines', 'Comines-Warneton']);
    expect(places.namesOf('7780', 'nl')).toEqual(['Komen', 'Komen-Waasten']);
    expect(places.namesOf('4000', 'fr')).toEqual(['Élouges', 'Sclessin']);
    expect(places.namesOf('9999', 'fr')).toEqual([]);
  });

  it.each([
    ['7780', 'Comines', true],
    ['7780', 'Komen-Waasten', true],
    // As drafts have it that were saved before a spelling was corrected.
    ['7780', 'COMINES WARNETON', true],
    ['7780', 'Sclessin', false],
    ['9999', 'Comines', false],
  ])('%s has the town %j: %s', (zip, name, expected) => {
    expect(places.isTownOf(zip, name)).toBe(expected);
  });

  //
  it('names the municipality last, under each of its postcodes', () => {
    const municipality = {
      nis: '44085',
      fr: 'Lievegem',
      nl: 'Lievegem',
      de: undefined,
      alsoKnownAs: ['Zomergem'],
      province: 'BE-VOV',
      lat: 51.12,
      lng: 3.58,
    };
    const inIt = (zip: string, name: string) => ({
      ...locality(zip, name, name, 51.1, 3.6),
      province: 'BE-VOV',
      municipality: '44085',
    });
    const own = [inIt('9930', 'Zomergem'), inIt('9931', 'Oostwinkel')];
    const ofLievegem = buildPlaces(own, [municipality]);
    expect(ofLievegem.namesOf('9930', 'nl')).toEqual(['Zomergem', 'Lievegem']);
    expect(ofLievegem.namesOf('9931', 'fr')).toEqual(['Oostwinkel', 'Lievegem']);
    expect(ofLievegem.isTownOf('9930', 'Lievegem')).toBe(true);
    const namesake = buildPlaces([...own, inIt('9932', 'Lievegem')], [municipality]);
    expect(namesake.namesOf('9932', 'nl')).toEqual(['Lievegem']);
  });

  it('names the town before the villages that share its code', () => {
    const ofLiege = buildPlaces(
      [
        locality('4000', 'Glain', 'Glain', 50.65, 5.54),
        locality('4000', 'Liège', 'Luik', 50.63, 5.57),
        locality('4020', 'Bressoux', 'Bressoux', 50.64, 5.6),
        locality('4020', 'Liège', 'Luik', 50.63, 5.6),
        { ...locality('1999', 'Aulne', 'Aulne', 50, 4), province: 'BE-WBR' },
        { ...locality('1999', 'Liège', 'Luik', 50, 4), province: 'BE-WBR' },
      ],
      [],
    );
    expect(ofLiege.namesOf('4000', 'fr')).toEqual(['Liège', 'Glain']);
    expect(ofLiege.namesOf('4000', 'nl')).toEqual(['Luik', 'Glain']);
    expect(ofLiege.namesOf('4020', 'fr')).toEqual(['Liège', 'Bressoux']);
    expect(ofLiege.namesOf('1999', 'fr')).toEqual(['Aulne', 'Liège']);
  });

  it('gives the coordinates of the town for its postcode', () => {
    const ofNamur = buildPlaces(
      [
        locality('5000', 'Beez', 'Beez', 50.4687, 4.9116),
        locality('5000', 'Namur', 'Namur', 50.4669, 4.8675),
      ],
      [],
    );
    expect(ofNamur.coordinatesOf('5000')).toEqual({ lat: 50.4669, lng: 4.8675 });
  });

  it('gives the middle of the localities for a postcode without a town', () => {
    expect(places.coordinatesOf('7780')).toEqual({ lat: 50.77, lng: 3.01 });
    expect(places.coordinatesOf('9999')).toBeUndefined();
  });
});

describe('exonyms', () => {
  const known = (name: string, other: string, province: string): Locality => ({
    ...locality('1000', name, name, 50, 4),
    alsoKnownAs: [other],
    province,
  });
  const localities = [
    known('Namur', 'Namen', 'BE-WNA'),
    known('Leuven', 'Louvain', 'BE-VBR'),
    { ...known('Saint-Vith', 'Sankt Vith', 'BE-WLG'), nl: 'Sankt-Vith' },
    locality('5000', 'Beez', 'Beez', 50, 4),
    known('Louvain-la-Neuve', 'LLN', 'BE-WBR'),
  ];

  it('are given only to readers of the other language, and never as short names', () => {
    expect(exonyms(localities, 'nl')).toEqual({ Namur: 'Namen' });
    expect(exonyms(localities, 'fr')).toEqual({ Leuven: 'Louvain' });
  });
});
