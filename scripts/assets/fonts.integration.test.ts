import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { cutFont, FONTS } from './fonts.ts';

const require = createRequire(import.meta.url);
const folder = new URL('../../src/view/styles/fonts/', import.meta.url);

/** What a first page waits for, both faces together, in bytes. */
const BUDGET = 60_000;

it.each(FONTS)('$file is what scripts/assets/cut-fonts.ts writes', async (font) => {
  const cut = await cutFont(readFileSync(require.resolve(font.source)), font);
  expect(readFileSync(new URL(font.file, folder)).equals(cut)).toBe(true);
});

it('the faces are within their budget', () => {
  const bytes = FONTS.map(({ file }) => readFileSync(new URL(file, folder)).length);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(BUDGET);
});

it('no style uses a weight that they do not have', () => {
  const weightsUsed = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:font(?:-weight)?|--weight-\w+): *(\d{3})\b/g)].map(
      ([, weight]) => Number(weight),
    ),
  );
  expect(weightsUsed.length).toBeGreaterThan(20);
  for (const { weights } of FONTS) {
    expect(Math.min(...weightsUsed)).toBeGreaterThanOrEqual(weights.min);
    expect(Math.max(...weightsUsed)).toBeLessThanOrEqual(weights.max);
  }
});
