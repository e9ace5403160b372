import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyRequests } from '../http/rate-limits.ts';
import { type TrustedProxies, visitorNetwork } from '../http/visitor-address.ts';
import type { KeyedHashes } from '../security/encryption/keyed-hashes.ts';
import type { RateCounts } from '../stores/rate-counts.ts';

/** How much an address may send in forms an hour, in megabytes: what is sent stays for weeks. */
export const MAX_MEGABYTES_AN_HOUR = 1_000;

const HOUR = 3_600_000; // milliseconds
const MEGABYTE = 1024 * 1024; // bytes

export interface UploadLimits {
  storage: { rateCounts: Pick<RateCounts, 'add'> };
  hashes: Pick<KeyedHashes, 'of'>;
  /** `rateLimit` multiplies the limit; 0 lifts it. */
  settings: { rateLimit: number; trustProxy: TrustedProxies };
}

/**
 * Counts the megabytes that a form announces, for all servers together, before it is read. Throws
 * `TooManyRequests` when its address has sent enough in an hour. A form below a megabyte is not counted; one that
 * announces no length counts as `longest` bytes.
 */
export async function limitUploads(
  { storage, hashes, settings }: UploadLimits,
  { raw }: Pick<FastifyRequest, 'raw'>,
  reply: Pick<FastifyReply, 'header'>,
  longest: number,
): Promise<void> {
  const { rateLimit, trustProxy } = settings;
  const bytes = Number(raw.headers['content-length'] ?? longest);
  if (rateLimit === 0 || !(bytes >= MEGABYTE)) return;
  const key = hashes.of('rate-limit', `upload ${visitorNetwork(raw, trustProxy)}`);
  const requests = Math.ceil(bytes / MEGABYTE);
  const { count, endsIn } = await storage.rateCounts.add({ key, requests, window: HOUR });
  if (count <= MAX_MEGABYTES_AN_HOUR * rateLimit) return;
  reply.header('retry-after', Math.ceil(endsIn / 1000));
  throw new TooManyRequests('Too much was sent from this address; try again later.');
}
