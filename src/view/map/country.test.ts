import { describe, expect, it } from 'vitest';
import { BROKER_TYPES } from '#domain/brokers/broker.ts';
import { type MappedBroker, mapBrokers } from '#domain/brokers/clusters.ts';
import type { Coordinates } from '#domain/places/places.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { type Box, boxAround, contains, overlaps } from './box.ts';
import { CLUSTER_ROOM, sizeOf } from './cluster-room.ts';
import { fitCapitals, type PlacedName } from './fit-names.ts';
import { gatherMarks, type Mark } from './gather-marks.ts';
import { readInland } from './inland.ts';
import { LAND } from './land.ts';
import { nameMap } from './map-names.ts';
import { projectAt } from './project.ts';

const BELGIUM = { south: 49.49, west: 2.54, north: 51.51, east: 6.41 };
const { localities } = fluvia.places;
const { namesIn } = nameMap(localities);

/** Every seventh locality with a broker: as many as a large lender has. */
const MANY: readonly MappedBroker[] = localities
  .filter((_, i) => i % 7 === 0)
  .map(({ lat, lng }, i) => ({ id: `b-${i}`, name: `Courtage ${i}`, type: 'ch', lat, lng }));

/** The whole country as it is laid out at a zoom, of which the server knows whole ones. */
function layOut(brokers: readonly MappedBroker[], zoom: number, locale: 'fr' | 'nl') {
  const whole = { ...BELGIUM, zoom: Math.round(zoom) };
  const project = projectAt(zoom);
  const isSmall = zoom < 7.5;
  const rings = LAND.home.flat();
  const isInland = readInland(rings.map((ring) => ring.map(([lat, lng]) => project({ lat, lng }))));
  const room = CLUSTER_ROOM[isSmall ? 'small' : 'usual'];
  let names: readonly PlacedName[] = [];
  const marks = gatherMarks(mapBrokers(brokers).view({ ...whole, types: BROKER_TYPES }), project, {
    rise: 20,
    isInland,
    room,
    nameCapitals: (taken) => {
      const capitals = namesIn(whole, whole.zoom, locale).filter(({ rank }) => rank === 1);
      names = fitCapitals(capitals, project, {
        taken,
        scale: isSmall ? 0.75 : 1,
        window: around(project),
      });
      return names.flatMap(({ areas }) => areas);
    },
  });
  const clusters = marks
    .filter(({ kind }) => kind === 'cluster')
    .map((mark) => ({ mark, radius: room.radii[sizeOf(countOf(mark))] }));
  return { marks, clusters, names, isInland };
}

const countOf = (mark: Mark) =>
  mark.kind === 'cluster' ? mark.count : mark.kind === 'pile' ? mark.brokers.length : 1;

/** The country with a few pixels around it, as the narrowest frame shows it. */
function around(project: (place: Coordinates) => { x: number; y: number }): Box {
  const from = project({ lat: BELGIUM.north, lng: BELGIUM.west });
  const to = project({ lat: BELGIUM.south, lng: BELGIUM.east });
  return { left: from.x - 4, top: from.y - 4, right: to.x + 4, bottom: to.y + 4 };
}

/** From the zoom at which a frame of 320 px holds the country. */
const ZOOMS = [6.75, 6.875, 7, 7.25, 7.5, 7.75, 8, 9, 10, 11, 12];

describe.each([
  ['the demonstration’s brokers', fluvia.brokers],
  ['many brokers', MANY],
] as const)('a map of %s', (_, brokers) => {
  it.each(ZOOMS)('names Brussels and the ten capitals at zoom %d', (zoom) => {
    for (const locale of ['fr', 'nl'] as const) {
      const { names, marks } = layOut(brokers, zoom, locale);
      const written = names.map(({ place }) => place.name);
      expect(written, locale).toHaveLength(11);
      for (const [i, { areas }] of names.entries())
        for (const other of names.slice(i + 1).flatMap((name) => name.areas))
          expect(
            areas.some((area) => overlaps(area, other)),
            `${written[i]}`,
          ).toBe(false);
      for (const { point } of marks)
        for (const { areas, place } of names)
          expect(overlaps(areas[0] as Box, boxAround(point, 24, 24)), place.name).toBe(false);
    }
  });

  it.each([6, 6.5])('names Brussels, and most of them, in a smaller frame, at zoom %d', (zoom) => {
    const written = layOut(brokers, zoom, 'fr').names.map(({ place }) => place.name);
    expect(written[0]).toBe('Bruxelles');
    expect(written.length).toBeGreaterThanOrEqual(8);
  });

  it.each(ZOOMS)('has no cluster on a name at zoom %d', (zoom) => {
    const { clusters, names } = layOut(brokers, zoom, 'fr');
    for (const { mark, radius } of clusters) {
      const square = boxAround(mark.point, 2 * radius, 2 * radius);
      expect(names.some(({ areas }) => areas.some((area) => overlaps(area, square)))).toBe(false);
    }
  });

  it.each([6, 6.5, ...ZOOMS])('has no cluster on another or abroad at zoom %d', (zoom) => {
    const { clusters, isInland } = layOut(brokers, zoom, 'fr');
    for (const [i, { mark, radius }] of clusters.entries()) {
      expect(isInland(mark.point, radius), `${mark.key} of ${countOf(mark)}`).toBe(true);
      for (const other of clusters.slice(i + 1))
        expect(
          Math.hypot(mark.point.x - other.mark.point.x, mark.point.y - other.mark.point.y),
        ).toBeGreaterThanOrEqual(radius + other.radius);
    }
    expect(clusters.length).toBeGreaterThan(zoom < 7 || zoom > 10 ? 0 : 4);
  });
});

it('the narrowest frame holds every capital', () => {
  const project = projectAt(7);
  const frame = around(project);
  for (const { areas } of layOut(fluvia.brokers, 7, 'fr').names)
    expect(areas.every((area) => contains(frame, area))).toBe(true);
});
