import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inventBroker, inventedBrokers, someTypes } from '#tests/examples/invented-brokers.ts';
import type { Coordinates } from '../places/places.ts';
import { BROKER_TYPES } from './broker.ts';
import { MAX_MARKS, mapBrokers } from './clusters.ts';
import { FINDER, type MapBounds } from './finder.ts';
import { gatherOffices } from './offices.ts';

const BELGIUM: MapBounds = { south: 49.4, west: 2.4, north: 51.6, east: 6.5 };
const ALL = { ...BELGIUM, types: BROKER_TYPES };

/** Pixels east of the middle of the country, at a zoom level. */
const eastBy = (pixels: number, zoom: number): Coordinates => ({
  lat: FINDER.centre.lat,
  lng: FINDER.centre.lng + (pixels / 256 / 2 ** zoom) * 360,
});

const holds = ({ south, west, north, east }: MapBounds, { lat, lng }: Coordinates) =>
  lat >= south - 1e-5 && lat <= north + 1e-5 && lng >= west - 1e-5 && lng <= east + 1e-5;

describe('a view of the map', () => {
  it('shows each broker once, alone or in a cluster whose bounds contain them', () => {
    // At higher zooms a screen shows less than the whole country.
    const zoom = fc.integer({ min: 0, max: 8 });
    fc.assert(
      fc.property(inventedBrokers, someTypes, zoom, (brokers, types, zoom) => {
        const ofTypes = brokers.filter(({ type }) => types.includes(type));
        const view = mapBrokers(brokers).view({ ...BELGIUM, zoom, types });
        const clustered = view.clusters.reduce((sum, { count }) => sum + count, 0);
        const shown = new Set(view.brokers.map(({ id }) => id));
        const offices = gatherOffices(ofTypes);
        const apart = offices.filter(([{ id }]) => shown.has(id));
        expect(shown).toEqual(new Set(apart.flat().map(({ id }) => id)));
        expect(clustered + apart.length).toBe(offices.length);
        for (const cluster of view.clusters) {
          expect(cluster.count).toBeGreaterThanOrEqual(FINDER.cluster.least);
          expect(holds(cluster.bounds, cluster)).toBe(true);
          const inside = ofTypes.filter(
            (broker) => !shown.has(broker.id) && holds(cluster.bounds, broker),
          );
          expect(inside.length).toBeGreaterThanOrEqual(cluster.count);
        }
      }),
    );
  });

  it.each([
    [12, 59, 1],
    [12, 61, 0],
    [13, 59, 1],
    [13, 61, 0],
    [14, 59, 0],
    [16, 0, 0],
  ])(
    'at zoom %d, groups two brokers %d pixels apart into %d clusters',
    (zoom, pixels, clusters) => {
      const brokers = [
        inventBroker({ id: 'a', ...eastBy(0, zoom) }),
        inventBroker({ id: 'b', ...eastBy(pixels, zoom) }),
      ];
      const { lat, lng } = FINDER.centre;
      const window = { south: lat - 0.05, west: lng - 0.05, north: lat + 0.05, east: lng + 0.05 };
      const view = mapBrokers(brokers).view({ ...window, zoom, types: ['ch'] });
      expect(view.clusters).toHaveLength(clusters);
      expect(view.brokers).toHaveLength(clusters === 1 ? 0 : 2);
    },
  );

  it('counts an office once, and names each of its rows', () => {
    const office = { name: 'Bureau Tassigny', ...FINDER.centre };
    const brokers = [
      inventBroker({ id: 'a', type: 'ch', ...office }),
      inventBroker({ id: 'b', type: 'pat', ...office }),
    ];
    const alone = mapBrokers(brokers).view({ ...ALL, zoom: 8 });
    expect(alone.clusters).toEqual([]);
    expect(alone.brokers.map(({ id }) => id)).toEqual(['a', 'b']);
    const other = inventBroker({ id: 'c', ...eastBy(5, 8) });
    const [cluster] = mapBrokers([...brokers, other]).view({ ...ALL, zoom: 8 }).clusters;
    expect(cluster?.count).toBe(2);
  });

  it('returns only the fields that mark and name a broker, to five decimals', () => {
    const broker = inventBroker({ id: 'b-1', type: 'pat', lat: 50.123456789, lng: 4.987654321 });
    expect(mapBrokers([broker]).view({ ...ALL, zoom: 8 })).toEqual({
      clusters: [],
      brokers: [{ id: 'b-1', name: 'Courtage b-1', type: 'pat', lat: 50.12346, lng: 4.98765 }],
    });
  });

  it('leaves out what lies beyond the window', () => {
    const brokers = [inventBroker({ id: 'in' }), inventBroker({ id: 'out', lat: 51.2 })];
    const view = mapBrokers(brokers).view({ ...ALL, north: 51, zoom: 8 });
    expect(view.brokers.map(({ id }) => id)).toEqual(['in']);
  });

  it('gives a cluster the same id whatever the window', () => {
    const brokers = [inventBroker({ id: 'a' }), inventBroker({ id: 'b' })];
    const map = mapBrokers(brokers);
    const [whole] = map.view({ ...ALL, zoom: 8 }).clusters;
    const [part] = map.view({ ...ALL, south: 50.4, north: 50.6, zoom: 8 }).clusters;
    expect(whole).toEqual(part);
  });

  it('returns the marks nearest the middle when there are too many', () => {
    const brokers = Array.from({ length: MAX_MARKS + 500 }, (_, i) =>
      inventBroker({ id: `b-${i}`, ...eastBy(i, 16) }),
    );
    const { lat, lng } = FINDER.centre;
    const window = { south: lat - 0.05, west: lng - 0.05, north: lat + 0.05, east: lng + 0.05 };
    const view = mapBrokers(brokers).view({ ...window, zoom: 16, types: ['ch'] });
    expect(view.brokers).toHaveLength(MAX_MARKS);
    expect(new Set(view.brokers.map(({ id }) => id))).toEqual(
      new Set(brokers.slice(0, MAX_MARKS).map(({ id }) => id)),
    );
  });

  it('returns the middle of a window that is larger than any screen', () => {
    const brokers = [
      inventBroker({ id: 'middle', lat: 50.5, lng: 4.45 }),
      inventBroker({ id: 'corner', lat: 51.5, lng: 2.6 }),
    ];
    const view = mapBrokers(brokers).view({ ...ALL, zoom: 16 });
    expect(view.brokers.map(({ id }) => id)).toEqual(['middle']);
  });

  it.each([0, 8, 16])('returns an empty view without brokers, at zoom %d', (zoom) => {
    expect(mapBrokers([]).view({ ...ALL, zoom })).toEqual({ clusters: [], brokers: [] });
  });
});
