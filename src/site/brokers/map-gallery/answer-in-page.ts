import Supercluster from 'supercluster';
import type { BrokerType } from '#domain/brokers/broker.ts';
import {
  FINDER,
  type MapBounds,
  type MapQuestion,
  type MapView,
  type MarkedBroker,
  type NamedPlace,
} from '#domain/brokers/finder.ts';
import { boundsOf } from '#view/map/gather-marks.ts';

/** The radius of a cluster, which grows with its size. */
type Corners = { -readonly [Side in keyof MapBounds]: number };

/** The size of a tile in pixels, for the clustering grid. */
const TILE = 256;

/** Answers the map's calls in the page, as the server does. Gallery only. */
export function answerInPage(brokers: readonly MarkedBroker[], places: readonly NamedPlace[]) {
  const indexes = new Map<string, Supercluster<MarkedBroker, Corners>>();
  const indexOf = (types: readonly BrokerType[]) => {
    const key = types.join();
    const index =
      indexes.get(key) ??
      new Supercluster<MarkedBroker, Corners>({
        radius: FINDER.cluster.grid,
        extent: TILE,
        minPoints: FINDER.cluster.least,
        maxZoom: FINDER.cluster.lastZoom,
        map: (broker) => ({ ...boundsOf([broker]) }),
        reduce(all, { south, west, north, east }) {
          all.south = Math.min(all.south, south);
          all.west = Math.min(all.west, west);
          all.north = Math.max(all.north, north);
          all.east = Math.max(all.east, east);
        },
      }).load(
        brokers
          .filter(({ type }) => types.includes(type))
          .map((broker) => ({
            type: 'Feature',
            properties: broker,
            geometry: { type: 'Point', coordinates: [broker.lng, broker.lat] },
          })),
      );
    indexes.set(key, index);
    return index;
  };

  return {
    view({ zoom, types, ...bounds }: MapQuestion): MapView {
      const index = indexOf(types);
      const found = index.getClusters([bounds.west, bounds.south, bounds.east, bounds.north], zoom);
      return {
        brokers: found.flatMap(({ properties }) => ('cluster' in properties ? [] : [properties])),
        clusters: found.flatMap(({ properties, geometry: { coordinates } }) => {
          if (!('cluster' in properties)) return [];
          const [lng = 0, lat = 0] = coordinates;
          const { cluster_id: id, point_count: count, south, west, north, east } = properties;
          return [{ id, count, lat, lng, bounds: { south, west, north, east } }];
        }),
      };
    },
    /** Larger towns are shown from smaller zooms. */
    places({ zoom, ...bounds }: MapBounds & { zoom: number }): readonly NamedPlace[] {
      const most = zoom < 8 ? 1 : zoom < 10 ? 2 : zoom < 12 ? 3 : 4;
      return places.filter(
        ({ lat, lng, rank }) =>
          rank <= most &&
          lat >= bounds.south &&
          lat <= bounds.north &&
          lng >= bounds.west &&
          lng <= bounds.east,
      );
    },
  };
}
