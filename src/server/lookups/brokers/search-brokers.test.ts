import { describe, expect, it } from 'vitest';
import { BROKER_TYPES } from '#domain/brokers/broker.ts';
import { type BrokerSearchResult, MAX_CANDIDATES } from '#domain/brokers/finder.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { createBrokers } from './brokers.ts';
import { createFindPlaces } from './find-places.ts';
import type { Geocoder, Located } from './geocoder.ts';
import { searchBrokers } from './search-brokers.ts';

const brokers = createBrokers(fluvia.brokers);

/** A geocoder with this answer; `undefined` if it does not answer. */
const geocoderWith = (located: Located | undefined): Geocoder => ({ locate: async () => located });

const search = (
  typed: string,
  { locale = 'fr' as Locale, geocoder = undefined as Geocoder | undefined } = {},
) =>
  searchBrokers(
    { configuration: fluvia, brokers, findPlaces: createFindPlaces(fluvia.places, geocoder) },
    { typed, types: BROKER_TYPES, locale },
  );

/** The result without its brokers; candidates by their labels. */
function summarise(result: BrokerSearchResult) {
  if (result.kind === 'found') return [result.kind, result.place.label, result.place.by];
  const labels = 'candidates' in result ? result.candidates.map(({ label }) => label) : [];
  return [result.kind, result.text, ...labels];
}

describe('a search for what was typed', () => {
  it.each([
    ['5000', 'fr', ['found', '5000 Namur', 'zip']],
    ['B-5000', 'nl', ['found', '5000 Namen', 'zip']],
    ['Namur', 'nl', ['found', '5000 Namen', 'address']],
    ['Rue Neuve 12, 1000 Bruxelles', 'fr', ['found', '1000 Bruxelles', 'address']],
    ['', 'fr', ['tooShort', '']],
    [' ', 'fr', ['tooShort', '']],
    [' 500 ', 'fr', ['tooShort', '500']],
    ['x', 'fr', ['tooShort', 'x']],
    ['9999', 'fr', ['unknownPostcode', '9999']],
    ['50001', 'fr', ['unknownPostcode', '50001']],
    ['Nammur', 'fr', ['question', 'Nammur', '5000 Namur']],
    ['Berlin', 'fr', ['abroad', 'Berlin', '3830 Berlingen']],
    ['Paris', 'fr', ['abroad', 'Paris']],
    ['Biarritz', 'fr', ['notFound', 'Biarritz']],
    ['Lievegem', 'nl', ['found', '9930 Lievegem', 'address']],
    ['4000 Liège', 'fr', ['found', '4000 Liège', 'address']],
    ['59000 Lille', 'fr', ['abroad', '59000 Lille']],
    [
      'Saint-Nicolas',
      'fr',
      ['several', 'Saint-Nicolas', '9100 Saint-Nicolas', '4420 Saint-Nicolas'],
    ],
    ['Deurne', 'nl', ['several', 'Deurne', '2100 Deurne', '3290 Deurne']],
    [
      'Luxembourg',
      'fr',
      ['provinceOrCountry', 'Luxembourg', '6700 Arlon', '6600 Bastogne', '6840 Neufchâteau'],
    ],
    ['Limburg', 'nl', ['province', 'Limburg', '3500 Hasselt', '3600 Genk', '4830 Limbourg']],
  ] as const)('«%s» in %s: %j', async (typed, locale, expected) => {
    const { result, isPartial } = await search(typed, { locale });
    expect(summarise(result)).toEqual(expected);
    expect(isPartial).toBe(false);
  });

  it('finds two brokers by postcode, and one by the name of a place', async () => {
    // Chimay has a single broker, and is far from others.
    const [byPostcode, byName] = [await search('6460'), await search('Chimay')];
    expect(byName.result).toMatchObject({ kind: 'found', total: 1 });
    expect(byPostcode.result).toMatchObject({ kind: 'found', total: 2 });
  });

  // W-5.19
  it('offers the other places of a municipality’s name', async () => {
    const [{ result }, { result: byPostcode }] = [await search('Celles'), await search('7760')];
    const labels = (found: BrokerSearchResult) =>
      found.kind === 'found' ? found.others.map(({ label }) => label) : undefined;
    expect(summarise(result)).toEqual(['found', '7760 Celles', 'address']);
    expect(labels(result)).toEqual(['4317 Celles', '5561 Celles']);
    expect(labels(byPostcode)).toEqual([]);
  });

  it('offers a few candidates at most', async () => {
    const { result } = await search('Saint');
    expect(summarise(result)).toHaveLength(2 + MAX_CANDIDATES);
  });
});

describe('with a geocoder', () => {
  const STREET = { label: 'Rue Neuve 12, 1000 Bruxelles', lat: 50.8513, lng: 4.3561 };

  it.each([
    ['Rue Neuve 12, Bruxelles', [STREET], false, ['found', STREET.label, 'address']],
    ['Qxford', [STREET], false, ['question', 'Qxford', STREET.label]],
    ['Qxford', [], true, ['abroad', 'Qxford']],
    ['Qxford', [], false, ['notFound', 'Qxford']],
  ] as const)(
    '«%s», located at %j (abroad: %s): %j',
    async (typed, inBelgium, isAbroad, expected) => {
      const { result } = await search(typed, { geocoder: geocoderWith({ inBelgium, isAbroad }) });
      expect(summarise(result)).toEqual(expected);
    },
  );

  it('says that streets were searched too', async () => {
    const geocoder = geocoderWith({ inBelgium: [], isAbroad: false });
    expect((await search('Qxford', { geocoder })).result).toMatchObject({ knowsStreets: true });
    expect((await search('Qxford')).result).toMatchObject({ knowsStreets: false });
  });

  it('a geocoder that does not respond makes the search partial', async () => {
    const geocoder = geocoderWith(undefined);
    const { result, isPartial } = await search('Rue Neuve 12, Bruxelles', { geocoder });
    expect(summarise(result)).toEqual(['found', '1000 Bruxelles', 'address']);
    expect(isPartial).toBe(true);
    expect((await search('5000', { geocoder })).isPartial).toBe(false);
  });
});
