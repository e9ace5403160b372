import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { openTestApp, type TestApp } from '#tests/server/test-app.ts';
import type { SiteFile } from '../../http/pages/load-site.ts';
import { LIMITS } from '../../http/rate-limits.ts';

const ASKED = 'amount=200000&duration=20&mode=total&type=house';
const SCRIPT = { 'x-requested-with': 'XMLHttpRequest' };

function pageOf(text: string): SiteFile {
  const bodies = { identity: Buffer.from(text) };
  const type = 'text/html; charset=utf-8';
  return { type, bodies, etag: text, immutable: false, policy: undefined };
}

let test: TestApp;
beforeAll(async () => {
  const pages = Object.values(ADDRESSES.configurator).map((path) => [path, pageOf(path)] as const);
  const site = new Map([...pages, ['/fr/404/', pageOf('introuvable')] as const]);
  const settings = { publicUrl: 'http://localhost:3000', rateLimit: 0.02, trustProxy: { hops: 1 } };
  test = await openTestApp(await openDatabaseInMemory(), { site, settings });
});
afterAll(() => test.close());

let lastAddress = 0;

/** Each call comes from its own address, unless given, because the limit is per address. */
const send = (path: string, headers: Record<string, string> = {}, from?: string) => {
  lastAddress += 1;
  const address = from ?? `10.0.0.${lastAddress}`;
  return test.app.inject({ url: path, headers: { ...headers, 'x-forwarded-for': address } });
};

describe('the configurator’s address', () => {
  // C-7.17
  it.each(LOCALES)('%s: returns a page, and to a script its offers', async (locale) => {
    const path = ADDRESSES.configurator[locale];
    const page = await send(`${path}?${ASKED}`);
    expect([page.statusCode, page.body]).toEqual([200, path]);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding, X-Requested-With',
    });
    const call = await send(`${path}?${ASKED}`, SCRIPT);
    expect(call.statusCode).toBe(200);
    expect(call.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      vary: 'X-Requested-With',
    });
    expect(call.json().offers).toHaveLength(4);
  });

  it('is a page of the site if it lacks its slash, to a script too', async () => {
    const answer = await send(`/fr/simulateur?${ASKED}`, SCRIPT);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, `/fr/simulateur/?${ASKED}`]);
  });

  it('answers an invalid query with a problem, not a page', async () => {
    const answer = await send('/nl/simulator/?amount=1&duration=20&mode=total&type=house', SCRIPT);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toMatchObject({ min: 25_000, max: 750_000 });
  });

  it('accepts no other method', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/fr/simulateur/',
      headers: SCRIPT,
      payload: { amount: 1 },
    });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('applies the limit on calls to scripts, and to nobody else', async () => {
    const from = '10.1.1.1';
    const allowed = Math.ceil(LIMITS.lookup * 0.02);
    for (let n = 0; n < allowed; n += 1)
      expect((await send(`/fr/simulateur/?${ASKED}`, SCRIPT, from)).statusCode).toBe(200);
    const refused = await send(`/fr/simulateur/?${ASKED}`, SCRIPT, from);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await send(`/fr/simulateur/?${ASKED}`, {}, from)).statusCode).toBe(200);
  });

  it('logs nothing of the query', async () => {
    await send('/fr/simulateur/?amount=123456&duration=20&mode=total&type=house', SCRIPT);
    expect(test.log()).not.toContain('123456');
  });
});

describe('the OpenAPI document', () => {
  it('contains the call at its own addresses, with its answers', async () => {
    const document = (await send('/api/v1/openapi.json')).json();
    for (const path of Object.values(ADDRESSES.configurator)) {
      const { servers, get } = document.paths[path];
      expect(servers).toEqual([{ url: 'http://localhost:3000' }]);
      expect(get.parameters.map(({ name }: { name: string }) => name)).toEqual([
        ...['amount', 'duration', 'mode', 'type', 'X-Requested-With'],
      ]);
      expect(Object.keys(get.responses)).toEqual(['200', '422']);
    }
    // What it describes is what is sent, field by field.
    const described = document.paths['/fr/simulateur/'].get.responses[200].content;
    const { items } = described['application/json'].schema.properties.offers;
    const answer = (await send(`/fr/simulateur/?${ASKED}`, SCRIPT)).json();
    const variable = answer.offers[1];
    expect(Object.keys(items.properties).toSorted()).toEqual(Object.keys(variable).toSorted());
    for (const part of ['taeg_details', 'highest'])
      expect(Object.keys(items.properties[part].properties).toSorted()).toEqual(
        Object.keys(variable[part]).toSorted(),
      );
  });
});
