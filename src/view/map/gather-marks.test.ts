import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapView, MarkedBroker } from '#domain/brokers/finder.ts';
import { boxAround, overlaps } from './box.ts';
import { CLUSTER_ROOM, sizeOf } from './cluster-room.ts';
import { gatherMarks, MARK_GAP, type Mark } from './gather-marks.ts';
import { isTooNear } from './spread-markers.ts';

/** A plane where a degree is a pixel. */
const project = ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng, y: -lat });
const broker = (id: string, lng: number, lat = 0): MarkedBroker => ({
  id,
  name: id,
  type: 'ch',
  lat,
  lng,
});
const ofBrokers = (...brokers: MarkedBroker[]): MapView => ({ clusters: [], brokers });
const cluster = (id: number, lng: number, count = 5) => ({
  id,
  count,
  lat: 0,
  lng,
  bounds: { south: -1, west: lng - 1, north: 1, east: lng + 1 },
});
const countOf = (mark: Mark) =>
  mark.kind === 'broker' ? 1 : mark.kind === 'pile' ? mark.brokers.length : mark.count;

describe('marks', () => {
  // W-5.9
  it.each([
    [0, ['pile']],
    [20, ['pile']],
    [20.5, ['broker', 'broker']],
    [200, ['broker', 'broker']],
  ])('of two brokers %d px apart are %j', (distance, kinds) => {
    const marks = gatherMarks(ofBrokers(broker('a', 0), broker('b', distance)), project);
    expect(marks.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('pile up who is near the first of them, not those near another of the pile', () => {
    const marks = gatherMarks(ofBrokers(broker('c', 30), broker('b', 15), broker('a', 0)), project);
    expect(marks).toMatchObject([
      { kind: 'pile', brokers: [{ id: 'a' }, { id: 'b' }] },
      { kind: 'broker', broker: { id: 'c' } },
    ]);
  });

  it('are one for an office that arranges both credits, alone and in a pile', () => {
    const both = [broker('a', 0), { ...broker('b', 0), name: 'a', type: 'pat' as const }];
    expect(gatherMarks(ofBrokers(...both), project)).toMatchObject([
      { kind: 'broker', broker: { id: 'a', others: [{ id: 'b' }] } },
    ]);
    const [pile] = gatherMarks(ofBrokers(...both, broker('c', 5)), project);
    expect(pile).toMatchObject({ kind: 'pile', brokers: [{ id: 'a' }, { id: 'c' }] });
  });

  it('take a broker who stands on a cluster into it', () => {
    const [mark, ...others] = gatherMarks(
      {
        clusters: [cluster(7, 0)],
        brokers: [-16, 0, 16, 16].map((x, i) => broker(`b${i}`, x, i * 8)),
      },
      project,
    );
    expect(others.length).toBeLessThan(4);
    expect([mark, ...others].reduce((sum, one) => sum + (one ? countOf(one) : 0), 0)).toBe(9);
  });

  it('stand above the place that they point to, clusters on it', () => {
    const view = { clusters: [cluster(7, 0)], brokers: [broker('a', 100)] };
    expect(gatherMarks(view, project, { rise: 20 }).map(({ point }) => point.y)).toEqual([-0, -20]);
  });

  it.each([
    [CLUSTER_ROOM.usual, 24, 80],
    [CLUSTER_ROOM.small, 19, 50],
  ])('of several keep off the names of capitals, as near as they can: %j', (room, height, near) => {
    const name = boxAround({ x: 0, y: 0 }, 90, height);
    const clustersAt = fc.array(fc.integer({ min: -120, max: 120 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(clustersAt, (lngs) => {
        const view = { clusters: lngs.map((lng, i) => cluster(i, lng)), brokers: [] };
        for (const mark of gatherMarks(view, project, { nameCapitals: () => [name], room })) {
          const side = 2 * room.radii[sizeOf(countOf(mark))];
          expect(overlaps(name, boxAround(mark.point, side, side))).toBe(false);
          expect(Math.abs(mark.point.y)).toBeLessThan(near);
        }
      }),
    );
  });

  it('of several that find no place join the nearest', () => {
    const isInland = ({ x, y }: { x: number; y: number }) => Math.abs(x) < 20 && Math.abs(y) < 20;
    const view = { clusters: [cluster(7, 0, 4), cluster(8, 10, 6)], brokers: [] };
    const marks = gatherMarks(view, project, { isInland });
    expect(marks).toMatchObject([{ key: 'cluster 8', count: 10, bounds: { west: -1, east: 11 } }]);
    expect(marks).toHaveLength(1);
  });

  it('of several stand on no border, and no nearer to it than their ring', () => {
    const isInland = ({ x }: { x: number }, radius: number) => x >= radius;
    const view = { clusters: [cluster(7, -10), cluster(8, 5), cluster(9, 200)], brokers: [] };
    const marks = gatherMarks(view, project, { isInland });
    expect(marks.length).toBeGreaterThan(1);
    for (const mark of marks)
      expect(mark.point.x).toBeGreaterThanOrEqual(CLUSTER_ROOM.usual.radii[sizeOf(countOf(mark))]);
  });

  it('of one stay at their place, a name or not', () => {
    const nameCapitals = () => [boxAround({ x: 0, y: 0 }, 90, 24)];
    const [mark] = gatherMarks(ofBrokers(broker('a', 5)), project, { nameCapitals });
    expect(mark?.point.x).toBe(5);
  });

  it('show who was chosen next to their cluster', () => {
    const marks = gatherMarks({ clusters: [cluster(7, 0)], brokers: [] }, project, {
      alone: broker('x', 0),
    });
    expect(marks).toMatchObject([
      { kind: 'broker', broker: { id: 'x' }, point: { x: 0, y: -0 } },
      { kind: 'cluster', key: 'cluster 7', count: 5 },
    ]);
  });

  const anywhere = fc.integer({ min: 0, max: 300 });
  const views = fc
    .record({
      brokers: fc.array(fc.tuple(anywhere, anywhere), { maxLength: 80 }),
      clusters: fc.array(anywhere, { maxLength: 5 }),
    })
    .map(
      ({ brokers, clusters }): MapView => ({
        brokers: brokers.map(([lng, lat], i) => broker(`b${i}`, lng, lat)),
        clusters: clusters.map((lng, i) => cluster(i, lng)),
      }),
    );

  it('lose nobody, have each a name of their own, and can all be pressed', () => {
    fc.assert(
      fc.property(views, (view) => {
        const marks = gatherMarks(view, project);
        const all = view.brokers.length + view.clusters.reduce((sum, { count }) => sum + count, 0);
        expect(marks.reduce((sum, mark) => sum + countOf(mark), 0)).toBe(all);
        expect(new Set(marks.map(({ key }) => key)).size).toBe(marks.length);
        for (const [i, mark] of marks.entries())
          for (const other of marks.slice(i + 1))
            expect(isTooNear(mark.point, other.point, MARK_GAP)).toBe(false);
      }),
    );
  });

  it('stand where their brokers are, to half a mark and a fan', () => {
    fc.assert(
      fc.property(views, (view) => {
        for (const mark of gatherMarks({ ...view, clusters: [] }, project)) {
          if (mark.kind !== 'broker') continue;
          const { x, y } = project(mark.broker);
          expect(Math.abs(mark.point.x - x)).toBeLessThanOrEqual(MARK_GAP / 2);
          expect(Math.abs(mark.point.y - y)).toBeLessThanOrEqual(MARK_GAP / 2);
        }
      }),
    );
  });

  it('are the same in whatever order the brokers come', () => {
    fc.assert(
      fc.property(views, (view) => {
        const turned = { ...view, brokers: view.brokers.toReversed() };
        expect(gatherMarks(turned, project)).toEqual(gatherMarks(view, project));
      }),
    );
  });
});
