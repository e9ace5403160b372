import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NamedPlace, SuggestedPlace } from '#domain/brokers/finder.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { checkBySchemas } from '../../http/check-by-schemas.ts';
import { answerError } from '../../http/handle-errors.ts';
import { createFindPlaces } from './find-places.ts';
import { createGeocoder, type Geocoder } from './geocoder.ts';
import { addPlaceRoutes, type PlaceServices } from './place-routes.ts';

const open = (services: { geocoder?: Geocoder; mapTiles?: PlaceServices['mapTiles'] } = {}) => {
  const app = Fastify();
  checkBySchemas(app);
  app.setErrorHandler(answerError);
  addPlaceRoutes(app, {
    configuration: fluvia,
    findPlaces: createFindPlaces(fluvia.places, services.geocoder),
    mapTiles: services.mapTiles,
    mapFile: undefined,
  });
  return app;
};

const geocode = (app: FastifyInstance, q: string, lang = 'fr') =>
  app.inject({ url: '/geocode', query: { q, lang } });
const labels = (places: readonly SuggestedPlace[]) => places.map(({ label }) => label);

let app: FastifyInstance;
beforeAll(() => {
  app = open();
});
afterAll(() => app.close());

// C-7.4
describe('text typed into the field', () => {
  it.each([
    ['namur', 'fr', '5000 Namur'],
    ['namur', 'nl', '5000 Namen'],
    ['Rue Neuve 12, 1000 Bruxelles', 'nl', '1000 Brussel'],
    ['Sankt Vith', 'de', '4780 Sankt Vith'],
    ['Antwerp', 'en', '2000 Antwerpen'],
  ])('%s, in %s, is %s', async (q, lang, label) => {
    const answer = await geocode(app, q, lang);
    expect(answer.headers['cache-control']).toBe('private, max-age=300');
    expect(labels(answer.json())[0]).toBe(label);
  });

  it.each(['', '   ', '…', 'qqqq'])('«%s» is not found', async (q) => {
    expect((await geocode(app, q)).json()).toEqual([]);
  });

  it.each([
    ['x'.repeat(81), 'fr'],
    ['namur', 'it'],
    ['namur', ''],
  ])('«%s» in «%s» is refused', async (q, lang) => {
    expect((await geocode(app, q, lang)).statusCode).toBe(422);
  });

  it('is required', async () => {
    expect((await app.inject('/geocode?lang=fr')).statusCode).toBe(422);
    expect((await app.inject('/geocode?q=a&q=b&lang=fr')).statusCode).toBe(422);
  });
});

describe('a geocoder', () => {
  const STREET = {
    lat: '50.8513',
    lon: '4.3561',
    display_name: '12, Rue Neuve, Bruxelles, 1000, Belgique',
    address: {
      house_number: '12',
      road: 'Rue Neuve',
      postcode: '1000',
      city: 'Bruxelles',
      country_code: 'be',
    },
  };
  let server: Server;
  let requests: URL[];
  let answer: { status: number; body: string };
  let withGeocoder: FastifyInstance;

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(new URL(request.url ?? '', 'http://localhost'));
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    withGeocoder = open({ geocoder: createGeocoder(`http://127.0.0.1:${port}/search?key=k`) });
  });
  beforeEach(() => {
    requests = [];
    answer = { status: 200, body: JSON.stringify([STREET]) };
  });
  afterAll(async () => {
    await withGeocoder.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('finds the street, and our own data the town after it', async () => {
    const places = await geocode(withGeocoder, 'Rue Neuve 12, Bruxelles');
    expect(places.json()[0]).toEqual({
      label: 'Rue Neuve 12, 1000 Bruxelles',
      lat: 50.8513,
      lng: 4.3561,
    });
    expect(labels(places.json())).toContain('1000 Bruxelles');
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
      key: 'k',
      q: 'Rue Neuve 12, Bruxelles',
      'accept-language': 'fr',
      limit: '8',
      countrycodes: 'be',
      format: 'jsonv2',
      addressdetails: '1',
    });
  });

  it.each(['namur', '5000', '5000 Namur', 'Namur 5000', '12', ''])(
    'is not called for «%s», which is itself a place',
    async (q) => {
      await geocode(withGeocoder, q);
      expect(requests).toEqual([]);
    },
  );

  it.each([
    ['lies in France', [{ ...STREET, lat: '48.85', lon: '2.35' }]],
    ['says another country', [{ ...STREET, address: { ...STREET.address, country_code: 'nl' } }]],
  ])('is not trusted if it %s', async (_, body) => {
    answer.body = JSON.stringify(body);
    const places = await geocode(withGeocoder, 'Rue Neuve 12, Bruxelles');
    expect(labels(places.json())).toEqual(['1000 Bruxelles']);
  });

  it.each(['Paris', '10 rue du Bac, 75007 Paris'])(
    'is not called for «%s», which lies abroad',
    async (q) => {
      await geocode(withGeocoder, q);
      expect(requests).toEqual([]);
    },
  );

  it('may label a place in its own words', async () => {
    answer.body = JSON.stringify([{ ...STREET, address: undefined }]);
    const places = await geocode(withGeocoder, 'Rue Neuve 12, Bruxelles');
    expect(labels(places.json())[0]).toBe(STREET.display_name);
  });

  it.each([
    ['fails', 500, '[]'],
    ['answers something else', 200, '{"error":"limit"}'],
    ['answers no JSON', 200, '<html>'],
    ['answers without end', 200, `[${' '.repeat(200_000)}]`],
  ])('a geocoder that %s leaves the lender’s own places, uncached', async (_, status, body) => {
    answer = { status, body };
    const places = await geocode(withGeocoder, 'Rue Neuve 12, Bruxelles');
    expect(places.statusCode).toBe(200);
    expect(labels(places.json())).toEqual(['1000 Bruxelles']);
    expect(places.headers['cache-control']).toBe('no-store');
  });

  it('a geocoder that does not respond is not awaited', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    expect(await createGeocoder(`http://127.0.0.1:${port}/`, 50).locate('a', 'fr')).toBeUndefined();
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
  });
});

describe('the map', () => {
  it('has the names in its window, in the language, the largest first', async () => {
    const window = 'south=49.4&west=2.4&north=51.6&east=6.5';
    const names: readonly NamedPlace[] = (
      await app.inject(`/map/places?${window}&zoom=9&lang=nl`)
    ).json();
    expect(names[0]).toMatchObject({ name: 'Brussel', rank: 1 });
    expect(names.map(({ name }) => name)).toContain('Luik');
    const ranks = names.map(({ rank }) => rank);
    expect(ranks).toEqual(ranks.toSorted());
  });

  it.each([
    'south=49&west=2&north=51&east=6&zoom=9',
    'south=49&west=2&north=51&east=6&lang=fr',
    'south=49&west=2&zoom=9&lang=fr',
    'south=51&west=2&north=49&east=6&zoom=9&lang=fr',
  ])('names of the map for «%s» are refused', async (query) => {
    expect((await app.inject(`/map/places?${query}`)).statusCode).toBe(422);
  });

  it('says where its tiles come from, if it has tiles', async () => {
    const tiles = {
      url: 'https://tiles.example/{z}/{x}/{y}.png',
      credit: { text: '© Tiles', href: 'https://tiles.example/' },
    };
    expect((await app.inject('/map/tiles')).json()).toBe(false);
    const other = open({ mapTiles: tiles });
    expect((await other.inject('/map/tiles')).json()).toEqual(tiles);
    await other.close();
  });
});
