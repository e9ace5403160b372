import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '#tests/examples/contrast.ts';
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

/** Tints that are told apart at a glance; the edge between them is what WCAG asks for. */
const TOLD_APART = 1.3;

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  const colours = PALETTE[scheme];
  type Colour = keyof typeof colours;

  /** What is read, and what it stands on (WCAG 2.2, 1.4.3). */
  const READ: readonly (readonly [Colour, readonly Colour[]])[] = [
    ['ink', ['paper', 'field', 'dataSoft']],
    ['softInk', ['paper', 'field', 'dataSoft']],
    ['act', ['paper', 'field']],
    ['onAct', ['act', 'actHover']],
    ['data', ['paper', 'field']],
    ['explain', ['paper', 'field']],
    ['error', ['paper', 'field', 'dataSoft']],
  ];

  it.each(READ)('lets %s be read', (colour, grounds) => {
    for (const ground of grounds)
      expect(contrast(colours[colour], colours[ground]), ground).toBeGreaterThanOrEqual(4.5);
  });

  it('tells a field from what it stands on by its edge (1.4.11)', () => {
    for (const ground of ['paper', 'field'] as const)
      expect(contrast(colours.edge, colours[ground]), ground).toBeGreaterThanOrEqual(3);
  });

  it('tells what is chosen by an edge in the colour of data, and by its tint', () => {
    for (const ground of ['paper', 'field', 'dataSoft'] as const)
      expect(contrast(colours.data, colours[ground]), ground).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.dataSoft, colours.field)).toBeGreaterThanOrEqual(TOLD_APART);
  });

  it('tells the interest’s bank from the paper and the capital by its edge (1.4.11)', () => {
    for (const ground of ['paper', 'dataSoft'] as const)
      expect(contrast(colours.data, colours[ground]), ground).toBeGreaterThanOrEqual(3);
  });
});

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
