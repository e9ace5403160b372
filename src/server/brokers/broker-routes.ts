import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Configuration } from '#configuration/load-configuration.ts';
import { mapBrokers } from '#domain/brokers/clusters.ts';
import type { SearchedBy } from '#domain/brokers/finder.ts';
import { indexNear } from '#domain/brokers/near.ts';
import { sendProblem } from '../http/problem.ts';
import { sendJson, sendLongJson } from '../http/send-json.ts';
import type { ZodTypes } from '../http/zod-routes.ts';
import { brokerShape, foundShape, viewShape } from './broker-shapes.ts';
import { degrees, types, window, zoomLevel } from './read-question.ts';

export interface BrokerServices {
  configuration: Pick<Configuration, 'brokers'>;
}

const limited = { config: { limited: 'lookup' } } as const;

const SEARCHED_BY = ['zip', 'address'] as const satisfies readonly SearchedBy[];

/** What the finder and its map ask of the lender's brokers. */
export function addBrokerRoutes(
  instance: FastifyInstance,
  { configuration: { brokers } }: BrokerServices,
): void {
  const app = instance.withTypeProvider<ZodTypes>();
  const byId = new Map(brokers.map((broker) => [broker.id, broker]));
  const near = indexNear(brokers);
  const map = mapBrokers(brokers);

  app.get(
    '/brokers',
    {
      ...limited,
      schema: {
        summary: 'The brokers around a place, nearest first, in the first radius that holds enough',
        tags: ['brokers'],
        querystring: z.object({
          lat: degrees(90),
          lng: degrees(180),
          by: z.enum(SEARCHED_BY).default('zip').describe('Two by postcode, any by address'),
          types,
        }),
        response: { 200: foundShape },
      },
    },
    (request, reply) => {
      const { lat, lng, by, types } = request.query;
      return sendLongJson(request, reply, near.findNear({ lat, lng }, types, by));
    },
  );

  app.get(
    '/brokers/map',
    {
      ...limited,
      schema: {
        summary: 'What a window of the map shows: clusters, and brokers by themselves',
        tags: ['brokers'],
        querystring: window.safeExtend({ zoom: zoomLevel, types }),
        response: { 200: viewShape },
      },
    },
    (request, reply) => sendLongJson(request, reply, map.view(request.query)),
  );

  app.get(
    '/brokers/:id',
    {
      ...limited,
      schema: {
        summary: 'One broker',
        tags: ['brokers'],
        params: z.object({ id: z.string() }),
        response: { 200: brokerShape },
      },
    },
    ({ params }, reply) => {
      const broker = byId.get(params.id);
      if (broker === undefined)
        return sendProblem(reply, { status: 404, detail: 'Unknown broker.' });
      return sendJson(reply, broker);
    },
  );
}
