import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BREAKPOINTS } from './breakpoints.ts';

const widths = globSync('src/**/*.css').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/@media[^{]*?width\s*[<>]=?\s*([\w.]+)/g)].map(
    ([query, width]) => ({ file, query, width }),
  ),
);

it('finds media queries to hold to the table', () => {
  expect(widths.length).toBeGreaterThan(0);
});

// W-1.11
it.each(widths)('$file: $query is a named width', ({ width }) => {
  expect(Object.values(BREAKPOINTS).map((pixels) => `${pixels}px`)).toContain(width);
});
