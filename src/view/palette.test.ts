import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findWeakPairs } from '#domain/brand/colour-pairs.ts';
import { declareColours, PALETTE, writeOutPalette } from './palette.ts';

describe('a sheet’s @palette', () => {
  it('stands for every colour of a scheme', () => {
    expect(declareColours('light')).toContainEqual({ prop: '--soft-ink', value: '#4c625c' });
    expect(declareColours('dark').map(({ prop }) => prop)).toEqual(
      declareColours('light').map(({ prop }) => prop),
    );
  });

  it('stands for the named ones alone', () => {
    expect(writeOutPalette('a { @palette dark ink act-hover; --b: 1 }')).toBe(
      'a { --ink: #eaf3ef; --act-hover: #ff9d7c; --b: 1 }',
    );
  });

  it.each([
    ['dusk', 'no scheme «dusk»'],
    ['print gold', 'no colour "gold" for print'],
  ])('refuses %s', (params, why) => {
    expect(() => declareColours(params)).toThrow(why);
  });
});

it.each(['light', 'dark'] as const)(
  'keeps the contrast of every pair in the %s scheme',
  (scheme) => {
    expect(findWeakPairs(PALETTE[scheme])).toEqual([]);
  },
);

/** Pictures that have colours of their own: the sky and the quay of the news, the land of the map. */
const PICTURES = ['src/site/content/news/news-picture.css', 'src/site/brokers/map/map.css'];

it('is the only place of a colour, but for the pictures that have their own', () => {
  const files = globSync('src/**/*.{ts,tsx,css,astro,typ,svg,cjs}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && file !== 'src/view/palette.ts',
  );
  const coloured = files.filter((file) =>
    /["'\s:(]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(?:rgb|hsl|oklch)a?\(\s*[\d.]/i.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(coloured.toSorted()).toEqual(PICTURES.toSorted());
});
