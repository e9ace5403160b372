import Fastify from 'fastify';
import { checkBySchemas } from '#server/http/check-by-schemas.ts';
import { routeConstraints } from '#server/http/route-constraints.ts';
import { addOfferRoutes } from '#server/lookups/offers/offer-routes.ts';
import { fluvia } from '../examples/fluvia.ts';
import { type Answer, type Made, PlayedServer } from './played-server.ts';

/** The calls for a mortgage's offers, which the page's own address answers. */
export const OFFERS = /\/\?amount=/;

/** The server's own route for the offers of the demonstration lender. */
function openRoutes() {
  const app = Fastify({ routerOptions: { constraints: routeConstraints } });
  checkBySchemas(app);
  addOfferRoutes(app, { configuration: fluvia });
  return app;
}

const routes = openRoutes();

/** What the server answers to a call. */
export async function answerOffers({ address }: Pick<Made, 'address'>): Promise<Answer> {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const reply = await routes.inject({ url: address, headers });
  return [reply.statusCode, reply.json()];
}

/** A call that waits to be answered, or to fail. */
export interface HeldCall {
  readonly requested: Readonly<Record<string, string>>;
  answer(): void;
  /** Answers something else than the server would. */
  answerWith(answer: Answer): void;
}

/** A server that offers the demonstration lender's mortgages, except where a test says otherwise. */
export class OffersServer extends PlayedServer {
  /** Whether each call was given up by the page, in their order. */
  readonly signals: (AbortSignal | null | undefined)[] = [];

  constructor() {
    super([OFFERS, answerOffers]);
    const { fetch } = globalThis;
    globalThis.fetch = (address, init) => {
      this.signals.push(init?.signal);
      return fetch(address, init);
    };
  }

  /** From now on the server answers as it does by itself. */
  restore(): void {
    this.serve([OFFERS, answerOffers]);
  }

  /** From now on calls wait until the test answers them. */
  hold(): readonly HeldCall[] {
    const held: HeldCall[] = [];
    this.serve([
      OFFERS,
      (call) => {
        const answer = Promise.withResolvers<Answer>();
        held.push({
          requested: queryOf(call.address),
          answer: () => answer.resolve(answerOffers(call)),
          answerWith: answer.resolve,
        });
        return answer.promise;
      },
    ]);
    return held;
  }

  /** What was asked, call by call. */
  get requested(): readonly Readonly<Record<string, string>>[] {
    return this.made(OFFERS).map(({ address }) => queryOf(address));
  }
}

const queryOf = (address: string) =>
  Object.fromEntries(new URLSearchParams(address.slice(address.indexOf('?'))));
