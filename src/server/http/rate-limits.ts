import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KeyedHashes } from '../security/encryption/keyed-hashes.ts';
import { createSharedStore, type SharedLimits } from './shared-store.ts';
import { type TrustedProxies, visitorNetwork } from './visitor-address.ts';

/** Requests a minute from an address. Generous, because a whole office may share an address. */
export const LIMITS = {
  lookup: 600,
  session: 120,
  submit: 300,
  document: 60,
  form: 60,
  // Where a sum replaces a proof: a person answers a sum now and then.
  question: 10,
  report: 30,
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

/** Kinds whose calls are mostly answered from memory: a statement to count each would cost more than the call. */
const CHEAP: ReadonlySet<LimitedKind | undefined> = new Set(['lookup', 'report']);

const WINDOW = 60_000; // milliseconds
/** Addresses and kinds that are counted at once, each about 300 bytes; beyond, the least recent is forgotten. */
const MAX_ADDRESSES = 20_000;

export interface RateLimits {
  /** Multiplies every limit; 0 disables all. */
  factor: number;
  trusted: TrustedProxies;
  hashes: Pick<KeyedHashes, 'of'>;
  /** Absent where there is a single server. */
  shared?: SharedLimits | undefined;
}

/**
 * Applies to routes the limit that their config names (`limited`). Each server counts in memory. With `shared`, calls that
 * are not cheap are counted in the database as well, for all servers together: what one server knows to be over the limit
 * never reaches the database, and while the database does not answer the counts in memory hold.
 */
export async function addRateLimits(
  app: FastifyInstance,
  { factor, trusted, hashes, shared }: RateLimits,
): Promise<void> {
  if (factor === 0) return;
  app.addHook('onRoute', (route) => {
    // Pages and whatever else has no limit get no hook.
    if (route.config?.limited === undefined) route.config = { ...route.config, rateLimit: false };
  });
  const options: RateLimitPluginOptions = {
    timeWindow: WINDOW,
    max: (request: FastifyRequest) => Math.ceil(LIMITS[kindOf(request) ?? 'lookup'] * factor),
    keyGenerator: (request) => {
      const visitor = visitorNetwork(request.raw, trusted);
      return hashes.of('rate-limit', `${kindOf(request)} ${visitor}`);
    },
    errorResponseBuilder: () => new TooManyRequests('Too many requests; try again in a minute.'),
  };
  await app.register(rateLimit, { ...options, cache: MAX_ADDRESSES });
  if (shared === undefined) return;
  await app.register(rateLimit, {
    ...options,
    store: createSharedStore(shared, app.log),
    allowList: (request) => CHEAP.has(kindOf(request)),
    skipOnError: true,
  });
}

const kindOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.limited;
