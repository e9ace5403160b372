import { globSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { ALL_EXAMPLES, Gallery } from './gallery.tsx';

it('shows every component that has examples', () => {
  const files = globSync('src/site/components/*/*.examples.tsx');
  expect(files.length).toBeGreaterThan(0);
  expect(ALL_EXAMPLES).toHaveLength(files.length);
});

it.each(CONTRACT_LOCALES)('gives each element a unique id, in %s', (locale) => {
  const ids = [...renderToStaticMarkup(<Gallery locale={locale} />).matchAll(/ id="([^"]+)"/g)];
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids.map(([, id]) => id)).size).toBe(ids.length);
});
