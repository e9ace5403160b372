import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SCENE_PARTS } from '#configuration/content-schemas.ts';
import { composeScene, type ScenePart, widthOf } from './compose-scene.ts';
import { seededRandom } from './seeded-random.ts';

const compose = (...scene: ScenePart[]) => composeScene(scene, seededRandom('an-article'));
const placeOf = (scene: ScenePart[], part: ScenePart) =>
  compose(...scene).parts.find((placed) => placed.part === part);

it.each<[ScenePart[], string]>([
  [['houses', 'barge'], 'quay'],
  [['tree'], 'quay'],
  [['crane', 'boat'], 'quay'],
  [['bridge', 'houses'], 'works'],
  [['boat', 'lock'], 'works'],
  [['barge', 'sun'], 'water'],
  [['rain'], 'water'],
])('places %j on the ground of a %s', (scene, ground) => {
  expect(compose(...scene).ground).toBe(ground);
});

it('keeps the order from left to right, and draws the foreground last', () => {
  const { parts } = compose('lamp', 'houses', 'crane');
  expect(parts.map(({ part }) => part)).toEqual(['crane', 'houses', 'lamp']);
  const [crane, houses, lamp] = parts.map(({ x }) => x);
  expect(lamp).toBeLessThan(houses ?? 0);
  expect(houses).toBeLessThan(crane ?? 0);
});

it('puts floating parts lower than those on the quay', () => {
  const y = (part: ScenePart) => placeOf(['houses', 'boat'], part)?.y ?? 0;
  expect(y('boat')).toBeGreaterThan(y('houses'));
});

it('puts land parts beside a lock on the near bank', () => {
  expect(placeOf(['lock', 'bicycle'], 'bicycle')?.isNear).toBe(true);
  expect(placeOf(['houses', 'bicycle'], 'bicycle')?.isNear).toBe(false);
});

it('has sun and rain in the sky, the sun where the scene names it', () => {
  const { sun, isRaining, parts, width } = compose('tree', 'car', 'sun');
  expect(sun).toBeGreaterThan(width / 2);
  expect(isRaining).toBe(false);
  expect(parts).toHaveLength(2);
  expect(compose('rain', 'bus')).toMatchObject({ sun: undefined, isRaining: true });
});

it('moves the parts of a wide scene together', () => {
  const { parts, width } = compose('barge', 'barge', 'tree');
  expect(width).toBe(520);
  expect(parts.map(({ part }) => part)).toEqual(['barge', 'barge', 'tree']);
  const [first, second, tree] = parts.map(({ x }) => x);
  expect(first).toBe(-35);
  expect(second).toBeGreaterThan(0);
  expect(tree).toBe(455);
});

it('has the centre of every part of any scene on the canvas', () => {
  const scenes = fc.array(fc.constantFrom(...SCENE_PARTS), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(scenes, fc.string(), (scene, id) => {
      const { parts, width, top } = composeScene(scene, seededRandom(id));
      expect(top).toBeLessThan(0);
      for (const { part, x } of parts) {
        const middle = x + widthOf(part) / 2;
        expect(middle).toBeGreaterThanOrEqual(0);
        expect(middle).toBeLessThanOrEqual(width);
      }
    }),
    { numRuns: 1000 },
  );
});
