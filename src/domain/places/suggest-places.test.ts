import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/examples/any-text.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { LOCALES, type Locale } from '../locale/locale.ts';
import { indexPlaces, MAX_SUGGESTIONS } from './suggest-places.ts';

const { localities } = fluvia.places;
const { suggest } = indexPlaces(localities);
const labels = (typed: string, locale: Locale = 'fr') =>
  suggest(typed, locale).places.map(({ label }) => label);

// W-5.24
describe('a place', () => {
  it.each<[string, Locale, string]>([
    ['Namur', 'fr', '5000 Namur'],
    ['nam', 'fr', '5000 Namur'],
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

  it('with several postcodes is suggested once, with the one that was typed', () => {
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
