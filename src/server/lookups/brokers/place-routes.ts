import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { findTiles } from '#calls/brokers/find-tiles.ts';
import { namePlaces } from '#calls/brokers/name-places.ts';
import { suggestPlaces } from '#calls/brokers/suggest-places.ts';
import type { Configuration } from '#configuration/load-configuration.ts';
import type { MapPictures } from '#domain/brokers/finder.ts';
import { nameMap } from '#view/map/map-names.ts';
import { cached, cachedByBrowser, compressLong } from '../../http/caching.ts';
import { describeMapFile } from '../map-file/map-file-routes.ts';
import type { OpenMapFile } from '../map-file/open-map-file.ts';
import type { FindPlaces } from './find-places.ts';

export interface PlaceServices {
  configuration: Pick<Configuration, 'places'>;
  findPlaces: FindPlaces;
  /** Absent: the map is drawn without pictures. */
  mapTiles: MapPictures | undefined;
  /** Absent: the map draws no streets. */
  mapFile: OpenMapFile | undefined;
}

const limited = { config: { limited: 'lookup' } } as const;

/** The calls about places, and about the map if it has no tiles. */
export function addPlaceRoutes(
  instance: FastifyInstance,
  { configuration: { places }, findPlaces, mapTiles, mapFile }: PlaceServices,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const names = nameMap(places.localities);

  app.route({
    ...suggestPlaces,
    ...limited,
    handler: async ({ query: { q, lang } }, reply) => {
      const { places, isPartial } = await findPlaces(q, lang);
      return cachedByBrowser(reply, isPartial).send(places);
    },
  });

  app.route({
    ...namePlaces,
    ...limited,
    onSend: compressLong,
    handler: async ({ query: { zoom, lang, ...window } }, reply) =>
      cached(reply).send(names.namesIn(window, zoom, lang)),
  });

  app.route({
    ...findTiles,
    ...limited,
    handler: async (_request, reply) =>
      mapFile === undefined
        ? cached(reply).send(mapTiles ?? false)
        : // The address of another file, after a restart, is another one.
          reply.header('cache-control', 'no-cache').send(describeMapFile(mapFile)),
  });
}
