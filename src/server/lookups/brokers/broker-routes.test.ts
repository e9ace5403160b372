import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoundBrokers, MapView } from '#domain/brokers/finder.ts';
import { gatherOffices } from '#domain/brokers/offices.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { checkBySchemas } from '../../http/check-by-schemas.ts';
import { answerError } from '../../http/handle-errors.ts';
import { addBrokerRoutes } from './broker-routes.ts';
import { createBrokers } from './brokers.ts';
import { createFindPlaces } from './find-places.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  checkBySchemas(app);
  app.setErrorHandler(answerError);
  addBrokerRoutes(app, {
    configuration: fluvia,
    brokers: createBrokers(fluvia.brokers),
    findPlaces: createFindPlaces(fluvia.places, undefined),
  });
});
afterAll(() => app.close());

const NAMUR = 'lat=50.4669&lng=4.8675';
const BELGIUM = 'south=49.4&west=2.4&north=51.6&east=6.5';

const search = async (query: string): Promise<FoundBrokers> =>
  (await app.inject(`/brokers?${query}`)).json();
const view = async (query: string): Promise<MapView> =>
  (await app.inject(`/brokers/map?${query}`)).json();

describe('a search for what was typed', () => {
  const searchTyped = (q: string, more = 'lang=fr') =>
    app.inject(`/brokers/search?q=${encodeURIComponent(q)}&${more}`);

  it('finds the brokers around it, and only the visitor’s browser may cache them', async () => {
    const answer = await searchTyped('Rue Neuve 12, 5000 Namur', 'lang=nl&types=pat');
    expect(answer.headers['cache-control']).toBe('private, max-age=300');
    const { brokers, ...found } = answer.json();
    expect(found).toMatchObject({
      kind: 'found',
      place: { label: '5000 Namen', by: 'address' },
      radius: 1_000,
      total: brokers.length,
    });
    expect(new Set(brokers.map(({ type }: { type: string }) => type))).toEqual(new Set(['pat']));
  });

  it('says why there is no place to search', async () => {
    expect((await searchTyped('Nammur')).json()).toMatchObject({
      kind: 'question',
      candidates: [{ label: '5000 Namur' }],
    });
    expect((await searchTyped('Xyzzyville')).json()).toEqual({
      kind: 'notFound',
      text: 'Xyzzyville',
      knowsStreets: false,
    });
  });

  it.each([
    ['x'.repeat(81), 'lang=fr'],
    ['Namur', 'lang=xx'],
    ['Namur', 'lang=fr&types=all'],
    ['Namur', 'types=ch'],
  ])('«%s» with «%s» is refused', async (q, more) => {
    expect((await searchTyped(q, more)).statusCode).toBe(422);
  });
});

describe('a search for brokers', () => {
  it('finds the nearest of both types, and may be cached for minutes', async () => {
    const answer = await app.inject(`/brokers?${NAMUR}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
    const { radius, total, brokers }: FoundBrokers = answer.json();
    expect(radius).toBe(1_000);
    expect(brokers).toHaveLength(total);
    expect(total).toBeGreaterThanOrEqual(2);
    const distances = brokers.map(({ distance }) => distance);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances.at(-1)).toBeLessThanOrEqual(radius);
    expect(new Set(brokers.map(({ type }) => type))).toEqual(new Set(['ch', 'pat']));
  });

  it.each([
    ['types=ch', ['ch']],
    ['types=pat', ['pat']],
    ['types=pat,ch', ['ch', 'pat']],
    ['types=ch,ch', ['ch']],
  ])('%s', async (types, expected) => {
    const { brokers } = await search(`${NAMUR}&${types}`);
    expect([...new Set(brokers.map(({ type }) => type))].sort()).toEqual(expected);
  });

  it('returns two by postcode, and a single broker by address', async () => {
    // Chimay has a single broker, and is far from others.
    const chimay = 'lat=50.0486&lng=4.3171';
    const byAddress = await search(`${chimay}&by=address`);
    const byZip = await search(`${chimay}&by=zip`);
    expect(byAddress).toMatchObject({ radius: 1_000, total: 1 });
    expect(byZip.total).toBeGreaterThanOrEqual(2);
    expect(byZip.radius).toBeGreaterThan(10_000);
    expect(await search(chimay)).toEqual(byZip);
  });

  it('returns all that the file says of a broker', async () => {
    const { brokers } = await search(NAMUR);
    const [{ distance, ...first } = { distance: -1, id: '' }] = brokers;
    expect(first).toEqual(fluvia.brokers.find(({ id }) => id === first.id));
    expect((await app.inject(`/brokers/${first.id}`)).json()).toEqual(first);
    expect(distance).toBeGreaterThan(0);
  });

  it.each([
    '',
    'lat=50.4669',
    'lat=&lng=',
    'lat=50,4669&lng=4,8675',
    'lat=NaN&lng=4',
    'lat=1e3&lng=4',
    'lat=91&lng=4',
    'lat=50&lng=181',
    'lat=50&lat=51&lng=4',
    `${NAMUR}&types=`,
    `${NAMUR}&types=light`,
    `${NAMUR}&types=ch,`,
    `${NAMUR}&types=ch&types=pat`,
    `${NAMUR}&by=phone`,
  ])('«%s» is refused', async (query) => {
    const answer = await app.inject(`/brokers?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });
});

describe('the map', () => {
  it('shows all brokers, some of them in clusters', async () => {
    const { clusters, brokers } = await view(`${BELGIUM}&zoom=8`);
    const clustered = clusters.reduce((sum, { count }) => sum + count, 0);
    expect(clusters.length).toBeGreaterThan(5);
    expect(clustered + gatherOffices(brokers).length).toBe(gatherOffices(fluvia.brokers).length);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed with %s if accepted', async (encoding, decompress) => {
    const url = `/brokers/map?${BELGIUM}&zoom=12`;
    const plain = await app.inject(url);
    const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(decompress(answer.rawPayload)).toEqual(plain.rawPayload);
    const small = await app.inject({
      url: `/brokers/map?${BELGIUM}&zoom=0`,
      headers: { 'accept-encoding': encoding },
    });
    expect(small.headers['content-encoding']).toBeUndefined();
  });

  it('the map filtered by one type shows only its brokers', async () => {
    const { clusters, brokers } = await view(`${BELGIUM}&zoom=0&types=ch`);
    expect(brokers).toEqual([]);
    expect(clusters).toHaveLength(1);
    expect(clusters[0]?.count).toBe(fluvia.brokers.filter(({ type }) => type === 'ch').length);
  });

  it.each([
    'zoom=8',
    BELGIUM,
    `${BELGIUM}&zoom=17`,
    `${BELGIUM}&zoom=-1`,
    `${BELGIUM}&zoom=8.5`,
    'south=51&west=3&north=50&east=5&zoom=8',
    'south=50&west=5&north=51&east=3&zoom=8',
    `${BELGIUM.replace('49.4', '-91')}&zoom=8`,
  ])('«%s» is refused', async (query) => {
    expect((await app.inject(`/brokers/map?${query}`)).statusCode).toBe(422);
  });
});

it.each(['b-000', 'B-001', '%2e%2e%2fb-001', '__proto__', 'b 001'])(
  '%s is not a broker',
  async (id) => {
    const answer = await app.inject(`/brokers/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);
