import { expect, it } from 'vitest';
import { writeSitemap } from './sitemap.ts';

const HOME = { fr: '/fr/', nl: '/nl/', de: '/de/', en: '/en/' };
const TERMS = {
  fr: '/fr/conditions-generales/',
  nl: '/nl/algemene-voorwaarden/',
  de: '/de/allgemeine-bedingungen/',
  en: '/en/terms/',
};
const SITE = new URL('https://www.fluvia.example');

it('has every page in every language, with its twins', () => {
  const written = writeSitemap([{ paths: HOME }, { paths: TERMS, changed: '2026-11-20' }], SITE, [
    'fr',
    'nl',
  ]);
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

it('leaves who reads no language of ours at the root, which chooses', () => {
  const written = writeSitemap([{ paths: HOME }], SITE, ['fr', 'nl']);
  expect(written).toContain('hreflang="x-default" href="https://www.fluvia.example/"/>');
});
