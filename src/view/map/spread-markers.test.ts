import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from './point.ts';
import { findNear, isTooNear, spreadMarkers } from './spread-markers.ts';

const GAP = 24;
const MAX_DISTANCE = 30;

const pixel = fc.integer({ min: 0, max: 300 });
const points = fc.array(fc.record({ x: pixel, y: pixel }), { maxLength: 40 });

/** More of them than there is room for. */
const corner = fc.integer({ min: 0, max: 20 });
const crowd = fc.array(fc.record({ x: corner, y: corner }), { minLength: 30, maxLength: 40 });

const spread = (...places: Point[]) => spreadMarkers(places, GAP, MAX_DISTANCE);

describe('markers', () => {
  it('stay where they belong if there is room', () => {
    const places = [
      { x: 0, y: 0 },
      { x: GAP, y: 0 },
      { x: 0, y: GAP },
    ];
    expect(spread(...places)).toEqual(places);
  });

  it('are parted evenly, along the shorter way', () => {
    expect(spread({ x: 100, y: 100 }, { x: 110, y: 102 })).toEqual([
      { x: 93, y: 100 },
      { x: 117, y: 102 },
    ]);
    expect(spread({ x: 100, y: 110 }, { x: 102, y: 100 })).toEqual([
      { x: 100, y: 117 },
      { x: 102, y: 93 },
    ]);
  });

  it('at one point are parted to the left and the right', () => {
    expect(spread({ x: 50, y: 50 }, { x: 50, y: 50 })).toEqual([
      { x: 38, y: 50 },
      { x: 62, y: 50 },
    ]);
  });

  it('that are none need no room', () => {
    expect(spread()).toEqual([]);
  });

  it('never stand further from where they belong than they may', () => {
    fc.assert(
      fc.property(crowd, (homes) => {
        for (const [i, { x, y }] of spread(...homes).entries()) {
          expect(Math.abs(x - (homes[i]?.x ?? 0))).toBeLessThanOrEqual(MAX_DISTANCE);
          expect(Math.abs(y - (homes[i]?.y ?? 0))).toBeLessThanOrEqual(MAX_DISTANCE);
        }
      }),
    );
  });

  it('stand the same each time, and leave what was given as it was', () => {
    fc.assert(
      fc.property(points, (homes) => {
        const before = structuredClone(homes);
        expect(spread(...homes)).toEqual(spread(...homes));
        expect(homes).toEqual(before);
      }),
    );
  });

  it('of two alone never overlap', () => {
    fc.assert(
      fc.property(pixel, pixel, pixel, pixel, (ax, ay, bx, by) => {
        const [a = { x: 0, y: 0 }, b = a] = spread({ x: ax, y: ay }, { x: bx, y: by });
        expect(isTooNear(a, b, GAP)).toBe(false);
      }),
    );
  });
});

it('finds everything that lies too close, whatever else it finds', () => {
  fc.assert(
    fc.property(points, (places) => {
      const near = findNear(places, GAP);
      for (const place of places)
        for (const [i, other] of places.entries())
          if (isTooNear(place, other, GAP)) expect(near(place)).toContain(i);
    }),
  );
});
