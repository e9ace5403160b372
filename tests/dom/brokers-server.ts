import Fastify from 'fastify';
import { checkBySchemas } from '#server/http/check-by-schemas.ts';
import { addBrokerRoutes } from '#server/lookups/brokers/broker-routes.ts';
import { createBrokers } from '#server/lookups/brokers/brokers.ts';
import { createFindPlaces } from '#server/lookups/brokers/find-places.ts';
import { addPlaceRoutes } from '#server/lookups/brokers/place-routes.ts';
import { addLookupRoutes } from '#server/lookups/lookup-routes.ts';
import { fluvia } from '../examples/fluvia.ts';
import { type Answer, type Made, PlayedServer, type Served } from './played-server.ts';

const API = /^\/api\/v1/;

/** The calls by what they ask for, to fail them or to hold them up. */
export const CALLS = {
  search: /\/brokers\/search\?/,
  nearest: /\/brokers\?/,
  broker: /\/brokers\/[\w-]+$/,
  view: /\/brokers\/map\?/,
  coordinates: /\/coordinates\//,
  suggested: /\/geocode\?/,
  tiles: /\/map\/tiles$/,
} as const;

/** The server's own routes for brokers and places, for the demonstration lender. */
function openRoutes() {
  const app = Fastify();
  checkBySchemas(app);
  const findPlaces = createFindPlaces(fluvia.places, undefined);
  addBrokerRoutes(app, {
    configuration: fluvia,
    brokers: createBrokers(fluvia.brokers),
    findPlaces,
  });
  addPlaceRoutes(app, {
    configuration: fluvia,
    findPlaces,
    mapTiles: undefined,
    mapFile: undefined,
  });
  addLookupRoutes(app, { configuration: fluvia, now: () => new Date() });
  return app;
}

const routes = openRoutes();

async function answerByRoutes({ address }: Made): Promise<Answer> {
  const reply = await routes.inject(address.replace(API, ''));
  return [reply.statusCode, reply.json()];
}

/** For calls that are held up from the beginning: until they are released, and then answered as they were asked. */
export function holdUp(address: RegExp): { readonly served: Served; release(): void } {
  const gate = Promise.withResolvers<void>();
  const answer = async (call: Made) => {
    await gate.promise;
    return answerByRoutes(call);
  };
  return { served: [address, answer], release: gate.resolve };
}

/** A server that finds the demonstration lender's brokers, except where a test says otherwise. */
export class BrokersServer extends PlayedServer {
  constructor(...answers: readonly Served[]) {
    super([API, answerByRoutes], ...answers);
  }

  /** From now on the server answers these calls as it does by itself. */
  restore(address: RegExp): void {
    this.serve([address, answerByRoutes]);
  }

  /** Holds up these calls until they are released, and then answers them as they were asked. */
  hold(address: RegExp): { release(): void } {
    const { served, release } = holdUp(address);
    this.serve(served);
    return { release };
  }

  /** What was asked by these calls, as the parameters of each. */
  asked(address: RegExp): readonly Readonly<Record<string, string>>[] {
    return this.made(address).map((call) =>
      Object.fromEntries(new URLSearchParams(call.address.split('?')[1])),
    );
  }
}
