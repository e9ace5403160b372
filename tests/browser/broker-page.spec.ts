import type { Broker } from '#domain/brokers/broker.ts';
import { brokerAddress, NO_BROKER_ADDRESSES } from '#domain/brokers/broker-addresses.ts';
import { splitAddress } from '#domain/brokers/split-address.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { findMarkupFaults } from '../built-site/markup.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { demonstrationLender } from './harness/configuration.ts';
import { expect, test } from './harness/one-window.ts';

const { brokers, lender } = demonstrationLender();

/** The first broker of the file of whom something holds. */
function brokerWith(holds: (broker: Broker) => boolean): Broker {
  const found = brokers.find(holds);
  if (found === undefined) throw new Error('The demonstration has no such broker');
  return found;
}

/** Between them they have all that a page may show, and lack all that it may lack. */
const KINDS: Readonly<Record<string, Broker>> = {
  'mortgages and a picture': brokerWith(({ type, image }) => type === 'ch' && image.src !== ''),
  'loans and no hours': brokerWith(({ type, hours }) => type === 'pat' && hours.length === 0),
  'the longest name': brokers.reduce((longest, broker) =>
    broker.name.length > longest.name.length ? broker : longest,
  ),
};

/** As of every kind of page, two languages are looked at whole. */
const LONGEST_WORDS: readonly Locale[] = ['fr', 'de'];

for (const [kind, broker] of Object.entries(KINDS)) {
  test(`the page of a broker with ${kind} is sound`, async ({ page }) => {
    for (const locale of LOCALES) {
      const path = brokerAddress(locale, broker.id);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveText(broker.name);
      const town = splitAddress(broker.address).town;
      await expect(page).toHaveTitle(`${broker.name}, ${town} · ${lender.name}`);
      await expect(page.locator(`main a[href="${broker.phone}"]`)).toBeVisible();
      if (LONGEST_WORDS.includes(locale)) {
        await expectAccessible(page, path);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectContrast(page, `${path} in dark`);
        await page.emulateMedia({ colorScheme: 'light' });
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page, path);
      await page.setViewportSize({ width: 360, height: 740 });
    }
  });
}

test('is valid, names its twins, and tells search engines of a local business', async ({
  request,
}) => {
  const broker = KINDS['mortgages and a picture'] as Broker;
  for (const locale of LOCALES) {
    const path = brokerAddress(locale, broker.id);
    const answer = await request.get(path);
    const html = await answer.text();
    expect(await findMarkupFaults(html, path)).toEqual([]);
    const alternates = [...html.matchAll(/hreflang="(\w\w)" href="([^"]+)"/g)].map(
      ([, language, href = '']) => [language, new URL(href).pathname],
    );
    expect(alternates).toEqual(LOCALES.map((other) => [other, brokerAddress(other, broker.id)]));
    const written = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const [thing, ...others] = JSON.parse(written)['@graph'];
    expect(thing).toMatchObject({
      '@type': 'LocalBusiness',
      name: broker.name,
      telephone: broker.phone.replace('tel:', ''),
      geo: { latitude: broker.lat, longitude: broker.lng },
    });
    expect(new URL(thing.url).pathname).toBe(path);
    expect((await request.get(new URL(thing.image).pathname)).headers()['content-type']).toMatch(
      /^image\//,
    );
    expect(others.map((other: { '@type': string }) => other['@type'])).toEqual(['BreadcrumbList']);
    expect(html).not.toContain('~');
  }
});

test('is found by its sitemap, and nowhere else', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, index = ''] = /Sitemap: (\S*brokers\S*)/.exec(robots) ?? [];
  const pathsIn = async (url: string) => {
    const answer = await request.get(new URL(url).pathname);
    expect(answer.headers()['content-type']).toContain('xml');
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
  };
  const sitemaps = await pathsIn(index);
  const listed = (await Promise.all(sitemaps.map(pathsIn))).flat();
  const expected = brokers.flatMap(({ id }) => LOCALES.map((locale) => brokerAddress(locale, id)));
  expect(listed.map((loc) => new URL(loc).pathname)).toEqual(expected);
  expect((await request.get(expected.at(-1) ?? '')).status()).toBe(200);
});

test('is not there for nobody', async ({ request }) => {
  const nobody = (locale: Locale) => [
    NO_BROKER_ADDRESSES[locale],
    brokerAddress(locale, 'nobody'),
    brokerAddress(locale, '__proto__'),
    `${brokerAddress(locale, brokers[0]?.id ?? '')}more/`,
  ];
  for (const path of LOCALES.flatMap(nobody)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).not.toContain('~');
  }
  const [{ id }] = brokers as [Broker];
  const answer = await request.get(`/fr/courtiers/${id}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, brokerAddress('fr', id)]);
});

test('leads on with the broker, and is sent compressed', async ({ page, request }) => {
  const broker = KINDS['mortgages and a picture'] as Broker;
  await page.goto(brokerAddress('nl', broker.id));
  await page.locator(`[data-choose-broker="${broker.id}"]`).first().click();
  await expect(page.locator('#ch-form')).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'broker-id')?.value).toBe(broker.id);
  await expect(page.locator('input[name="broker-id"]')).toHaveValue(broker.id);
  for (const encoding of ['br', 'gzip']) {
    const answer = await request.get(brokerAddress('fr', broker.id), {
      headers: { 'accept-encoding': encoding },
    });
    expect(answer.headers()['content-encoding']).toBe(encoding);
    expect(await answer.text()).toContain(broker.address.split(',')[0]);
    const again = await request.get(brokerAddress('fr', broker.id), {
      headers: { 'accept-encoding': encoding, 'if-none-match': answer.headers().etag ?? '' },
    });
    expect(again.status()).toBe(304);
  }
});
