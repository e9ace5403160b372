import { describe, expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import { findWeakPairs, measurePairs } from './colour-pairs.ts';
import { ROLE_NAMES, SCHEMES } from './colours.ts';

/** Nothing but black on white, and one grey. */
const COLOURS = {
  paper: '#ffffff',
  field: '#ffffff',
  ink: '#000000',
  softInk: '#000000',
  act: '#000000',
  actHover: '#000000',
  onAct: '#ffffff',
  data: '#000000',
  dataLight: '#777777',
  dataSoft: '#d0d0d0',
  explain: '#000000',
  drawingLight: '#ffffff',
  drawingWall: '#ffffff',
  error: '#000000',
  edge: '#000000',
  track: '#d0d0d0',
  hairline: '#d0d0d0',
  veil: '#00000099',
};

const withColours = (colours: Partial<typeof COLOURS>) => ({
  light: { ...COLOURS, ...colours },
  dark: COLOURS,
});

describe('the pairs of a palette (F-2.4)', () => {
  it('are never weak where each has its contrast', () => {
    expect(findWeakPairs(withColours({}))).toEqual([]);
  });

  it.each([
    ['softInk', '#777777', 'softInk', 'paper', 4.48, 4.5],
    ['explain', '#777777', 'explain', 'field', 4.48, 4.5],
    ['actHover', '#808080', 'onAct', 'actHover', 3.95, 4.5],
    ['edge', '#959595', 'edge', 'field', 3, 3],
    ['dataSoft', '#e4e4e4', 'dataSoft', 'field', 1.27, 1.3],
    ['data', '#777777', 'data', 'track', 2.9, 3],
    ['hairline', '#707070', 'softInk', 'hairline', 4.24, 4.5],
    ['error', '#777777', 'error', 'white', 4.48, 4.5],
  ])('find the weak one that %s as %s makes: %s on %s', (role, value, colour, on, ratio, needs) => {
    expect(findWeakPairs(withColours({ [role]: value }))).toContainEqual({
      scheme: 'light',
      colour,
      on,
      purpose: expect.any(String),
      contrast: expect.closeTo(ratio, 2),
      needs,
    });
  });

  it('ask less of an edge on a tint than of a text', () => {
    expect(findWeakPairs(withColours({ data: '#727272', track: '#ffffff' }))).toEqual([]);
  });

  it('let a button be yellow, as its colour is never read on paper', () => {
    const yellow = { act: '#ffd23f', actHover: '#f2c014', onAct: '#1b1b1b' };
    expect(findWeakPairs(withColours(yellow))).toEqual([]);
  });

  it('hold in the dark scheme too, and for the pictures of mails on either paper', () => {
    const dark = { ...COLOURS, softInk: '#777777', dataLight: '#aaaaaa' };
    expect(
      findWeakPairs({ light: COLOURS, dark }).map(({ scheme, colour, on }) => [scheme, colour, on]),
    ).toEqual([
      ['dark', 'softInk', 'paper'],
      ['dark', 'softInk', 'field'],
      ['dark', 'softInk', 'dataSoft'],
      ['dark', 'softInk', 'hairline'],
      ['dark', 'dataLight', 'paper'],
      ['dark', 'dataLight', 'light paper'],
    ]);
  });

  it('are in order in the demonstration’s brand', () => {
    expect(findWeakPairs(fluvia.brand.colours)).toEqual([]);
    expect(measurePairs(fluvia.brand.colours).length).toBeGreaterThan(40);
  });

  it('have a colour for every role in both schemes', () => {
    for (const scheme of SCHEMES)
      expect(Object.keys(fluvia.brand.colours[scheme])).toEqual(ROLE_NAMES);
  });
});
