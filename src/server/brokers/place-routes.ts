import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Configuration } from '#configuration/load-configuration.ts';
import type { MapTiles, SuggestedPlace } from '#domain/brokers/finder.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { measureFrom } from '#domain/places/distance.ts';
import { nameMap } from '#domain/places/map-names.ts';
import { indexPlaces, MOST_SUGGESTED } from '#domain/places/suggest-places.ts';
import { sendJson, sendLongJson } from '../http/send-json.ts';
import type { ZodTypes } from '../http/zod-routes.ts';
import { namedShape, suggestedShape, tilesShape } from './broker-shapes.ts';
import type { Geocoder } from './geocoder.ts';
import { window, zoomLevel } from './read-question.ts';

export interface PlaceServices {
  configuration: Pick<Configuration, 'places'>;
  /** Asked for addresses. Absent: places are found by the configuration's localities alone. */
  geocoder: Geocoder | undefined;
  /** Absent: the map draws itself. */
  mapTiles: Exclude<MapTiles, false> | undefined;
}

const limited = { config: { limited: 'lookup' } } as const;
const lang = z.enum(LOCALES);

/** Characters of what may be searched. */
export const LONGEST_PLACE = 80;

/** Metres from the nearest locality that are still in Belgium. */
const NEAR_LOCALITY = 8_000;

/** Where places are, and what the map says where it has no pictures. */
export function addPlaceRoutes(
  instance: FastifyInstance,
  { configuration: { places }, geocoder, mapTiles }: PlaceServices,
): void {
  const app = instance.withTypeProvider<ZodTypes>();
  const index = indexPlaces(places.localities);
  const names = nameMap(places.localities);
  const metresFromLocality = measureFrom(places.localities);

  app.get(
    '/geocode',
    {
      ...limited,
      schema: {
        summary:
          'What one may mean by a place, a postcode or an address in Belgium, the likeliest first',
        tags: ['brokers'],
        querystring: z.object({ q: z.string().max(LONGEST_PLACE), lang }),
        response: { 200: suggestedShape },
      },
    },
    async ({ query: { q, lang } }, reply) => {
      const own = index.suggest(q, lang);
      const isAsked = geocoder !== undefined && !own.isWhole && /\p{L}{3}/u.test(q);
      const located = isAsked ? await geocoder.locate(q, lang) : [];
      const inBelgium = (located ?? []).filter((at) => metresFromLocality(at) <= NEAR_LOCALITY);
      // Where the geocoder failed, it may answer the next time.
      const caching = located === undefined ? 'no-store' : undefined;
      return sendJson(reply, joinPlaces(inBelgium, own.places), caching);
    },
  );

  app.get(
    '/map/places',
    {
      ...limited,
      schema: {
        summary: 'The names that a window of the map has room for',
        tags: ['brokers'],
        querystring: window.safeExtend({ zoom: zoomLevel, lang }),
        response: { 200: namedShape },
      },
    },
    (request, reply) => {
      const { zoom, lang, ...asked } = request.query;
      return sendLongJson(request, reply, names.namesIn(asked, zoom, lang));
    },
  );

  app.get(
    '/map/tiles',
    {
      ...limited,
      schema: {
        summary: 'Where the map has its pictures from; false where it draws itself',
        tags: ['brokers'],
        response: { 200: tilesShape },
      },
    },
    (_request, reply) => sendJson(reply, mapTiles ?? false),
  );
}

/** The first first, each once. */
function joinPlaces(...lists: readonly (readonly SuggestedPlace[])[]): readonly SuggestedPlace[] {
  const byLabel = new Map<string, SuggestedPlace>();
  for (const place of lists.flat()) if (!byLabel.has(place.label)) byLabel.set(place.label, place);
  return [...byLabel.values()].slice(0, MOST_SUGGESTED);
}
