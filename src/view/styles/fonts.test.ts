import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'src/view/styles/fonts';

/** The bytes of both web fonts together, which a first page waits for. */
const MAX_BYTES = 60_000;

/** The weights that the web fonts contain. */
const WEIGHTS = { min: 400, max: 700 };

it('the web fonts are within their budget', () => {
  const sizes = globSync(`${FOLDER}/*.woff2`).map((file) => statSync(file).size);
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_BYTES);
});

it('no style asks for a weight that they do not have', () => {
  const weights = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:font(?:-weight)?|--weight-\w+): *(\d{3})\b/g)].map(
      ([, weight]) => Number(weight),
    ),
  );
  expect(weights.length).toBeGreaterThan(20);
  expect(Math.min(...weights)).toBeGreaterThanOrEqual(WEIGHTS.min);
  expect(Math.max(...weights)).toBeLessThanOrEqual(WEIGHTS.max);
});
