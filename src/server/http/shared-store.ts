import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyBaseLogger } from 'fastify';
import type { RateCounts } from '../stores/rate-counts.ts';
import { within } from './within.ts';

/** How long a call waits for its count, in milliseconds. */
const TIMEOUT = 1_000;
/** After a failure, how long the database is left alone, in milliseconds: calls must not wait for each count. */
const PAUSE = 5_000;

/** What the limits of several servers are counted in together. */
export interface SharedLimits {
  counts: Pick<RateCounts, 'add'>;
  /** Called for each call that the database did not count. */
  onUncounted?: (() => void) | undefined;
  /** In milliseconds; set by tests. */
  timeout?: number;
  pause?: number;
}

/** A store of the plugin that counts in the database. While the database fails it reports an error for each call. */
export function createSharedStore(
  { counts, onUncounted, timeout = TIMEOUT, pause = PAUSE }: SharedLimits,
  log: Pick<FastifyBaseLogger, 'warn'>,
): FastifyRateLimitStoreCtor {
  let failure: { error: Error; until: number } | undefined;
  const count = async (key: string, window: number) => {
    if (failure !== undefined && performance.now() < failure.until) throw failure.error;
    try {
      const adding = counts.add({ key, requests: 1, window });
      const counted = await within(timeout, adding, undefined);
      if (counted === undefined) throw new Error('The database did not count in time');
      if (failure !== undefined) log.warn('Rate limits are shared by all servers again');
      failure = undefined;
      return counted;
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error('The database did not count');
      if (failure === undefined)
        log.warn({ err: error }, 'Rate limits are counted by this server only');
      failure = { error, until: performance.now() + pause };
      throw error;
    }
  };
  return class SharedStore implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, callback, window) => {
      count(key, window).then(
        (counted) => callback(null, { current: counted.count, ttl: counted.endsIn }),
        (error: Error) => {
          onUncounted?.();
          callback(error);
        },
      );
    };

    child(): SharedStore {
      return this;
    }
  };
}
