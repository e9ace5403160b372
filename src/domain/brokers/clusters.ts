import Supercluster, { type ClusterProperties } from 'supercluster';
import type { Coordinates } from '../places/places.ts';
import type { Broker } from './broker.ts';
import { cacheByTypes } from './cache-by-types.ts';
import {
  type BrokerCluster,
  FINDER,
  type MapBounds,
  type MapQuestion,
  type MapView,
  type MarkedBroker,
} from './finder.ts';
import { gatherOffices, type Office } from './offices.ts';

/** The most marks that one view returns: those nearest its middle. */
export const MOST_MARKS = 2_000;

/** Side of the map's smallest tile in pixels; zoom levels are counted from it. */
const TILE = 256;

/** The longest side of a window in pixels; of a larger window only the middle is returned. */
const LARGEST_WINDOW = 8_192;

type Leaf = { readonly office: Office<Broker> };
type Edges = { south: number; west: number; north: number; east: number };

export interface BrokerMap {
  /** What a window of the map shows: clusters up to the last zoom that has them, and single brokers. */
  view(question: MapQuestion): MapView;
}

export function mapBrokers(all: readonly Broker[]): BrokerMap {
  const indexOf = cacheByTypes(all, cluster);
  return {
    view: ({ types, zoom, ...asked }) => {
      const { south, west, north, east } = boundWindow(asked, zoom);
      const centre = { lat: (south + north) / 2, lng: (west + east) / 2 };
      const marks = indexOf(types)
        .getClusters([west, south, east, north], zoom)
        .map(({ properties, geometry: { coordinates } }) =>
          'cluster' in properties ? toCluster(properties, coordinates) : toOffice(properties),
        );
      const shown = marks.length > MOST_MARKS ? nearest(marks, centre) : marks;
      return {
        clusters: shown.filter((mark) => 'count' in mark),
        brokers: shown.flatMap((mark) => ('brokers' in mark ? mark.brokers : [])),
      };
    },
  };
}

/** FINDER counts the grid in pixels of the screen, the index in fractions of a tile. */
function cluster(brokers: readonly Broker[]): Supercluster<Leaf, Edges> {
  return new Supercluster<Leaf, Edges>({
    radius: FINDER.cluster.grid,
    extent: TILE,
    minPoints: FINDER.cluster.least,
    maxZoom: FINDER.cluster.lastZoom,
    map: ({ office: [{ lat, lng }] }) => ({ south: lat, west: lng, north: lat, east: lng }),
    reduce: (around, added) => {
      around.south = Math.min(around.south, added.south);
      around.west = Math.min(around.west, added.west);
      around.north = Math.max(around.north, added.north);
      around.east = Math.max(around.east, added.east);
    },
  }).load(
    gatherOffices(brokers).map((office) => ({
      type: 'Feature',
      properties: { office },
      geometry: { type: 'Point', coordinates: [office[0].lng, office[0].lat] },
    })),
  );
}

function toCluster(
  { cluster_id, point_count, ...edges }: Edges & ClusterProperties,
  [lng = 0, lat = 0]: readonly number[],
): BrokerCluster {
  const bounds = {
    south: round(edges.south),
    west: round(edges.west),
    north: round(edges.north),
    east: round(edges.east),
  };
  return { id: cluster_id, count: point_count, lat: round(lat), lng: round(lng), bounds };
}

function toOffice({ office }: Leaf) {
  const brokers = office.map(toMarked);
  return { lat: office[0].lat, lng: office[0].lng, brokers };
}

function toMarked({ id, name, type, lat, lng }: Broker): MarkedBroker {
  return { id, name, type, lat: round(lat), lng: round(lng) };
}

/** Rounds to five decimals, which is about a metre. */
function round(degrees: number): number {
  return Number(degrees.toFixed(5));
}

/** The middle of the window, at most as large as the largest screen at this zoom. */
function boundWindow({ south, west, north, east }: MapBounds, zoom: number): MapBounds {
  const [lat, lng] = [(south + north) / 2, (west + east) / 2];
  const halfWidth = (LARGEST_WINDOW / 2 / TILE / 2 ** zoom) * 360;
  const halfHeight = halfWidth * Math.cos((lat * Math.PI) / 180);
  return {
    south: Math.max(south, lat - halfHeight),
    west: Math.max(west, lng - halfWidth),
    north: Math.min(north, lat + halfHeight),
    east: Math.min(east, lng + halfWidth),
  };
}

function nearest<T extends Coordinates>(marks: readonly T[], centre: Coordinates): readonly T[] {
  const shrink = Math.cos((centre.lat * Math.PI) / 180);
  const distanceTo = ({ lat, lng }: Coordinates) =>
    Math.hypot(lat - centre.lat, (lng - centre.lng) * shrink);
  return marks.toSorted((a, b) => distanceTo(a) - distanceTo(b)).slice(0, MOST_MARKS);
}
