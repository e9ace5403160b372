import { type Box, boxAround, overlaps } from './box.ts';
import { type ClusterRoom, sizeOf } from './cluster-room.ts';
import type { IsInland } from './inland.ts';
import type { Point } from './point.ts';
import { isTooNear } from './spread-markers.ts';

/** The air between the rings of two clusters, and between a ring and a name, in pixels. */
const AIR = 2;
const NAME_AIR = 2;

/** The steps by which a cluster is moved, in pixels, and in how many directions. */
const STEP = 4;
const DIRECTIONS = 24;

/** How many times further a cluster is moved that has no other cluster nearer to it. */
const FAR = 4;

/** A cluster before it has its place. */
export interface Unplaced {
  readonly count: number;
  /** Where it belongs. */
  readonly point: Point;
}

/** What clusters keep off. */
export interface Ground {
  readonly isInland: IsInland;
  /** The areas of the capitals' names. */
  readonly names: readonly Box[];
  /** The middles of pins, which join a cluster that finds no other place. */
  readonly pins: readonly Point[];
  /** The pin that joins nothing: of the chosen broker. */
  readonly chosen: Point | undefined;
  /** How near a cluster may come to a pin, across or down. */
  readonly pinGap: number;
  readonly room: ClusterRoom;
}

/**
 * Gives each cluster the place nearest to its own where its circle lies within the country, and its square on no
 * name, no pin and no other cluster; the larger ones first. One that finds none within reach
 * joins the nearest.
 * @param join makes two clusters one, the larger first
 */
export function placeClusters<C extends Unplaced>(
  clusters: readonly C[],
  ground: Ground,
  join: (host: C, other: C) => C,
): readonly C[] {
  const { furthest } = ground.room;
  const inOrder = clusters.toSorted((a, b) => b.count - a.count);
  const placed: Placed<C>[] = [];
  for (const cluster of inOrder) {
    const place = findPlace(cluster, placed, ground, FAR * furthest);
    const away = place ? distance(place.at, cluster.point) : Number.POSITIVE_INFINITY;
    const host = away <= furthest ? undefined : nearestTo(cluster, placed, away);
    if (host) {
      const others = inOrder.filter((one) => one !== host && one !== cluster);
      // The count of the host has grown, and its circle with it.
      return placeClusters([...others, join(host, cluster)], ground, join);
    }
    // The country is full of names: the first cluster takes the place of some.
    const { at, radius } = place ??
      findPlace(cluster, placed, { ...ground, names: [] }, FAR * furthest) ?? {
        at: cluster.point,
        radius: 0,
      };
    placed.push({ cluster, at, radius });
  }
  return placed.map(({ cluster, at }) => ({ ...cluster, point: at }));
}

interface Placed<C> {
  readonly cluster: C;
  readonly at: Point;
  readonly radius: number;
}

/** The nearest place for a cluster's circle: if need be over pins, which then count in it. */
function findPlace(
  { count, point }: Unplaced,
  placed: readonly Placed<unknown>[],
  { isInland, names, pins, chosen, pinGap, room }: Ground,
  furthest: number,
): { readonly at: Point; readonly radius: number } | undefined {
  for (const joining of [[], pins]) {
    const radius = room.radii[sizeOf(count + joining.length)];
    const side = 2 * (radius + NAME_AIR);
    const avoided = [...(joining.length > 0 ? [] : pins), ...(chosen ? [chosen] : [])];
    const at = findNearest(
      point,
      furthest,
      (at) =>
        placed.every((other) => !isTooNear(other.at, at, other.radius + radius + AIR)) &&
        avoided.every((pin) => !isTooNear(pin, at, pinGap)) &&
        !names.some((name) => overlaps(name, boxAround(at, side, side))) &&
        isInland(at, radius),
    );
    if (at) return { at, radius };
  }
  return undefined;
}

/** The nearest cluster that has its place, if there is one within reach. */
function nearestTo<C extends Unplaced>(
  { point }: Unplaced,
  placed: readonly Placed<C>[],
  reach: number,
): C | undefined {
  const [nearest] = placed
    .map(({ cluster, at }) => ({ cluster, away: distance(at, point) }))
    .filter(({ away }) => away <= reach)
    .toSorted((a, b) => a.away - b.away);
  return nearest?.cluster;
}

/** The place nearest to a point, and at most so many pixels from it, that suits. */
function findNearest(
  { x, y }: Point,
  furthest: number,
  suits: (at: Point) => boolean,
): Point | undefined {
  if (suits({ x, y })) return { x, y };
  for (let reach = STEP; reach <= furthest; reach += STEP)
    for (let i = 0; i < DIRECTIONS; i += 1) {
      const angle = (2 * Math.PI * i) / DIRECTIONS;
      const at = { x: x + reach * Math.sin(angle), y: y + reach * Math.cos(angle) };
      if (suits(at)) return at;
    }
  return undefined;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
