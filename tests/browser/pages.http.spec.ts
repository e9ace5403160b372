import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { isLocale } from '#domain/locale/locale.ts';
import { fileOf, isStatusPage, LATER_STEPS, PAGES } from './harness/built-pages.ts';

test('there are pages to test', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['/fr/', '/nl/', '/de/', '/en/']));
});

for (const path of PAGES.filter((page) => isLocale(page.split('/')[1]) && !isStatusPage(page))) {
  test(`${path} and its twin link to each other`, async ({ request }) => {
    const here = path.split('/')[1] ?? '';
    const there = here === 'fr' ? 'nl' : 'fr';
    const first = await request.get(path);
    expect(first.status()).toBe(200);
    const twin = twinOf(await first.text(), there);
    expect(twin, `${path} names its twin`).toBeDefined();
    const second = await request.get(twin ?? '');
    expect(second.status()).toBe(200);
    expect(twinOf(await second.text(), here)).toBe(path);
  });
}

test('every step of the application answers at every address', async ({ request }) => {
  for (const path of LATER_STEPS) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

for (const path of PAGES.filter(isStatusPage)) {
  test(`${path} answers with the status it is about`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(Number(/\d{3}/.exec(path)?.[0]));
    expect(answer.headers()['retry-after'] !== undefined).toBe(answer.status() === 503);
  });
}

test('a page without an island sends no framework', () => {
  const quiet = PAGES.map((path) => ({ path, html: readFileSync(fileOf(path), 'utf8') })).filter(
    ({ html }) => !html.includes('<astro-island'),
  );
  expect(quiet.length).toBeGreaterThan(0);
  for (const { path, html } of quiet) {
    const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => src);
    expect(
      scripts.filter((src) => /client|react|jsx/.test(src ?? '')),
      path,
    ).toEqual([]);
  }
});

/** The path that a page declares for the same content in another language. */
function twinOf(html: string, locale: string): string | undefined {
  const link = [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes('rel="alternate"') && tag.includes(`hreflang="${locale}"`));
  const href = link?.match(/href="([^"]+)"/)?.[1];
  return href && new URL(href, 'http://localhost').pathname;
}
