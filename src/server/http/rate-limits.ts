import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type TrustedProxies, visitorAddress } from './visitor-address.ts';

/** Requests a minute from one address. Generous: a whole office may share one. */
export const LIMITS = {
  lookup: 600,
  session: 120,
  submit: 300,
  document: 60,
  form: 60,
  // Where a sum stands for a proof: a person answers one now and then.
  question: 10,
} as const;

export type LimitedKind = keyof typeof LIMITS;

export class TooManyRequests extends Error {
  readonly statusCode = 429;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    limited?: LimitedKind;
  }
}

/** Holds routes to the limit that their config names (`limited`), times `factor`; 0 lifts all. */
export async function addRateLimits(
  app: FastifyInstance,
  factor: number,
  trusted: TrustedProxies = false,
): Promise<void> {
  if (factor === 0) return;
  await app.register(rateLimit, {
    global: true,
    timeWindow: 60_000,
    max: (request: FastifyRequest) => {
      const kind = request.routeOptions.config.limited;
      return kind === undefined ? Number.MAX_SAFE_INTEGER : Math.ceil(LIMITS[kind] * factor);
    },
    allowList: (request) => request.routeOptions.config.limited === undefined,
    // Of IPv6 the network counts: a household has 2⁶⁴ addresses in its own.
    keyGenerator: ({ routeOptions, raw }) =>
      `${routeOptions.config.limited} ${normalizeIP(visitorAddress(raw, trusted))}`,
    errorResponseBuilder: () => new TooManyRequests('Too many requests; try again in a minute.'),
  });
}
