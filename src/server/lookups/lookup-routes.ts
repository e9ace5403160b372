import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { findLongestDuration } from '#calls/lookups/find-longest-duration.ts';
import { findRate } from '#calls/lookups/find-rate.ts';
import { isOfficeOpen } from '#calls/lookups/is-office-open.ts';
import { listLocalities } from '#calls/lookups/list-localities.ts';
import { locatePostcode } from '#calls/lookups/locate-postcode.ts';
import { readList } from '#calls/lookups/read-list.ts';
import { validatePostcode } from '#calls/lookups/validate-postcode.ts';
import type { Configuration } from '#configuration/load-configuration.ts';
import { listOf } from '#domain/lists/reference-lists.ts';
import { toEuros } from '#domain/money/money.ts';
import { isOpen } from '#domain/office/opening-hours.ts';
import { longestDuration } from '#domain/tariff/longest-duration.ts';
import { boundsOf, findRate as findRateIn } from '#domain/tariff/rate.ts';
import { isProductCode, type Tariff } from '#domain/tariff/tariff.ts';
import { cached, current } from '../http/caching.ts';
import { sendProblem } from '../http/problem.ts';

export interface LookupServices {
  configuration: Configuration;
  now: () => Date;
}

const limited = { config: { limited: 'lookup' } } as const;

/** The routes that the form calls: places, lists, rates, whether the office is open. */
export function addLookupRoutes(
  instance: FastifyInstance,
  { configuration, now }: LookupServices,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { places, lists, lender, holidays } = configuration;
  const tariffOf = (code: string) =>
    isProductCode(code) ? configuration.tariffs[code] : undefined;

  app.route({
    ...validatePostcode,
    ...limited,
    handler: async ({ params }, reply) =>
      cached(reply).send({ valid: places.isPostcode(params.zip) }),
  });

  app.route({
    ...listLocalities,
    ...limited,
    handler: async ({ params }, reply) =>
      cached(reply).send(places.namesOf(params.zip, params.locale)),
  });

  app.route({
    ...locatePostcode,
    ...limited,
    handler: async ({ params }, reply) =>
      cached(reply).send(places.coordinatesOf(params.zip) ?? false),
  });

  app.route({
    ...isOfficeOpen,
    ...limited,
    handler: async (_request, reply) => {
      const isOpened = isOpen(lender.hours, holidays, now());
      return reply.header('cache-control', 'no-store').send({ data: { isOpened } });
    },
  });

  app.route({
    ...readList,
    ...limited,
    handler: async ({ params }, reply) => {
      const isOffered = tariffOf(params.listName.split('_')[0] ?? '') !== undefined;
      const list = listOf(lists, params.lang, params.listName);
      if (!isOffered || list === undefined)
        return sendProblem(reply, { status: 404, detail: 'Unknown list.' });
      // JavaScript reads keys that look like numbers first, so the order is stated apart from the object.
      const order = list.map(([code]) => code).join(',');
      const written: FastifyReply = cached(reply)
        .type('application/json; charset=utf-8')
        .header('x-list-order', order);
      return written.send(writeOrdered(list));
    },
  });

  app.route({
    ...findRate,
    ...limited,
    handler: async ({ params }, reply) => {
      const tariff = tariffOf(params.product);
      if (tariff === undefined) return sendUnknownProduct(reply);
      const rate = findRateIn(tariff, params.totalAmount, params.duration);
      if (rate.kind === 'outOfBounds') return sendOutOfBounds(reply, tariff);
      if (rate.kind === 'offered') return current(reply).send(rate.taeg);
      return current(reply).send({ duration: rate.duration, taeg: rate.taeg });
    },
  });

  app.route({
    ...findLongestDuration,
    ...limited,
    handler: async ({ params, query }, reply) => {
      const tariff = tariffOf(params.product);
      if (tariff === undefined) return sendUnknownProduct(reply);
      const longest =
        query.amount === undefined
          ? longestDuration(tariff)
          : longestDuration(tariff, query.amount);
      return longest === undefined ? sendOutOfBounds(reply, tariff) : current(reply).send(longest);
    },
  });
}

/** Written by hand: an object would move keys that look like numbers ("10" before "80") to its front. */
export function writeOrdered(entries: readonly (readonly [key: string, label: string])[]): string {
  return `{${entries.map(([key, label]) => `${JSON.stringify(key)}:${JSON.stringify(label)}`).join(',')}}`;
}

function sendUnknownProduct(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, { status: 404, detail: 'Unknown product.' });
}

function sendOutOfBounds(reply: FastifyReply, tariff: Tariff): FastifyReply {
  const { min, max } = boundsOf(tariff);
  return sendProblem(reply, {
    status: 422,
    type: 'amount-out-of-bounds',
    detail: 'The product is not offered for this amount.',
    extra: { min: toEuros(min), max: toEuros(max) },
  });
}
