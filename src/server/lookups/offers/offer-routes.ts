import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ADDRESSES } from '#addresses/pages.ts';
import { findOffers } from '#calls/offers/find-offers.ts';
import type { Configuration } from '#configuration/load-configuration.ts';
import type { OffersRefusal } from '#domain/mortgage/offers.ts';
import { answerError } from '../../http/handle-errors.ts';
import { sendProblem } from '../../http/problem.ts';
import { AJAX } from '../../http/route-constraints.ts';
import { answerOffers } from './answer-offers.ts';

export interface OfferServices {
  configuration: Pick<Configuration, 'mortgages'> & {
    lender: Pick<Configuration['lender'], 'languages'>;
  };
}

/**
 * The configurator's call at its own address (C-7.17), in every language of the site. Without the
 * header of a script, that address is the page.
 */
export function addOfferRoutes(
  instance: FastifyInstance,
  { configuration: { mortgages, lender } }: OfferServices,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  for (const locale of lender.languages)
    app.route({
      ...findOffers,
      url: ADDRESSES.configurator[locale],
      config: { limited: 'lookup' },
      constraints: { requestedWith: AJAX },
      // The same address has two answers, so caches must distinguish them.
      onRequest: async (_request, reply) => void reply.header('vary', 'X-Requested-With'),
      // The pages next to this route answer every fault with a page.
      errorHandler: answerError,
      handler: async ({ query }, reply) => {
        const result = answerOffers(mortgages, query, locale);
        if (!result.ok) return sendRefusal(reply, result.refusal);
        return reply.header('cache-control', 'no-store').send(result.answer);
      },
    });
}

function sendRefusal(
  reply: FastifyReply,
  refusal: OffersRefusal | { kind: 'notOffered' },
): FastifyReply {
  if (refusal.kind === 'notOffered')
    return sendProblem(reply, { status: 404, detail: 'Unknown product.' });
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
