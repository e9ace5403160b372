import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import { findWeakPairs } from './colour-pairs.ts';
import { type Colours, ROLE_NAMES } from './colours.ts';
import { deriveDark } from './derive-dark.ts';
import { fromOklch, toOklch } from './oklch.ts';

const { light } = fluvia.brand.colours;
const blue = { ...light, ink: '#12214a', act: '#ffd23f', actHover: '#f2c014', onAct: '#1b1b1b' };

const weakInDark = (of: Colours, dark: Colours) =>
  findWeakPairs({ light: of, dark }).filter(({ scheme }) => scheme === 'dark');

describe('a dark scheme that is derived (F-2.3)', () => {
  it('has every role, and the contrast of every pair', () => {
    const dark = deriveDark(blue);
    expect(Object.keys(dark).toSorted()).toEqual([...ROLE_NAMES].toSorted());
    expect(weakInDark(blue, dark)).toEqual([]);
  });

  it('has the contrast of every pair whatever the light colours are', () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const colours = fc.record(Object.fromEntries(ROLE_NAMES.map((role) => [role, colour])));
    fc.assert(
      fc.property(colours, (any) => {
        const of = { ...(any as Colours), paper: light.paper };
        expect(weakInDark(of, deriveDark(of))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('takes its grounds from the hue of the text', () => {
    const hue = (hex: string) => Math.round((toOklch(hex).hue * 180) / Math.PI);
    const { paper, field } = deriveDark(blue);
    expect(Math.abs(hue(paper) - hue(blue.ink))).toBeLessThan(8);
    expect(toOklch(field).lightness).toBeCloseTo(0.265, 1);
  });

  it('leaves a light button as light as it is, with dark words', () => {
    const { act, onAct } = deriveDark(blue);
    expect(toOklch(act).lightness).toBeCloseTo(toOklch(blue.act).lightness, 2);
    expect(toOklch(onAct).lightness).toBeLessThan(0.3);
  });

  it('keeps what is given, and fits the rest to it', () => {
    const given = { paper: '#3a3a3a', data: '#9fd0ff' };
    const dark = deriveDark(blue, given);
    expect(dark).toMatchObject(given);
    expect(weakInDark(blue, dark)).toEqual([]);
    expect(dark.edge).not.toBe(deriveDark(blue).edge);
  });

  it('is the same every time', () => {
    expect(deriveDark(blue)).toEqual(deriveDark(blue));
  });
});

it.each(['#ffffff', '#000000', '#c23a12', '#7ccbc0', '#0000ff'])(
  'writes %s as it reads it',
  (hex) => {
    expect(fromOklch(toOklch(hex))).toBe(hex);
  },
);

it('takes chroma from what a screen cannot show', () => {
  const shown = toOklch(fromOklch({ lightness: 0.9, chroma: 0.3, hue: 1 }));
  expect(shown.lightness).toBeCloseTo(0.9, 2);
  expect(shown.chroma).toBeLessThan(0.2);
});
