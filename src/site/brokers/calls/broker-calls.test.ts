import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fetchBrokersNear,
  fetchCoordinates,
  fetchSuggestions,
  searchBrokers,
} from './broker-calls.ts';
import { fetchPlaces, fetchTiles, fetchView } from './map-calls.ts';

const NAMUR = { lat: 50.4669, lng: 4.8675 };
const WINDOW = { zoom: 9, south: 50.123_456_78, west: 4, north: 51, east: 5.000_004 };

/** The addresses that were asked for; each is answered with this status and body. */
function answer(status: number, body: unknown): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return Response.json(body, { status });
  });
  return requests;
}

const signal = new AbortController().signal;

/** Each call with what it asks, an answer, and what is read from it. */
const CALLS = [
  ['coordinates', () => fetchCoordinates('5000'), '/api/v1/coordinates/5000', NAMUR],
  [
    'suggestions',
    () => fetchSuggestions('Rue é', 'nl'),
    '/api/v1/geocode?q=Rue+%C3%A9&lang=nl',
    [],
  ],
  [
    'what was typed',
    () => searchBrokers('Nammur', ['pat'], 'fr'),
    '/api/v1/brokers/search?q=Nammur&lang=fr&types=pat',
    { kind: 'question', text: 'Nammur', candidates: [{ label: '5000 Namur', ...NAMUR }] },
  ],
  [
    'brokers',
    () => fetchBrokersNear(NAMUR, 'address', ['ch', 'pat']),
    '/api/v1/brokers?lat=50.4669&lng=4.8675&by=address&types=ch%2Cpat',
    { radius: 1_000, total: 0, brokers: [] },
  ],
] as const;

describe('a call of the finder', () => {
  it.each(CALLS)('for %s has its own address', async (_, send, address, body) => {
    const requests = answer(200, body);
    expect(await send()).toEqual(body);
    expect(requests).toEqual([address]);
  });

  it.each(CALLS)('for %s that fails answers nothing', async (_, send) => {
    for (const status of [400, 429, 500]) {
      answer(status, {});
      expect(await send()).toBeUndefined();
    }
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await send()).toBeUndefined();
  });

  it('tells a postcode that does not exist from a call that failed', async () => {
    answer(200, false);
    expect(await fetchCoordinates('9999')).toBe(false);
  });

  it('may be sent to another address for a postcode', async () => {
    const requests = answer(200, NAMUR);
    await fetchCoordinates('50/00', undefined, '/where/{zip}/?v=2');
    expect(requests).toEqual(['/where/50%2F00/?v=2']);
  });

  it('that was given up is not sent', async () => {
    const requests = answer(200, NAMUR);
    expect(await fetchCoordinates('5000', AbortSignal.abort())).toBeUndefined();
    expect(requests).toEqual([]);
  });
});

describe('a call of the map', () => {
  const rounded = 'south=50.12346&west=4&north=51&east=5&zoom=9';
  let view: object;

  beforeEach(() => {
    view = { clusters: [], brokers: [] };
  });

  it('names its window to the metre, so that equal windows are cached', async () => {
    const requests = answer(200, view);
    expect(await fetchView(WINDOW, ['pat'], signal)).toEqual(view);
    expect(requests).toEqual([`/api/v1/brokers/map?${rounded}&types=pat`]);
  });

  it('asks for names in the language of the page', async () => {
    const requests = answer(200, []);
    expect(await fetchPlaces(WINDOW, 'de', signal)).toEqual([]);
    expect(requests).toEqual([`/api/v1/map/places?${rounded}&lang=de`]);
  });

  it.each([404, 429, 500])(
    'throws at a status of %i, so that the map can say so',
    async (status) => {
      answer(status, {});
      await expect(fetchView(WINDOW, ['ch'], signal)).rejects.toThrow('A call of the map');
      await expect(fetchPlaces(WINDOW, 'fr', signal)).rejects.toThrow('A call of the map');
    },
  );

  it.each([
    [200, { url: '/t/{z}', credit: { text: 'T', href: '/' } }],
    [200, false],
  ])('for tiles is answered by %i and %j', async (status, tiles) => {
    answer(status, tiles);
    expect(await fetchTiles()).toEqual(tiles);
  });

  it('for tiles that fails draws the map without them', async () => {
    answer(503, {});
    expect(await fetchTiles()).toBe(false);
  });
});
