import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Configuration } from '#configuration/load-configuration.ts';
import type { MapTiles } from '#domain/brokers/finder.ts';
import { LONGEST_TYPED } from '#domain/brokers/search-query.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { nameMap } from '#domain/places/map-names.ts';
import { sendJson, sendLongJson } from '../http/send-json.ts';
import type { ZodTypes } from '../http/zod-routes.ts';
import { namedShape, placeAnswerShape, suggestedShape, tilesShape } from './broker-shapes.ts';
import { answerPlace, type FindPlaces } from './find-places.ts';
import { window, zoomLevel } from './read-question.ts';

export interface PlaceServices {
  configuration: Pick<Configuration, 'places'>;
  findPlaces: FindPlaces;
  /** Absent: the map draws itself. */
  mapTiles: Exclude<MapTiles, false> | undefined;
}

const limited = { config: { limited: 'lookup' } } as const;
const lang = z.enum(LOCALES);

/** Where places are, and what the map says where it has no pictures. */
export function addPlaceRoutes(
  instance: FastifyInstance,
  { configuration: { places }, findPlaces, mapTiles }: PlaceServices,
): void {
  const app = instance.withTypeProvider<ZodTypes>();
  const names = nameMap(places.localities);

  app.get(
    '/geocode',
    {
      ...limited,
      schema: {
        summary:
          'What one may mean by a place, a postcode or an address in Belgium, the likeliest first',
        tags: ['brokers'],
        querystring: z.object({ q: z.string().max(LONGEST_TYPED), lang }),
        response: { 200: suggestedShape },
      },
    },
    async ({ query: { q, lang } }, reply) => {
      const found = await findPlaces(q, lang);
      return sendJson(reply, found.places, found.isPartial ? 'no-store' : undefined);
    },
  );

  app.get(
    '/geocode/search',
    {
      ...limited,
      schema: {
        summary: 'The place in Belgium to search around, or what to ask where none is certain',
        tags: ['brokers'],
        querystring: z.object({ q: z.string().max(LONGEST_TYPED), lang }),
        response: { 200: placeAnswerShape },
      },
    },
    async ({ query: { q, lang } }, reply) => {
      const found = await findPlaces(q, lang);
      return sendJson(reply, answerPlace(found), found.isPartial ? 'no-store' : undefined);
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
