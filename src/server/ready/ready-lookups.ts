import type { FastifyInstance, onSendHookHandler } from 'fastify';
import { allowsCachingUntil } from '../http/caching.ts';
import type { Encoding } from '../pages/load-site.ts';
import { chooseEncoding } from '../pages/negotiate.ts';
import { type Asked, makeReady, type ReadyAnswer } from './ready-answer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Until when a look-up's answer is the same for everyone, where browsers may not cache it. */
    sameUntil?: (instant: Date) => Date;
  }
}

interface KeptAnswer {
  readonly answer: ReadyAnswer;
  readonly bytes: number;
  readonly until: number;
}

export interface ReadyLookups {
  /** Keeps the answers of an instance's look-ups, those declared from now on, for the next who asks the same. */
  keepAnswersOf(api: FastifyInstance): void;
  /** The answer to a request, if the same was answered before. */
  find(asked: Asked): ReadyAnswer | undefined;
}

/** How much is kept: 8 MB, what an answer takes beside its body counted as 1 KB. The first that came is the first to go. */
const MOST_BYTES = 8_000_000;
const BESIDE_ITS_BODY = 1_000;
/** A longer answer is not kept: none that many visitors ask is longer. */
const LONGEST = 64_000;

const ENCODINGS: Readonly<Record<Encoding, true>> = { br: true, gzip: true, identity: true };

/**
 * The answers of look-ups that were sent before, as long as browsers may cache them. They depend on nothing but the
 * address and the encoding.
 */
export function createReadyLookups(now: () => Date, mostBytes = MOST_BYTES): ReadyLookups {
  const kept = new Map<string, KeptAnswer>();
  let bytes = 0;

  const forget = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };

  const keep: onSendHookHandler<unknown> = ({ raw, routeOptions }, reply, payload, done) => {
    done(null, payload);
    const instant = now();
    const { sameUntil } = routeOptions.config;
    const until = sameUntil?.(instant) ?? allowsCachingUntil(reply, instant);
    if (until === undefined || reply.statusCode !== 200 || raw.method !== 'GET') return;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return;
    const length = Buffer.byteLength(payload);
    const answer = makeReady('GET', {
      status: 200,
      headers: { ...reply.getHeaders(), 'content-length': length },
      body: payload,
      route: routeOptions.url ?? '',
      isLookup: true,
    });
    if (answer === undefined || length > LONGEST) return;
    const key = keyOf(raw);
    forget(key);
    const weight = BESIDE_ITS_BODY + length;
    kept.set(key, { answer, bytes: weight, until: until.getTime() });
    bytes += weight;
    // Nearly all are kept as long as each other, so that the first to come are the first to end.
    for (const [oldest, { until: end }] of kept) {
      if (bytes <= mostBytes && instant.getTime() < end) break;
      forget(oldest);
    }
  };

  return {
    keepAnswersOf: (api) => {
      api.addHook('onRoute', (route) => {
        if (route.config?.limited !== 'lookup') return;
        // After the route's own, which compress.
        route.onSend = [route.onSend ?? [], keep].flat();
      });
    },
    find: (asked) => {
      if (asked.method !== 'GET') return undefined;
      const found = kept.get(keyOf(asked));
      return found !== undefined && now().getTime() < found.until ? found.answer : undefined;
    },
  };
}

const keyOf = ({ url, headers }: Asked) =>
  `${chooseEncoding(headers['accept-encoding'], ENCODINGS)} ${url}`;
