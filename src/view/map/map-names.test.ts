import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale/locale.ts';
import { RANKED_TOWNS } from '#domain/places/towns.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { MAX_NAMES, nameMap } from './map-names.ts';

const { localities } = fluvia.places;
const { namesIn } = nameMap(localities);
const BELGIUM = { south: 49.4, west: 2.4, north: 51.6, east: 6.5 };
const NAMUR = { south: 50.4, west: 4.7, north: 50.55, east: 5.05 };

describe('the map’s names', () => {
  it.each([
    [6, 11, 11],
    [8, 15, 40],
    [9, 50, 80],
    [12, 80, 80],
  ])('of the whole country at zoom %d are %d to %d', (zoom, least, most) => {
    const names = namesIn(BELGIUM, zoom, 'fr');
    expect(names.length).toBeGreaterThanOrEqual(least);
    expect(names.length).toBeLessThanOrEqual(Math.min(most, MAX_NAMES));
    expect(names[0]?.name).toBe('Bruxelles');
  });

  it.each([6, 7, 8, 10])('begin with Brussels and the capitals at zoom %d, Wavre last', (zoom) => {
    const names = namesIn(BELGIUM, zoom, 'fr');
    const capitals = names.slice(0, 11).map(({ name }) => name);
    expect(capitals).toEqual([
      ...['Bruxelles', 'Anvers', 'Gand', 'Liège', 'Bruges', 'Namur', 'Louvain', 'Mons'],
      ...['Hasselt', 'Arlon', 'Wavre'],
    ]);
  });

  it('have villages only where there is room', () => {
    expect(namesIn(NAMUR, 10, 'fr').every(({ rank }) => rank < 4)).toBe(true);
    const near = namesIn(NAMUR, 13, 'fr').map(({ name }) => name);
    expect(near).toEqual(expect.arrayContaining(['Namur', 'Jambes', 'Bouge', 'Wépion']));
  });

  it.each(LOCALES)('never lie over one another, in %s', (locale) => {
    for (const zoom of [8, 10, 12, 14]) {
      const names = namesIn(NAMUR, zoom, locale);
      const pixels = (256 * 2 ** zoom) / 360;
      for (const [i, a] of names.entries())
        for (const b of names.slice(i + 1)) {
          const isApart =
            Math.abs(a.lat - b.lat) * pixels * 1.5 > 14 || Math.abs(a.lng - b.lng) * pixels > 30;
          expect(isApart, `${a.name} and ${b.name} at ${zoom}`).toBe(true);
        }
    }
  });

  it('stay where they are as the window moves', () => {
    const whole = namesIn(NAMUR, 12, 'nl').map(({ name }) => name);
    const part = namesIn({ ...NAMUR, east: 4.88 }, 12, 'nl').map(({ name }) => name);
    expect(part.length).toBeGreaterThan(0);
    expect(whole).toEqual(expect.arrayContaining(part));
  });

  it('are in the reader’s language', () => {
    const names = (locale: (typeof LOCALES)[number]) =>
      namesIn(BELGIUM, 9, locale).map(({ name }) => name);
    expect(names('fr')).toEqual(expect.arrayContaining(['Anvers', 'Liège', 'Gand']));
    expect(names('nl')).toEqual(expect.arrayContaining(['Antwerpen', 'Luik', 'Gent', 'Namen']));
    expect(names('en')).toEqual(expect.arrayContaining(['Antwerpen', 'Liège', 'Gent', 'Namur']));
  });
});

it.each(RANKED_TOWNS)('%s is a locality', (town) => {
  const names = localities.flatMap(({ zip, fr, nl }) => [`${zip} ${fr}`, `${zip} ${nl}`]);
  expect(names).toContain(town);
});
