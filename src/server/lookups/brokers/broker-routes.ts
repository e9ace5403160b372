import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { findBrokers } from '#calls/brokers/find-brokers.ts';
import { readBroker } from '#calls/brokers/read-broker.ts';
import { searchBrokers as searchCall } from '#calls/brokers/search-brokers.ts';
import { viewMap } from '#calls/brokers/view-map.ts';
import { cached, cachedByBrowser, compressLong } from '../../http/caching.ts';
import { sendProblem } from '../../http/problem.ts';
import type { Brokers } from './brokers.ts';
import { type SearchServices, searchBrokers } from './search-brokers.ts';

export interface BrokerServices extends SearchServices {
  brokers: Pick<Brokers, 'find' | 'findNearest' | 'view'>;
}

const limited = { config: { limited: 'lookup' } } as const;

/** The calls of the finder and its map about the lender's brokers. */
export function addBrokerRoutes(instance: FastifyInstance, services: BrokerServices): void {
  const { brokers } = services;
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...findBrokers,
    ...limited,
    onSend: compressLong,
    handler: async ({ query: { lat, lng, by, types } }, reply) =>
      cached(reply).send(brokers.findNearest({ lat, lng }, types, by)),
  });

  app.route({
    ...searchCall,
    ...limited,
    onSend: compressLong,
    handler: async ({ query: { q, lang, types } }, reply) => {
      const { result, isPartial } = await searchBrokers(services, {
        typed: q,
        types,
        locale: lang,
      });
      return cachedByBrowser(reply, isPartial).send(result);
    },
  });

  app.route({
    ...viewMap,
    ...limited,
    onSend: compressLong,
    handler: async ({ query }, reply) => cached(reply).send(brokers.view(query)),
  });

  app.route({
    ...readBroker,
    ...limited,
    handler: async ({ params }, reply) => {
      const broker = brokers.find(params.id);
      if (broker === undefined)
        return sendProblem(reply, { status: 404, detail: 'Unknown broker.' });
      return cached(reply).send(broker);
    },
  });
}
