import { expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { writeSitemap } from './sitemap.ts';

const SITE = new URL('https://www.fluvia.example');

it('lists every page in every language, with its translations', () => {
  const written = writeSitemap(
    [{ paths: ADDRESSES.home }, { paths: ADDRESSES.terms, changed: '2026-11-20' }],
    SITE,
    ['fr', 'nl'],
  );
  expect(written).toContain(
    [
      '<url>',
      '<loc>https://www.fluvia.example/nl/algemene-voorwaarden/</loc>',
      '<lastmod>2026-11-20</lastmod>',
      '<xhtml:link rel="alternate" hreflang="fr" href="https://www.fluvia.example/fr/conditions-generales/"/>',
      '<xhtml:link rel="alternate" hreflang="nl" href="https://www.fluvia.example/nl/algemene-voorwaarden/"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.fluvia.example/fr/conditions-generales/"/>',
      '</url>',
    ].join('\n'),
  );
  expect(written.match(/<loc>/g)).toHaveLength(4);
  expect(written.match(/<lastmod>/g)).toHaveLength(2);
});

it('sends readers of other languages to the root, which chooses', () => {
  const written = writeSitemap([{ paths: ADDRESSES.home }], SITE, ['fr', 'nl']);
  expect(written).toContain('hreflang="x-default" href="https://www.fluvia.example/"/>');
});

// F-1.1
it('gives no alternates where the site has one language', () => {
  const written = writeSitemap([{ paths: ADDRESSES.terms }], SITE, ['nl']);
  expect(written).toContain('<loc>https://www.fluvia.example/nl/algemene-voorwaarden/</loc>');
  expect(written).not.toContain('hreflang');
});

// F-1.9
it('sends them to the first language that has the page', () => {
  const written = writeSitemap([{ paths: ADDRESSES.application }], SITE, ['de', 'nl']);
  expect(written).toContain('hreflang="x-default" href="https://www.fluvia.example/nl/');
  expect(written).not.toContain('/fr/');
});
