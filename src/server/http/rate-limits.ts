import rateLimit, { type FastifyRateLimitStore, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KeyedHashes } from '../encryption/keyed-hashes.ts';
import type { RateCount, RateCounts } from './rate-counts.ts';
import {
  createSharedCounter,
  type SharedCounter,
  type SharedCounterOptions,
} from './shared-counter.ts';
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

/**
 * Kinds whose calls cost little, or no database at all: other servers hear of them up to a second later.
 * The others are counted before they are answered.
 */
const CHEAP: ReadonlySet<LimitedKind> = new Set(['lookup', 'report']);

const WINDOW = 60_000; // milliseconds

/** What the limits of several servers are counted in together. */
export interface SharedLimits {
  counts: Pick<RateCounts, 'add'>;
  hashes: Pick<KeyedHashes, 'of'>;
  /** Called with `true` when the database stops counting, so that this server counts by itself, and with `false` when it counts again. */
  onAlone?: ((isAlone: boolean) => void) | undefined;
  /** In milliseconds; set by tests. */
  pace?: Pick<SharedCounterOptions, 'patience' | 'addEvery' | 'tryEvery'>;
}

/**
 * Applies to routes the limit that their config names (`limited`), times `factor`; 0 disables all.
 * Without `shared` this server counts by itself.
 */
export async function addRateLimits(
  app: FastifyInstance,
  factor: number,
  trusted: TrustedProxies = false,
  shared?: SharedLimits,
): Promise<void> {
  if (factor === 0) return;
  const counting = shared && { counter: countTogether(app, shared), hashes: shared.hashes };
  await app.register(rateLimit, {
    global: true,
    timeWindow: WINDOW,
    max: ({ routeOptions }: FastifyRequest) => {
      const kind = routeOptions.config.limited;
      return kind === undefined ? Number.MAX_SAFE_INTEGER : Math.ceil(LIMITS[kind] * factor);
    },
    allowList: (request) => request.routeOptions.config.limited === undefined,
    // For IPv6 the network counts, because a household has 2⁶⁴ addresses in its own.
    keyGenerator: ({ routeOptions, raw }) =>
      `${routeOptions.config.limited} ${normalizeIP(visitorAddress(raw, trusted))}`,
    errorResponseBuilder: () => new TooManyRequests('Too many requests; try again in a minute.'),
    ...(counting && { store: storeOf(counting) }),
  });
}

/** Counts requests together with the other servers, as long as the server runs. */
function countTogether(app: FastifyInstance, { counts, onAlone, pace }: SharedLimits) {
  const counter = createSharedCounter({
    counts,
    onAlone: (error) => {
      onAlone?.(true);
      app.log.warn({ err: error }, 'Rate limits are counted by this server alone');
    },
    onShared: () => {
      onAlone?.(false);
      app.log.warn('Rate limits are counted by all servers together again');
    },
    ...pace,
  });
  app.addHook('onClose', () => counter.close());
  return counter;
}

/** The store as the plugin wants it: a class. */
function storeOf({ counter, hashes }: { counter: SharedCounter; hashes: SharedLimits['hashes'] }) {
  return class SharedStore implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, callback, window, most) => {
      const [kind] = key.split(' ', 1) as [LimitedKind];
      const tell = ({ count, endsIn }: RateCount) =>
        callback(null, { current: count, ttl: endsIn });
      const hashed = hashes.of('rate-limit', key);
      if (CHEAP.has(kind)) tell(counter.countLoosely(hashed, { window, most }));
      else void counter.countExactly(hashed, { window, most }).then(tell);
    };

    child(): SharedStore {
      return this;
    }
  };
}
