import { expect, it } from 'vitest';
import type { NamedPlace } from '#domain/brokers/finder.ts';
import { type Box, boxAround, fitNames } from './fit-names.ts';
import { degreesAndMinutes, multiples, stepAt } from './graticule.ts';
import { chooseScale } from './scale.ts';

const place = (name: string, rank: NamedPlace['rank'], lng: number, lat = 0): NamedPlace => ({
  name,
  rank,
  lat,
  lng,
});
const project = ({ lat, lng }: NamedPlace) => ({ x: lng, y: lat });
const names = (...places: NamedPlace[]) =>
  fitNames(places, project).map(({ place: { name }, anchor }) => [name, anchor]);
const mark = (x: number, y: number): Box => boxAround({ x, y }, 44, 44);

it('writes the name of the larger town where two would overlap', () => {
  expect(names(place('Dilbeek', 4, 0, 1), place('Bruxelles', 1, 2))).toEqual([
    ['Bruxelles', 'start'],
  ]);
});

it('writes a name before its dot where there is room', () => {
  expect(names(place('Liège', 1, 0), place('Ans', 4, -14))).toEqual([
    ['Liège', 'start'],
    ['Ans', 'end'],
  ]);
});

it('writes a town’s name beside the mark that stands on it, without its dot', () => {
  const [gent, ...others] = fitNames(
    [place('Gent', 1, 100, 100), place('Wondelgem', 4, 95, 95)],
    project,
    [mark(100, 100)],
  );
  expect(gent).toMatchObject({ anchor: 'start', at: { x: 132, y: 100 }, hasDot: false });
  expect(others).toEqual([]);
});

it('writes what does not overlap', () => {
  expect(names(place('Namur', 1, 0), place('Jambes', 3, 0, 30))).toHaveLength(2);
});

it.each([
  [50.5, '50°30′'],
  [4, '4°'],
  [4 + 1 / 60, '4°01′'],
  [-0.5, '−0°30′'],
])('writes %f degrees as %s', (degrees, said) => {
  expect(degreesAndMinutes(degrees)).toBe(said);
});

it('draws a net that is as fine as the zoom', () => {
  expect(stepAt(8)).toBe(0.5);
  expect(stepAt(13)).toBeCloseTo(1 / 30);
  expect(multiples(2.2, 4.1, 0.5)).toEqual([2.5, 3, 3.5, 4]);
  expect(multiples(2.5, 2.5, 0.5)).toEqual([2.5]);
});

it.each([
  [100, { metres: 10_000, pixels: 100 }],
  [12.1, { metres: 1_000, pixels: 82.6 }],
  [1.5, { metres: 100, pixels: 66.7 }],
])('at %f metres a pixel the scale is %j', (metresPerPixel, { metres, pixels }) => {
  const scale = chooseScale(metresPerPixel);
  expect(scale.metres).toBe(metres);
  expect(scale.pixels).toBeCloseTo(pixels, 1);
});
