import { expect, it } from 'vitest';
import { findWeakPairs } from './colour-pairs.ts';

const COLOURS = {
  paper: '#ffffff',
  field: '#ffffff',
  ink: '#000000',
  softInk: '#000000',
  act: '#000000',
  actHover: '#000000',
  onAct: '#ffffff',
  data: '#000000',
  dataSoft: '#d0d0d0',
  explain: '#000000',
  error: '#000000',
  edge: '#000000',
};

it('finds nothing where every pair has its contrast', () => {
  expect(findWeakPairs(COLOURS)).toEqual([]);
});

it.each([
  ['softInk', '#777777', 'softInk', 'paper', 4.48, 4.5],
  ['explain', '#777777', 'explain', 'field', 4.48, 4.5],
  ['actHover', '#808080', 'onAct', 'actHover', 3.95, 4.5],
  ['edge', '#959595', 'edge', 'field', 3, 3],
  ['dataSoft', '#e4e4e4', 'dataSoft', 'field', 1.27, 1.3],
])('finds the weak pair that %s as %s makes: %s on %s', (role, value, colour, on, ratio, needs) => {
  expect(findWeakPairs({ ...COLOURS, [role]: value })).toContainEqual({
    colour,
    on,
    contrast: expect.closeTo(ratio, 2),
    needs,
  });
});

it('asks less of an edge on a tint than of a text', () => {
  const found = findWeakPairs({ ...COLOURS, data: '#727272' });
  expect(found).toEqual([]);
});

it('lets a button be yellow, as its colour is never read on paper', () => {
  const yellow = { act: '#ffd23f', actHover: '#f2c014', onAct: '#1b1b1b' };
  expect(findWeakPairs({ ...COLOURS, ...yellow })).toEqual([]);
});
