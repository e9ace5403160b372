import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type TrustedProxies, visitorAddress } from './visitor-address.ts';

/** Requests a minute from an address. Generous, because a whole office may share an address. */
export const LIMITS = {
  lookup: 600,
  session: 120,
  submit: 300,
  document: 60,
  form: 60,
  // Where a sum replaces a proof: a person answers a sum now and then.
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

/** Applies to routes the limit that their config names (`limited`), times `factor`; 0 disables all. */
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
    // For IPv6 the network counts, because a household has 2⁶⁴ addresses in its own.
    keyGenerator: ({ routeOptions, raw }) =>
      `${routeOptions.config.limited} ${normalizeIP(visitorAddress(raw, trusted))}`,
    errorResponseBuilder: () => new TooManyRequests('Too many requests; try again in a minute.'),
  });
}
