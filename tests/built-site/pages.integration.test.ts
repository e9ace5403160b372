import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTRACT_LOCALES, isLocale, LOCALES } from '#domain/locale/locale.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { factsInWords } from '#words/facts/with-facts.ts';
import { BUILT_PAGES, fileOf, isStatusPage, LATER_STEPS, PAGES } from './built-pages.ts';
import { findMarkupFaults } from './markup.ts';

/** The time limit for validating all pages on a busy machine, in milliseconds. */
const VALIDATING = 120_000;

const htmlOf = (path: string) => readFileSync(fileOf(path), 'utf8');

it('finds pages to test', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['/fr/', '/nl/', '/de/', '/en/']));
});

it.each(PAGES.filter((page) => isLocale(page.split('/')[1]) && !isStatusPage(page)))(
  '%s and its translations link to each other',
  (path) => {
    const here = path.split('/')[1] ?? '';
    const named = LOCALES.filter((locale) => twinOf(path, locale) !== undefined);
    // The application exists in two languages, every other page in all.
    expect(named).toEqual(expect.arrayContaining([...CONTRACT_LOCALES]));
    for (const link of named) {
      const twin = twinOf(path, link) ?? '';
      expect(BUILT_PAGES, `${path} in ${link}`).toContain(twin);
      expect(twinOf(twin, here), `${twin} in ${here}`).toBe(path);
    }
  },
);

it('sends no framework with a page without islands', () => {
  const quiet = PAGES.map((path) => ({ path, html: htmlOf(path) })).filter(
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

it('every page is valid HTML', { timeout: VALIDATING }, async () => {
  for (const path of [...PAGES, ...LATER_STEPS])
    expect(await findMarkupFaults(htmlOf(path), path), path).toEqual([]);
});

it('states every fact of the lender in words (F-4.2 to F-4.8)', () => {
  const facts = Object.keys(factsInWords(fluvia.lender, 'fr')).join('|');
  const unresolved = new RegExp(`\\[(${facts})=|\\{(${facts})\\}`);
  for (const path of [...PAGES, ...LATER_STEPS]) expect(htmlOf(path), path).not.toMatch(unresolved);
});

/** The path that a page declares for itself in another language. */
function twinOf(path: string, locale: string): string | undefined {
  const link = [...htmlOf(path).matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes('rel="alternate"') && tag.includes(`hreflang="${locale}"`));
  const href = link?.match(/href="([^"]+)"/)?.[1];
  return href && new URL(href, 'http://localhost').pathname;
}
