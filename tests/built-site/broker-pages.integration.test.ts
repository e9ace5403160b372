import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokerAddress, NO_BROKER_ADDRESSES } from '#addresses/brokers.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { fluvia } from '../examples/fluvia.ts';
import { openBuiltApp } from './built-app.ts';
import { findMarkupFaults } from './markup.ts';

const { brokers } = fluvia;
const broker = brokers.find(({ type, image }) => type === 'ch' && image.src !== '');
if (!broker) throw new Error('The demonstration has no broker with a picture');

let app: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openBuiltApp());
});
afterAll(() => close());

const pathOf = (url: string) => new URL(url).pathname;

// W-5.16
describe('a broker’s page', () => {
  it.each(LOCALES)(
    'a broker’s page in %s is valid HTML, and links to its translations',
    async (locale) => {
      const path = brokerAddress(locale, broker.id);
      const html = (await app.inject(path)).body;
      expect(await findMarkupFaults(html, path)).toEqual([]);
      const alternates = [...html.matchAll(/hreflang="(\w\w)" href="([^"]+)"/g)].map(
        ([, language, href = '']) => [language, pathOf(href)],
      );
      expect(alternates).toEqual(LOCALES.map((other) => [other, brokerAddress(other, broker.id)]));
      expect(html).not.toContain('~');
      expect(html).not.toContain('as="image"');
    },
  );

  it.each(LOCALES)(
    'a broker’s page in %s describes a LocalBusiness as structured data',
    async (locale) => {
      const path = brokerAddress(locale, broker.id);
      const html = (await app.inject(path)).body;
      const written = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
      const [business, ...others] = JSON.parse(written)['@graph'];
      expect(business).toMatchObject({
        '@type': 'LocalBusiness',
        name: broker.name,
        telephone: broker.phone.replace('tel:', ''),
        geo: { latitude: broker.lat, longitude: broker.lng },
      });
      expect(pathOf(business.url)).toBe(path);
      const picture = await app.inject(pathOf(business.image));
      expect(picture.headers['content-type']).toMatch(/^image\//);
      expect(others.map((other: { '@type': string }) => other['@type'])).toEqual([
        'BreadcrumbList',
      ]);
    },
  );

  it.each([
    ['fr', 'Bruxelles'],
    ['nl', 'Brussel'],
  ] as const)(
    'a broker’s page in %s is titled with the town’s name in that language, %s',
    async (locale, town) => {
      const inBrussels = brokers.find(({ address }) => address.endsWith('1000 Bruxelles'));
      const html = (await app.inject(brokerAddress(locale, inBrussels?.id ?? ''))).body;
      expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toContain(`, ${town} ·`);
    },
  );

  it.each(['br', 'gzip'])('is sent as %s, and not again while it is the same', async (encoding) => {
    const url = brokerAddress('fr', broker.id);
    const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.rawPayload.byteLength).toBeLessThan((await app.inject(url)).body.length);
    const etag = String(answer.headers.etag);
    const headers = { 'accept-encoding': encoding, 'if-none-match': etag };
    expect((await app.inject({ url, headers })).statusCode).toBe(304);
  });

  it('is answered with its slash alone', async () => {
    const answer = await app.inject(`/fr/courtiers/${broker.id}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      301,
      brokerAddress('fr', broker.id),
    ]);
  });

  const nobody = (locale: Locale) => [
    NO_BROKER_ADDRESSES[locale],
    brokerAddress(locale, 'nobody'),
    brokerAddress(locale, '__proto__'),
    `${brokerAddress(locale, broker.id)}more/`,
  ];
  it.each(LOCALES.flatMap(nobody))('does not exist at %s', async (path) => {
    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('~');
  });
});

it('the sitemap of brokers lists their pages, and nothing else', async () => {
  const robots = (await app.inject('/robots.txt')).body;
  const [, index = ''] = /Sitemap: (\S*brokers\S*)/.exec(robots) ?? [];
  const addressesIn = async (url: string) => {
    const answer = await app.inject(pathOf(url));
    expect(answer.headers['content-type']).toContain('xml');
    return [...answer.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  };
  const sitemaps = await addressesIn(index);
  const listed = (await Promise.all(sitemaps.map(addressesIn))).flat();
  const expected = brokers.flatMap(({ id }) => LOCALES.map((locale) => brokerAddress(locale, id)));
  expect(listed.map(pathOf)).toEqual(expected);
  expect((await app.inject(expected.at(-1) ?? '')).statusCode).toBe(200);
});
