import {
  FINDER,
  type MapBounds,
  type MapView,
  type MarkedBroker,
  type MarkedOffice,
} from '#domain/brokers/finder.ts';
import { gatherOffices } from '#domain/brokers/offices.ts';
import type { Coordinates } from '#domain/places/places.ts';
import { type Box, boxAround } from './box.ts';
import { CLUSTER_ROOM, type ClusterRoom } from './cluster-room.ts';
import type { IsInland } from './inland.ts';
import { placeClusters } from './place-clusters.ts';
import type { Point } from './point.ts';
import { findNear, isTooNear, spreadMarkers } from './spread-markers.ts';

/**
 * Pixels from the middle of one mark to the next, across or down: of a square of 40 px that others of its
 * size stand around that closely, 24 px each way are left to press (WCAG 2.2, 2.5.8).
 */
export const MARK_GAP = 32;

/** The side of the square around a pin that names and their dots avoid, in pixels. */
export const PIN_AREA = 44;

/** What one presses on the map. */
export type Mark = {
  /** The same as long as it is the same mark: what has the focus keeps it. */
  readonly key: string;
  /** Its middle in the plane of the zoom, pixels. */
  readonly point: Point;
} & (
  | { readonly kind: 'broker'; readonly broker: MarkedOffice }
  /** Brokers too close to be pressed by themselves: it opens as a fan. */
  | { readonly kind: 'pile'; readonly brokers: readonly MarkedOffice[] }
  /** The server's, with what stood too close to it: it is zoomed into. */
  | { readonly kind: 'cluster'; readonly count: number; readonly bounds: MapBounds }
);

/** What becomes one mark. */
interface Group {
  readonly key: string;
  readonly point: Point;
  readonly brokers: readonly MarkedOffice[];
  /** How many of its brokers are the server's cluster; 0 for a pin. */
  readonly clustered: number;
  readonly bounds: MapBounds;
  /** Never merged with others: the chosen broker, whose cluster is in view. */
  readonly isAlone: boolean;
}

/**
 * The marks of a view: brokers within 20 px of one another become one (W-5.9), and what is still too
 * close to be pressed is pushed apart a little, or becomes one too. A broker's mark points down to their place: its
 * middle stands `rise` pixels above it. `alone` is marked by itself, whatever is near. The capitals are named
 * around these pins. Clusters, which stand for an area, come last: they keep off pins and names, within the country.
 */
export function gatherMarks(
  view: MapView,
  project: (place: Coordinates) => Point,
  {
    rise = 0,
    alone,
    nameCapitals = () => [],
    isInland = () => true,
    room = CLUSTER_ROOM.usual,
  }: {
    readonly rise?: number;
    readonly alone?: MarkedBroker | undefined;
    /** Names the capitals where these areas leave room, and returns the areas of the names. */
    readonly nameCapitals?: (pins: readonly Box[]) => readonly Box[];
    readonly isInland?: IsInland;
    readonly room?: ClusterRoom;
  } = {},
): readonly Mark[] {
  const above = (place: Coordinates): Point => {
    const { x, y } = project(place);
    return { x, y: y - rise };
  };
  const single = alone
    ? [{ ...groupOf([{ ...alone, others: [] }], above(alone)), isAlone: true }]
    : [];
  const crowd = [...single, ...pileUp(markedOffices(view.brokers), above)];
  const places = spreadMarkers(
    crowd.map(({ point }) => point),
    MARK_GAP,
    MARK_GAP / 2,
  );
  const pins = mergeCrowds(crowd.map((pin, i) => ({ ...pin, point: places[i] ?? pin.point })));
  const chosen = pins.filter(({ isAlone }) => isAlone);
  const others = pins.filter(({ isAlone }) => !isAlone);
  const clusters = placeClusters(
    view.clusters.map(({ id, count, bounds, ...place }): Group & { count: number } => ({
      key: `cluster ${id}`,
      point: project(place),
      brokers: [],
      count,
      clustered: count,
      bounds,
      isAlone: false,
    })),
    {
      isInland,
      names: nameCapitals(pins.map(({ point }) => boxAround(point, PIN_AREA, PIN_AREA))),
      pins: others.map(({ point }) => point),
      chosen: chosen[0]?.point,
      pinGap: MARK_GAP,
      room,
    },
    (host, other) => ({ ...join(host, other), count: host.count + other.count }),
  );
  return mergeCrowds([...chosen, ...clusters, ...others]).map(markOf);
}

/** What is one pin, in the order of their ids, so that a pile is the same after a move. */
function markedOffices(brokers: readonly MarkedBroker[]): readonly MarkedOffice[] {
  const inOrder = brokers.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return gatherOffices(inOrder).map(([first, ...others]) => ({ ...first, others }));
}

/** Whether a pin stands for the broker of this id. */
export function standsFor({ id, others }: MarkedOffice, wanted: string): boolean {
  return id === wanted || others.some((other) => other.id === wanted);
}

/** Brokers with those within reach of them. */
function pileUp(
  inOrder: readonly MarkedOffice[],
  project: (place: Coordinates) => Point,
): readonly Group[] {
  const points = inOrder.map(project);
  const near = findNear(points, FINDER.fan.near);
  const isTaken = new Set<number>();
  return points.flatMap((point, i) => {
    if (isTaken.has(i)) return [];
    const within = near(point).filter((j) => !isTaken.has(j) && isWithin(points[j], point));
    for (const j of within) isTaken.add(j);
    return [
      groupOf(
        within.toSorted((a, b) => a - b).flatMap((j) => inOrder[j] ?? []),
        point,
      ),
    ];
  });
}

function isWithin(other: Point | undefined, point: Point): boolean {
  return other !== undefined && Math.hypot(other.x - point.x, other.y - point.y) <= FINDER.fan.near;
}

function groupOf(brokers: readonly MarkedOffice[], point: Point): Group {
  return {
    key: `broker ${brokers.map(({ id }) => id).join(' ')}`,
    point,
    brokers,
    clustered: 0,
    bounds: boundsOf(brokers),
    isAlone: false,
  };
}

/** Those for whom there was no room join the mark that stands there. */
function mergeCrowds(groups: readonly Group[]): readonly Group[] {
  const kept: Group[] = [];
  const near = findNear(
    groups.map(({ point }) => point),
    MARK_GAP,
  );
  const placeOf = new Map<number, number>();
  for (const [i, group] of groups.entries()) {
    const host = near(group.point)
      .filter((j) => j < i)
      .map((j) => placeOf.get(j))
      .find((place) => {
        const other = place === undefined ? undefined : kept[place];
        return other && !other.isAlone && isTooNear(other.point, group.point, MARK_GAP);
      });
    const other = host === undefined ? undefined : kept[host];
    if (host === undefined || !other) placeOf.set(i, kept.push(group) - 1);
    else kept[host] = join(other, group);
  }
  return kept;
}

function join(a: Group, b: Group): Group {
  const brokers = [...a.brokers, ...b.brokers];
  return {
    ...a,
    // A cluster keeps its own name; a pile is known by all that lie in it.
    key: a.clustered > 0 ? a.key : b.clustered > 0 ? b.key : groupOf(brokers, a.point).key,
    brokers,
    clustered: a.clustered + b.clustered,
    bounds: around(a.bounds, b.bounds),
  };
}

function markOf({ key, point, brokers, clustered, bounds }: Group): Mark {
  const [broker] = brokers;
  if (clustered > 0)
    return { key, point, kind: 'cluster', count: clustered + brokers.length, bounds };
  return brokers.length === 1 && broker
    ? { key, point, kind: 'broker', broker }
    : { key, point, kind: 'pile', brokers };
}

/** Around all of them; of none, nowhere. */
export function boundsOf(places: readonly Coordinates[]): MapBounds {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  return {
    south: Math.min(...lats),
    west: Math.min(...lngs),
    north: Math.max(...lats),
    east: Math.max(...lngs),
  };
}

function around(a: MapBounds, b: MapBounds): MapBounds {
  return {
    south: Math.min(a.south, b.south),
    west: Math.min(a.west, b.west),
    north: Math.max(a.north, b.north),
    east: Math.max(a.east, b.east),
  };
}
