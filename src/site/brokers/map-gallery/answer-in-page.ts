import { mapBrokers } from '#domain/brokers/clusters.ts';
import type { MapBounds, MarkedBroker, NamedPlace } from '#domain/brokers/finder.ts';

/** Responds to the map's calls in the page, as the server does. Gallery only. */
export function answerInPage(brokers: readonly MarkedBroker[], places: readonly NamedPlace[]) {
  return {
    view: mapBrokers(brokers).view,
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
