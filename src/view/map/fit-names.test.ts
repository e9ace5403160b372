import { expect, it } from 'vitest';
import type { NamedPlace } from '#domain/brokers/finder.ts';
import { type Box, boxAround, overlaps } from './box.ts';
import { fitCapitals, fitNames } from './fit-names.ts';
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

it('writes the name of the larger town if two would overlap', () => {
  expect(names(place('Dilbeek', 4, 0, 1), place('Bruxelles', 1, 2))).toEqual([
    ['Bruxelles', 'start'],
  ]);
});

it('writes a name before its dot if there is room', () => {
  expect(names(place('Liège', 1, 0), place('Ans', 4, -14))).toEqual([
    ['Liège', 'start'],
    ['Ans', 'end'],
  ]);
});

it('leaves out a town whose dot is below a mark: elsewhere its name would be another place’s', () => {
  const near = [place('Gent', 1, 100, 100), place('Wondelgem', 4, 95, 95)];
  expect(fitNames(near, project, { taken: [mark(100, 100)] })).toEqual([]);
});

it('writes every name within reach of its dot', () => {
  const crowd = Array.from({ length: 12 }, (_, i) => place(`Ville ${i}`, 2, 30 * i, 9 * (i % 3)));
  for (const { point, at } of fitNames(crowd, project))
    expect(Math.hypot(at.x - point.x, at.y - point.y)).toBeLessThan(20);
});

it.each([1, 2])(
  'leaves the dot of a name above or below it free, in text of %i times the size',
  (scale) => {
    const taken = [boxAround({ x: 55, y: 100 }, 70, 4), boxAround({ x: 145, y: 100 }, 70, 4)];
    const [name] = fitNames([place('Mons', 1, 100, 100)], project, { taken, scale });
    if (!name) throw new Error('It has no name');
    expect(name.anchor).toBe('middle');
    const letters = boxAround(name.at, 1, name.size);
    expect(overlaps(letters, boxAround(name.point, 6, 6))).toBe(false);
  },
);

it('writes a name where the frame does not cut it, or not at all', () => {
  const window = { left: 0, right: 200, top: 0, bottom: 200 };
  const fitted = (lng: number) =>
    fitNames([place('Oostende', 2, lng, 100)], project, { window }).map(({ anchor }) => anchor);
  expect(fitted(20)).toEqual(['start']);
  expect(fitted(190)).toEqual(['end']);
  expect(fitted(-30)).toEqual([]);
});

it('writes the searched town next to the cross on it, and no other name through it', () => {
  const searched = { x: 100, y: 100 };
  const [namur, ...others] = fitNames(
    [place('Namur', 1, 101, 99), place('Salzinnes', 4, 112, 100)],
    project,
    { searched },
  );
  expect(namur).toMatchObject({ hasDot: false, anchor: 'start', at: { x: 123, y: 99 } });
  expect(others).toEqual([]);
});

it('leaves room for a postcode', () => {
  const zip = '5000';
  const two = [place('Namur', 1, 0), place('Jambes', 3, 76)];
  expect(fitNames(two, project).map(({ anchor }) => anchor)).toEqual(['start', 'start']);
  const withCodes = two.map((one) => ({ ...one, zip }));
  expect(fitNames(withCodes, project)[1]?.anchor).not.toBe('start');
});

it('names capitals before all else, next to pins, and none whose dot is out of sight', () => {
  const window = { left: 0, right: 300, top: 0, bottom: 200 };
  const pins = [mark(100, 80)];
  const capitals = [
    place('Namur', 1, 100, 100),
    place('Liège', 1, 310, 100),
    place('Mons', 1, 110, 110),
  ];
  const [namur, mons, ...others] = fitCapitals(capitals, project, { taken: pins, window });
  expect(others).toEqual([]);
  expect([namur?.place.name, mons?.place.name]).toEqual(['Namur', 'Mons']);
  const areas = [...pins, ...(namur?.areas ?? [])];
  expect(areas.some((area) => overlaps(area, mons?.areas[0] as Box))).toBe(false);
  expect(overlaps(pins[0] as Box, namur?.areas[0] as Box)).toBe(false);
});

it('names a capital next to the cross on it, and further off where pins surround it', () => {
  const searched = { x: 100, y: 100 };
  const taken = [mark(130, 100), mark(70, 100)];
  const [name] = fitCapitals([place('Namur', 1, 100, 100)], project, { taken, searched });
  expect(name).toMatchObject({ hasDot: false, anchor: 'middle' });
});

it('writes names that do not overlap', () => {
  expect(names(place('Namur', 1, 0), place('Jambes', 3, 0, 30))).toHaveLength(2);
});

it.each([
  [50.5, '50°30′'],
  [4, '4°'],
  [4 + 1 / 60, '4°01′'],
  [-0.5, '−0°30′'],
])('formats %f degrees as %s', (degrees, expected) => {
  expect(degreesAndMinutes(degrees)).toBe(expected);
});

it('the map has a graticule as fine as the zoom', () => {
  expect(stepAt(8)).toBe(0.5);
  expect(stepAt(13)).toBeCloseTo(1 / 30);
  expect(multiples(2.2, 4.1, 0.5)).toEqual([2.5, 3, 3.5, 4]);
  expect(multiples(2.5, 2.5, 0.5)).toEqual([2.5]);
});

it.each([
  [100, { metres: 10_000, pixels: 100 }],
  [12.1, { metres: 1_000, pixels: 82.6 }],
  [1.5, { metres: 100, pixels: 66.7 }],
])('has, at %f metres per pixel, the scale %j', (metresPerPixel, { metres, pixels }) => {
  const scale = chooseScale(metresPerPixel);
  expect(scale.metres).toBe(metres);
  expect(scale.pixels).toBeCloseTo(pixels, 1);
});
