import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/examples/any-text.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { LOCALES, type Locale } from '../locale/locale.ts';
import { indexPlaces, MAX_SUGGESTIONS } from './suggest-places.ts';

const { localities } = fluvia.places;
const { suggest } = indexPlaces(fluvia.places);
const labels = (typed: string, locale: Locale = 'fr') =>
  suggest(typed, locale).places.map(({ label }) => label);

// W-5.24
describe('a place', () => {
  it.each<[string, Locale, string]>([
    ['Namur', 'fr', '5000 Namur'],
    ['nam', 'fr', '5000 Namur'],
    ['5000namur', 'fr', '5000 Namur'],
    ['namen', 'fr', '5000 Namur'],
    ['Namur', 'nl', '5000 Namen'],
    ['Namur', 'de', '5000 Namur'],
    ['BRUXELLES', 'nl', '1000 Brussel'],
    ['Lüttich', 'de', '4000 Liège'],
    ['Brügge', 'de', '8000 Brugge'],
    ['louvain la neuve', 'fr', '1348 Louvain-la-Neuve'],
    ['mons lez liege', 'fr', '4400 Mons-lez-Liège'],
    ['bruxeles', 'fr', '1000 Bruxelles'],
    ['Brussels', 'en', '1000 Bruxelles'],
    ['liege', 'fr', '4000 Liège'],
    ['Luik', 'en', '4000 Liège'],
    ['Anvers', 'fr', '2000 Anvers'],
    ['Anvers', 'en', '2000 Antwerpen'],
    ['Louvain', 'fr', '3000 Louvain'],
    ['Ghent', 'en', '9000 Gent'],
    ['charlerio', 'fr', '6000 Charleroi'],
    ['saint vith', 'fr', '4780 Saint-Vith'],
    ['St.-Vith', 'nl', '4780 Sankt-Vith'],
    ['Sankt Vith', 'de', '4780 Sankt Vith'],
    ['Kelmis', 'de', '4720 Kelmis'],
    ['Kelmis', 'fr', '4720 La Calamine'],
    ['braine l’alleud', 'fr', '1420 Braine-l’Alleud'],
    ['sint niklaas', 'nl', '9100 Sint-Niklaas'],
    ['alleud', 'fr', '1420 Braine-l’Alleud'],
    ['halle', 'nl', '1500 Halle'],
  ])('«%s» in %s is %s', (typed, locale, label) => {
    expect(labels(typed, locale)[0]).toBe(label);
    expect(suggest(typed, locale).isWhole).toBe(true);
  });

  it.each<[string, Locale, string]>([
    ['Ixelles/Elsene', 'fr', '1050 Ixelles'],
    ['Elsene / Ixelles', 'nl', '1050 Elsene'],
    ['Bruxelles - Brussel', 'fr', '1000 Bruxelles'],
    ['Mons/Bergen', 'nl', '7000 Bergen'],
  ])('by both its names is that place: «%s» in %s', (typed, locale, label) => {
    const { places, isExact } = suggest(typed, locale);
    expect([places[0]?.label, isExact]).toEqual([label, true]);
  });

  it.each<[string, string]>([
    ['Sint-Niklaas (Oost-Vlaanderen)', '9100 Saint-Nicolas'],
    ['Hasselt, Limburg', '3500 Hasselt'],
    ['Jambes, Namur', '5100 Jambes'],
    ['Gent centrum', '9000 Gand'],
    ['Liège-Centre', '4000 Liège'],
    ['Antwerpen-Noord', '2000 Anvers'],
    ['Halle (Zoersel)', '1500 Hal'],
  ])('with what it lies in is asked about: «%s»', (typed, label) => {
    const { places, isExact } = suggest(typed, 'fr');
    expect([places[0]?.label, isExact]).toEqual([label, false]);
  });

  it('is none where two names mean two places', () => {
    expect(suggest('Mons/Namur', 'fr').isExact).toBe(false);
  });

  it('a place with several postcodes is suggested once, with the typed postcode', () => {
    expect(labels('Antwerpen', 'nl').filter((label) => label.endsWith(' Antwerpen'))).toEqual([
      '2000 Antwerpen',
    ]);
    expect(labels('2018', 'nl')).toEqual(['2018 Antwerpen']);
    expect(labels('2018 Antwerpen', 'nl')).toEqual(['2018 Antwerpen']);
  });

  it('starts with the first digits of a postcode', () => {
    expect(labels('5000')).toEqual(['5000 Namur', '5000 Beez']);
    expect(labels('120')).toEqual(['1200 Woluwe-Saint-Lambert']);
    expect(labels('1')).toHaveLength(MAX_SUGGESTIONS);
    expect(labels('0999')).toEqual([]);
    expect(labels('50000')).toEqual([]);
  });
});

// W-5.20
describe('a text that is no Belgian name', () => {
  it.each([
    ['Paris', []],
    ['Aachen', []],
    ['Madrid', []],
    ['Biarritz', []],
    ['Berlin', ['3830 Berlingen']],
    // Four letters allow no typo, five allow one, ten allow two.
    ['Gentt', ['9000 Gand']],
    ['Gnet', []],
    ['Namr', []],
    ['Nammur', ['5000 Namur']],
    ['Nammurr', []],
    ['Bruxele', []],
    ['Lovain la Neve', ['1348 Louvain-la-Neuve']],
    // Slips are counted over the whole name, not over its beginning.
    ['Brux', ['1000 Bruxelles']],
    ['Bruxx', []],
  ])('«%s» suggests %j', (typed, expected) => {
    expect(labels(typed).slice(0, 1)).toEqual(expected);
  });

  it.each([
    ['Namur', true],
    ['Namen', true],
    ['5000', true],
    ['2018 Antwerpen', true],
    ['5000 Namru', true],
    ['Rue Neuve 12, 1000', true],
    ['Rue Neuve 12, B-1000 Bruxeles', true],
    ['1300 Wavre, Rue du Pont 3', true],
    ['Rue de Namur 12, Liège', true],
    ['Namur, Belgique', true],
    ['Namu', false],
    ['Nammur', false],
    ['alleud', false],
    ['500', false],
    ['Rue de Namur', false],
    ['Rue du Pont, Charlerio', false],
    ['5000 Gand', false],
    ['Berlin', false],
    ['zzzz', false],
  ])('«%s» may be searched without asking: %s', (typed, expected) => {
    expect(suggest(typed, 'fr').isExact).toBe(expected);
  });

  // W-5.23
  it('does not take a Dutch postcode for a Belgian one', () => {
    expect(labels('6211')).not.toEqual([]);
    expect(labels('6211 AB')).toEqual([]);
    expect(labels('5000 Na')).toEqual(['5000 Namur']);
  });
});

// W-5.24
describe('a municipality', () => {
  it.each<[string, Locale, string]>([
    ['Knokke-Heist', 'nl', '8300 Knokke-Heist'],
    ['Lievegem', 'nl', '9930 Lievegem'],
    ['Pelt', 'nl', '3910 Pelt'],
    ['Les Bons Villers', 'fr', '6210 Les Bons Villers'],
    ['Mont-de-l’Enclus', 'fr', '7750 Mont-de-l’Enclus'],
    ['Ottignies-Louvain-la-Neuve', 'fr', '1340 Ottignies-Louvain-la-Neuve'],
    ['Puurs-Sint-Amands', 'nl', '2870 Puurs-Sint-Amands'],
    ['Fourons', 'fr', '3790 Fourons'],
    ['Voeren', 'fr', '3790 Fourons'],
    ['Tongres-Looz', 'fr', '3700 Tongres-Looz'],
    // Its former and short names.
    ['Overpelt', 'nl', '3900 Overpelt'],
    ['Meeuwen-Gruitrode', 'nl', '3670 Oudsbergen'],
    ['Beveren', 'nl', '9120 Beveren-Waas'],
    ['Moerbeke', 'nl', '9180 Moerbeke-Waas'],
    ['Ham', 'nl', '3945 Oostham'],
    ['Ottignies', 'fr', '1340 Ottignies'],
    ['LLN', 'fr', '1348 Louvain-la-Neuve'],
    ['Bxl', 'fr', '1000 Bruxelles'],
    ['Bruxelles-Ville', 'fr', '1000 Bruxelles'],
    ['Brussel-Stad', 'nl', '1000 Brussel'],
    ['Brussels Airport', 'en', '1930 Zaventem'],
    ['Knokke le Zoute', 'fr', '8300 Knokke-Heist'],
    ['Antwerp', 'en', '2000 Antwerpen'],
    ['Ostend', 'en', '8400 Oostende'],
    ['Antwerpen Zuid', 'nl', '2000 Antwerpen'],
    // With any of its postcodes.
    ['5100 Namur', 'fr', '5100 Namur'],
    ['9931 Lievegem', 'nl', '9931 Lievegem'],
    ['Rue du Pont 3, 7540 Tournai', 'fr', '7540 Tournai'],
  ])('«%s» in %s is %s, and needs no question', (typed, locale, label) => {
    expect(suggest(typed, locale)).toMatchObject({ isExact: true });
    expect(labels(typed, locale)[0]).toBe(label);
  });

  it('is found by each of its names but the one that two of them have', () => {
    const codeOf = (label: string) =>
      fluvia.places.localities
        .filter(({ zip }) => label.startsWith(zip))
        .map(({ municipality }) => municipality);
    const wrong = fluvia.places.municipalities.flatMap(({ nis, fr, nl, alsoKnownAs }) =>
      [fr, nl, ...alsoKnownAs].filter((name) => {
        const { isExact, places } = suggest(name, 'fr');
        return !isExact || !codeOf(places[0]?.label ?? '').includes(nis);
      }),
    );
    // "Limburg" is a province too.
    expect(wrong.toSorted()).toEqual(['Limburg', ...Array(3).fill('Saint-Nicolas')]);
  });

  it('lies where its postcode is', () => {
    const { lat, lng } = suggest('7540 Tournai', 'fr').places[0] ?? {};
    const own = localities.filter(({ zip }) => zip === '7540');
    expect(own.map((locality) => [locality.lat, locality.lng])).toContainEqual([lat, lng]);
  });
});

// W-5.19
describe('a name of several places', () => {
  const sameName = (typed: string, locale: Locale) =>
    suggest(typed, locale).sameName.map(({ label }) => label);

  it.each<[string, Locale, string, readonly string[]]>([
    ['Celles', 'fr', '7760 Celles', ['4317 Celles', '5561 Celles']],
    ['Halle', 'nl', '1500 Halle', ['2980 Halle']],
    ['Vorst', 'nl', '1190 Vorst', ['2430 Vorst']],
    ['Beveren', 'nl', '9120 Beveren-Waas', ['8791 Beveren', '8800 Beveren']],
    ['Namur', 'fr', '5000 Namur', []],
  ])('«%s» in %s means %s, the municipality; also %j', (typed, locale, label, others) => {
    expect(suggest(typed, locale).isExact).toBe(true);
    expect(labels(typed, locale)[0]).toBe(label);
    expect(sameName(typed, locale).toSorted()).toEqual(others);
  });

  it.each<[string, Locale, readonly string[]]>([
    ['Saint-Nicolas', 'fr', ['4420 Saint-Nicolas', '9100 Saint-Nicolas']],
    ['Deurne', 'nl', ['2100 Deurne', '3290 Deurne']],
    ['Rue du Pont 3, Deurne', 'nl', ['2100 Deurne', '3290 Deurne']],
  ])('«%s» in %s is asked about: %j', (typed, locale, all) => {
    expect(suggest(typed, locale).isExact).toBe(false);
    expect(sameName(typed, locale).toSorted()).toEqual(all);
  });

  it('is not asked about with a postcode', () => {
    for (const label of ['5561 Celles', '4420 Saint-Nicolas'])
      expect(suggest(label, 'fr')).toMatchObject({ isExact: true, sameName: [] });
  });
});

// W-5.26
describe('a province', () => {
  it.each<[string, string, boolean, readonly string[]]>([
    ['Luxembourg', 'BE-WLX', true, ['6700 Arlon', '6600 Bastogne']],
    ['Luxemburg, België', 'BE-WLX', true, ['6700 Arlon', '6600 Bastogne']],
    ['Province de Luxembourg', 'BE-WLX', false, ['6700 Arlon', '6600 Bastogne']],
    ['Limburg', 'BE-VLI', false, ['3500 Hasselt', '3600 Genk']],
    ['provincie West-Vlaanderen', 'BE-VWV', false, ['8000 Bruges', '8400 Ostende']],
  ])('«%s» is %s, and its towns are offered', (typed, code, isCountryToo, towns) => {
    expect(suggest(typed, 'fr')).toMatchObject({
      province: { code, isCountryToo },
      isExact: false,
      isAbroad: false,
    });
    expect(labels(typed).slice(0, 2)).toEqual(towns);
  });

  it.each(['Namur', 'Liège', 'Limbourg', 'Anvers', 'rue de Luxembourg'])('«%s» is not', (typed) => {
    expect(suggest(typed, 'fr').province).toBeUndefined();
  });
});

describe('an address', () => {
  it.each([
    ['Rue Neuve 12, 1000 Bruxelles', '1000 Bruxelles'],
    ['12 rue Neuve 1000 bruxelles', '1000 Bruxelles'],
    ['Rue Neuve 12, B-1000 Bruxeles', '1000 Bruxelles'],
    ['Chaussée de Louvain 1000, 5004 Bouge', '5004 Bouge'],
    ['Rue de Namur 12, Liège', '4000 Liège'],
    ['Rue de Namur 12 Liège', '4000 Liège'],
    ['Grote Markt 1 Antwerpen', '2000 Anvers'],
    ['Rue du Pont, Charlerio', '6000 Charleroi'],
    ['Rue du Pont 3 Charlerio', '6000 Charleroi'],
    ['Rue du Pont 3, La Louvière', '7100 La Louvière'],
    ['1300 Wavre, Rue du Pont 3', '1300 Wavre'],
  ])('«%s» is found at %s', (typed, label) => {
    expect(labels(typed)[0]).toBe(label);
    expect(suggest(typed, 'fr').isWhole).toBe(false);
  });

  it.each(['Rue Neuve', 'Rue Neuve 12', 'Madrid', 'zzzz', '???', '', ' '])(
    '«%s» is not found',
    (typed) => {
      expect(labels(typed)).toEqual([]);
    },
  );
});

it('finds the same place again when a suggestion is typed, in every language', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...localities),
      fc.constantFrom(...LOCALES),
      ({ zip, fr }, locale) => {
        for (const { label } of suggest(`${zip} ${fr}`, locale).places)
          expect(labels(label, locale)[0]).toBe(label);
      },
    ),
    { numRuns: 300 },
  );
});

it('suggests each place once and at most so many, whatever is typed', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 80 }), (typed) => {
      const suggested = labels(typed);
      expect(suggested.length).toBeLessThanOrEqual(MAX_SUGGESTIONS);
      expect(new Set(suggested).size).toBe(suggested.length);
    }),
  );
});
