import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Configuration } from '#configuration/load-configuration.ts';
import { CONFIGURATOR_ADDRESSES } from '#domain/mortgage/configurator-addresses.ts';
import type { OffersRefusal } from '#domain/mortgage/offers.ts';
import { answerError } from '../http/handle-errors.ts';
import { sendProblem } from '../http/problem.ts';
import { AJAX } from '../http/requested-with.ts';
import type { ZodTypes } from '../http/zod-routes.ts';
import { answerOffers } from './answer-offers.ts';
import { offerQuery } from './read-offer-query.ts';

export interface OfferServices {
  configuration: Pick<Configuration, 'mortgages'> & {
    lender: Pick<Configuration['lender'], 'languages'>;
  };
}

/**
 * What the configurator asks at its own address (spec 1 §7), in every language of the site. Without
 * the header of a script, that address is the page.
 */
export function addOfferRoutes(
  instance: FastifyInstance,
  { configuration: { mortgages, lender } }: OfferServices,
): void {
  const app = instance.withTypeProvider<ZodTypes>();
  for (const locale of lender.languages)
    app.get(
      CONFIGURATOR_ADDRESSES[locale],
      {
        config: { limited: 'lookup' },
        constraints: { requestedWith: AJAX },
        schema: { hide: true, querystring: offerQuery },
        // One address, two answers: nothing on the way may take one for the other.
        onRequest: async (_request, reply) => void reply.header('vary', 'X-Requested-With'),
        // Of its neighbours, the pages, every fault is a page.
        errorHandler: answerError,
      },
      ({ query }, reply) => {
        const found = answerOffers(mortgages, query, locale);
        if (!found.ok) return sendRefusal(reply, found.refusal);
        return reply
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(found.answer));
      },
    );
}

function sendRefusal(reply: FastifyReply, refusal: OffersRefusal): FastifyReply {
  if (refusal.kind === 'outOfBounds') {
    const { min, max } = refusal;
    return sendProblem(reply, {
      status: 422,
      type: 'amount-out-of-bounds',
      detail: 'This product is not offered for this amount, in whole euros.',
      extra: { min, max },
    });
  }
  const { offered } = refusal;
  return sendProblem(reply, {
    status: 422,
    type: 'duration-not-offered',
    detail: 'This product is not offered over this duration, in years.',
    extra: { min: offered[0], max: offered.at(-1), offered },
  });
}
