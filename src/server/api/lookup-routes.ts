import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Configuration } from '#configuration/load-configuration.ts';
import { listOf } from '#domain/lists/reference-lists.ts';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { type Cents, toCents, toEuros } from '#domain/money/money.ts';
import { isOpen } from '#domain/office/opening-hours.ts';
import { boundsOf, findRate, longestDuration } from '#domain/tariff/rate.ts';
import { isProductCode, type Tariff } from '#domain/tariff/tariff.ts';
import { sendProblem } from '../http/problem.ts';
import { sendJson, sendJsonText } from '../http/send-json.ts';
import type { ZodTypes } from '../http/zod-routes.ts';

export interface LookupServices {
  configuration: Configuration;
  now: () => Date;
}

const limited = { config: { limited: 'lookup' } } as const;
const locale = z.enum(CONTRACT_LOCALES);
/** Far over what any product lends, and far under a safe integer of cents: in euros. */
const BEYOND_ALL = 1e12;
/**
 * Euros with a decimal point, 12500 or 12500.50: any number, so that one below or above all bounds
 * is told the bounds.
 */
const amount = z
  .string()
  .regex(/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i)
  .transform((text): Cents => toCents(Math.max(-BEYOND_ALL, Math.min(Number(text), BEYOND_ALL))));
const duration = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number);

/** What the form asks while one types: places, lists, rates, whether the office is open. */
export function addLookupRoutes(
  instance: FastifyInstance,
  { configuration, now }: LookupServices,
): void {
  const app = instance.withTypeProvider<ZodTypes>();
  const { places, lists, lender, holidays, tariffs } = configuration;
  const tariffOf = (code: string) => (isProductCode(code) ? tariffs[code] : undefined);

  app.get(
    '/postcode/:zip/validate',
    {
      ...limited,
      schema: {
        summary: 'Whether a code is a Belgian postcode',
        tags: ['lookups'],
        params: z.object({ zip: z.string() }),
        response: { 200: z.object({ valid: z.boolean() }) },
      },
    },
    ({ params }, reply) => sendJson(reply, { valid: places.isPostcode(params.zip) }),
  );

  app.get(
    '/postcode/:locale/:zip',
    {
      ...limited,
      schema: {
        summary: 'The names of the localities with a postcode; of an unknown one, none',
        tags: ['lookups'],
        params: z.object({ locale, zip: z.string() }),
        response: { 200: z.array(z.string()) },
      },
    },
    ({ params }, reply) => sendJson(reply, places.namesOf(params.zip, params.locale)),
  );

  app.get(
    '/coordinates/:zip',
    {
      ...limited,
      schema: {
        summary: 'Where a postcode is, in degrees; false where it is unknown',
        tags: ['lookups'],
        params: z.object({ zip: z.string() }),
        response: {
          200: z.union([z.object({ lat: z.number(), lng: z.number() }), z.literal(false)]),
        },
      },
    },
    ({ params }, reply) => sendJson(reply, places.coordinatesOf(params.zip) ?? false),
  );

  app.get(
    '/is-open',
    {
      ...limited,
      schema: {
        summary: 'Whether the office is open now',
        tags: ['lookups'],
        response: { 200: z.object({ data: z.object({ isOpened: z.boolean() }) }) },
      },
    },
    (_request, reply) => {
      const isOpened = isOpen(lender.hours, holidays, now());
      return sendJson(reply, { data: { isOpened } }, 'no-store');
    },
  );

  app.get(
    '/list/:lang/:listName',
    {
      ...limited,
      schema: {
        summary: 'A reference list: codes to labels, in display order',
        tags: ['lookups'],
        params: z.object({ lang: locale, listName: z.string() }),
        response: { 200: z.record(z.string(), z.string()) },
      },
    },
    ({ params }, reply) => {
      const list = listOf(lists, params.lang, params.listName);
      if (list === undefined) return sendProblem(reply, { status: 404, detail: 'Unknown list.' });
      return sendJsonText(reply, writeOrdered(list));
    },
  );

  app.get(
    '/rate/:product/:totalAmount/:duration',
    {
      ...limited,
      schema: {
        summary:
          'The rate for an amount and duration, or the nearest offered duration and its rate',
        tags: ['lookups'],
        params: z.object({ product: z.string(), totalAmount: amount, duration }),
        response: {
          200: z.union([
            z.number().describe('Percent a year'),
            z.object({ duration: z.number(), taeg: z.number() }),
          ]),
        },
      },
    },
    ({ params }, reply) => {
      const tariff = tariffOf(params.product);
      if (tariff === undefined) return sendUnknownProduct(reply);
      const found = findRate(tariff, params.totalAmount, params.duration);
      if (found.kind === 'outOfBounds') return sendOutOfBounds(reply, tariff);
      if (found.kind === 'offered') return sendJson(reply, found.taeg);
      return sendJson(reply, { duration: found.duration, taeg: found.taeg });
    },
  );

  app.get(
    '/duration/:product',
    {
      ...limited,
      schema: {
        summary: 'The longest duration, in months, of a product, or of an amount with it',
        tags: ['lookups'],
        params: z.object({ product: z.string() }),
        querystring: z.object({ amount: amount.optional() }),
        response: { 200: z.number() },
      },
    },
    ({ params, query }, reply) => {
      const tariff = tariffOf(params.product);
      if (tariff === undefined) return sendUnknownProduct(reply);
      const longest =
        query.amount === undefined
          ? longestDuration(tariff)
          : longestDuration(tariff, query.amount);
      return longest === undefined ? sendOutOfBounds(reply, tariff) : sendJson(reply, longest);
    },
  );
}

/** By hand: an object would move keys that look like numbers («10» before «80») to its front. */
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
