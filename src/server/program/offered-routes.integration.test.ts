import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { gatherFacts } from './boot/gather-facts.ts';

/** A lender of personal loans alone, without mortgages, brokers, a newsletter and sign-ins. */
let test: TestApp;
let openApi: { paths: Record<string, unknown> };

beforeAll(async () => {
  const { TAEGPSA1 } = fluvia.tariffs;
  const { newsletter: _newsletter, itsme: _itsme, ...lender } = fluvia.lender;
  const smaller = { ...fluvia, lender, tariffs: { TAEGPSA1 }, mortgages: {}, brokers: [] };
  test = await openTestApp(await openDatabaseInMemory(), {
    configuration: smaller,
    facts: gatherFacts(smaller),
  });
  openApi = (await test.app.inject('/api/v1/openapi.json')).json();
});
afterAll(() => test.close());

const statusOf = async (path: string) => (await test.app.inject(path)).statusCode;

// W-10.21
describe('what a lender does not offer', () => {
  it.each([
    ['the rate of another product', '/api/v1/rate/TAEGIVA1/15000/48'],
    ['its longest duration', '/api/v1/duration/TAEGIVA1'],
    ['its lists', '/api/v1/list/fr/TAEGIVA1_ETACIV'],
    ['brokers', '/api/v1/brokers?lat=50.4669&lng=4.8675&types=pat'],
    ['the finder’s page with results', '/fr/courtiers/?zip=5000'],
    ['the sitemap of brokers', '/sitemaps/brokers.xml'],
    ['the offers of mortgages', '/fr/simulateur/?amount=200000&duration=20&mode=total&type=house'],
  ])('is not there: %s', async (_name, path) => {
    const headers = { 'x-requested-with': 'XMLHttpRequest' };
    const response = await test.app.inject({ url: path, headers });
    expect(response.statusCode).toBe(404);
  });

  // F-1.6, F-1.7
  it.each(['coproperty', 'mortgage', 'newsletter'])('has no form: %s', async (form) => {
    const response = await test.app.inject({ method: 'POST', url: `/api/v1/forms/${form}` });
    expect(response.statusCode).toBe(404);
  });

  it('is not described in the OpenAPI document', () => {
    const paths = Object.keys(openApi.paths).join('\n');
    expect(paths).toContain('/forms/contact');
    for (const part of ['coproperty', 'mortgage', 'brokers', 'simulateur', 'newsletter', 'itsme'])
      expect(paths).not.toContain(part);
  });
});

it('serves what the lender offers', async () => {
  expect(await statusOf('/api/v1/rate/TAEGPSA1/12500/48')).toBe(200);
  expect(await statusOf('/api/v1/list/fr/TAEGPSA1_ETACIV')).toBe(200);
});
