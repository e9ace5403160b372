import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BREAKPOINTS } from './breakpoints.ts';

/** A browser's usual text size, of which `em` in a media query is a multiple. */
const TEXT_SIZE = 16;

const NAMED = Object.values(BREAKPOINTS).map((pixels) => `${pixels / TEXT_SIZE}em`);

/** A query of the window's size, as `(width >= 48em)` or `(30em <= width < 48em)`. */
const QUERY = /\((?:[\w.]+ [<>]=? )?(width|height) [<>]=? [\w.]+\)/g;

const queries = globSync('src/**/*.{css,ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(QUERY)].map(([query, side]) => ({
      file,
      query,
      side,
      sizes: query.match(/\d[\w.]*/g) ?? [],
    })),
  )
  // A container's room is measured in rem.
  .filter(({ sizes }) => !sizes.every((size) => size.endsWith('rem')));

const ofWidth = queries.filter(({ side }) => side === 'width');
const ofHeight = queries.filter(({ side }) => side === 'height');

it('finds media queries to hold to the table', () => {
  expect(ofWidth.length).toBeGreaterThan(100);
  expect(ofHeight.length).toBeGreaterThan(10);
});

// W-1.11
it.each(ofWidth)('$file: $query is a named width', ({ sizes }) => {
  expect(NAMED).toEqual(expect.arrayContaining(sizes));
});

// W-1.11
it.each(ofHeight)('$file: $query grows with the text', ({ sizes }) => {
  for (const size of sizes) expect(size).toMatch(/\dem$/);
});
