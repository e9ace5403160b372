import type { Coordinates } from '../places/places.ts';
import { FINDER } from './finder.ts';

/** Side of the map's smallest tile in pixels; zoom levels are counted from it. */
export const TILE = 256;

/** A place, or several that are closer together than the grid of a zoom level; `lat` and `lng` are its middle. */
export interface PlaceGroup<P extends Coordinates> extends Coordinates {
  /** Unique among the groups of all zoom levels. */
  readonly id: number;
  readonly places: readonly [P, ...P[]];
}

/** A group with its middle in the Mercator projection of the map, in which the world is 1 wide and 1 high. */
interface ProjectedGroup<P extends Coordinates> extends PlaceGroup<P> {
  readonly x: number;
  readonly y: number;
}

/**
 * Groups places for every zoom level that has clusters, from the last to the first: a level merges the groups of
 * the level before it. The result returns the groups of a zoom level; beyond the last one each place is alone.
 */
export function groupByZoom<P extends Coordinates>(
  places: readonly P[],
): (zoom: number) => readonly PlaceGroup<P>[] {
  const { grid, lastZoom } = FINDER.cluster;
  const single = places.map((place, id) => ({ id, places: [place] as const, ...project(place) }));
  let nextId = single.length;
  let groups: readonly ProjectedGroup<P>[] = single;
  const levels: (typeof groups)[] = [];
  for (let zoom = lastZoom; zoom >= 0; zoom -= 1) {
    groups = mergeNear(groups, grid / (TILE * 2 ** zoom), () => nextId++);
    levels[zoom] = groups;
  }
  return (zoom) => levels[zoom] ?? single;
}

function mergeNear<P extends Coordinates>(
  groups: readonly ProjectedGroup<P>[],
  reach: number,
  createId: () => number,
): readonly ProjectedGroup<P>[] {
  const merged = new Set<ProjectedGroup<P>>();
  return groups.flatMap((group) => {
    if (merged.has(group)) return [];
    merged.add(group);
    const near = groups.filter(
      (other) =>
        (other.x - group.x) ** 2 + (other.y - group.y) ** 2 <= reach ** 2 && !merged.has(other),
    );
    if (near.length + 1 < FINDER.cluster.least) return [group];
    for (const other of near) merged.add(other);
    return [mergeGroups(createId(), group, near)];
  });
}

function mergeGroups<P extends Coordinates>(
  id: number,
  first: ProjectedGroup<P>,
  others: readonly ProjectedGroup<P>[],
): ProjectedGroup<P> {
  const all = [first, ...others];
  const places = [...first.places, ...others.flatMap((other) => other.places)] as const;
  const mean = (axis: 'x' | 'y') =>
    all.reduce((sum, group) => sum + group[axis] * group.places.length, 0) / places.length;
  const [x, y] = [mean('x'), mean('y')];
  return { id, places, x, y, ...unproject(x, y) };
}

function project({ lat, lng }: Coordinates) {
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    lat,
    lng,
    x: lng / 360 + 0.5,
    y: 0.5 - Math.atanh(sine) / (2 * Math.PI),
  };
}

function unproject(x: number, y: number): Coordinates {
  return {
    lat: (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI,
    lng: (x - 0.5) * 360,
  };
}
