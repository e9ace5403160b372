import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import { declareColours, declareShape, writeOutBrand } from './palette.ts';

const { brand } = fluvia;

describe('a sheet’s @palette', () => {
  it('stands for every colour of a scheme', () => {
    expect(declareColours(brand, 'light')).toContainEqual({ prop: '--soft-ink', value: '#4c625c' });
    expect(declareColours(brand, 'dark').map(({ prop }) => prop)).toEqual(
      declareColours(brand, 'light').map(({ prop }) => prop),
    );
  });

  it('stands for the named ones alone', () => {
    expect(writeOutBrand('a { @palette dark ink act-hover; --b: 1 }', brand)).toBe(
      'a { --ink: #eaf3ef; --act-hover: #ff9d7c; --b: 1 }',
    );
  });

  it.each([
    ['dusk', 'no scheme "dusk"'],
    ['print gold', 'no colour "gold" for print'],
  ])('refuses %s', (params, why) => {
    expect(() => declareColours(brand, params)).toThrow(why);
  });
});

describe('a sheet’s @shape (F-2.5)', () => {
  it('stands for the lines and corners of the brand', () => {
    expect(writeOutBrand('a { @shape; }', brand)).toBe(
      'a { --rule: 2px solid var(--ink); --line: 1px solid var(--hairline); --corner: 6px; --round: 999px; }',
    );
  });

  it('gives buttons the corners of everything else', () => {
    const shape = { corner: 'none', buttons: 'corner', line: 'thin' } as const;
    expect(declareShape({ shape })).toEqual([
      { prop: '--rule', value: '1px solid var(--ink)' },
      { prop: '--line', value: '1px solid var(--hairline)' },
      { prop: '--corner', value: '0px' },
      { prop: '--round', value: '0px' },
    ]);
  });
});

/** A picture that has colours of its own: the sky and the quay of the news. */
const PICTURES = ['src/site/content/news/news-picture.css'];

/** What reads, measures or begins a brand names colours: examples in faults, the white of paper, a new lender's. */
const OF_BRANDS =
  /^src\/(?:(?:configuration|domain)\/brand\/|configuration\/new-lender\/derive-brand\.ts$)/;

it('style sheets, mails and documents have no colours of their own, but for the pictures that do', () => {
  const files = globSync('src/**/*.{ts,tsx,css,astro,typ,svg,cjs}').filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) && file !== 'src/view/palette.ts' && !OF_BRANDS.test(file),
  );
  const coloured = files.filter((file) =>
    /["'\s:(]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(?:rgb|hsl|oklch)a?\(\s*[\d.]/i.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(coloured.toSorted()).toEqual(PICTURES.toSorted());
});
