import { expect, it } from 'vitest';
import { composeScene, type ScenePart } from './compose-scene.ts';
import { seededRandom } from './seeded-random.ts';

const compose = (...scene: ScenePart[]) => composeScene(scene, seededRandom('an-article'), 'day');
const orderOf = (...scene: ScenePart[]) =>
  compose(...scene)
    .parts.toSorted((a, b) => a.x - b.x)
    .map(({ part }) => part);

it.each<[ScenePart[], string]>([
  [['houses', 'barge'], 'quay'],
  [['tree'], 'quay'],
  [['crane', 'boat'], 'quay'],
  [['bridge', 'houses'], 'bridge'],
  [['boat', 'lock'], 'lock'],
  [['barge', 'sun'], 'water'],
  [['rain'], 'water'],
])('places %j on the ground of a %s', (scene, ground) => {
  expect(compose(...scene).ground).toBe(ground);
});

it('keeps the order from left to right', () => {
  expect(orderOf('lamp', 'houses', 'crane')).toEqual(['lamp', 'houses', 'crane']);
});

it('has the high water on the left of a lock, and its quay on the right', () => {
  expect(orderOf('bicycle', 'lock', 'barge')).toEqual(['barge', 'lock', 'bicycle']);
});

it('puts what floats in front of the quay, with no sail before the houses', () => {
  const [houses, boat] = compose('houses', 'boat').parts;
  expect(boat?.y).toBeGreaterThan(houses?.y ?? 0);
  expect(boat?.isLow).toBe(true);
  expect(compose('boat', 'barge').parts[0]?.isLow).toBe(false);
});

it('has a barge pass under the bridge', () => {
  expect(compose('bridge', 'barge')).toMatchObject({ isPassing: true });
  expect(orderOf('barge', 'bridge')).toEqual(['bridge']);
  expect(compose('bridge', 'boat').isPassing).toBe(false);
});

it('has shorter rows of houses beside wide neighbours', () => {
  const houses = (...scene: ScenePart[]) =>
    compose(...scene).parts.find(({ part }) => part === 'houses')?.row.length;
  expect(houses('houses')).toBe(5);
  expect(houses('houses', 'tree')).toBe(4);
  expect(houses('office', 'houses')).toBe(3);
});

it('has sun and rain in the sky, the sun where the scene names it if it can', () => {
  const { sun, isRaining, parts, width } = compose('tree', 'bicycle', 'sun');
  expect(sun?.x).toBeGreaterThan(width / 2);
  expect(isRaining).toBe(false);
  expect(parts).toHaveLength(2);
  expect(compose('rain', 'bus')).toMatchObject({ sun: undefined, isRaining: true });
});
