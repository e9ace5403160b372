import { randomBytes } from 'node:crypto';
import { TIMESTAMP_FAULTS } from './timestamp-faults.ts';

export interface TimestampAuthority {
  url: string;
  /** The certificates in DER, one of which has to have issued the authority's. */
  authorities: readonly Uint8Array[];
}

/** How long an authority has to respond, in milliseconds. */
const TIMEOUT = 10_000;
/** A response has some kilobytes: what is longer is none. */
const MAX_RESPONSE_BYTES = 64 * 1024;
/** By how much an authority's time may differ from ours, in milliseconds. */
const MAX_DIFFERENCE = 10 * 60_000;

export type TakenTimestamp = { ok: true; response: Uint8Array } | { ok: false; why: string };

/** Requests a timestamp of a text, and checks all of it. Only the hash of the text leaves the server. */
export async function requestTimestamp(
  { url, authorities }: TimestampAuthority,
  text: string,
  now: () => Date,
  timeout = TIMEOUT,
): Promise<TakenTimestamp> {
  const { readTimestamp, timestampRequest } = await import('./timestamp-response.ts');
  const nonce = randomNonce();
  const posted = await post(url, timestampRequest(text, nonce), AbortSignal.timeout(timeout));
  if (!posted.ok) return posted;
  const read = await readTimestamp(posted.response, { text, authorities, nonce });
  if (!read.ok) return { ok: false, why: TIMESTAMP_FAULTS[read.why] };
  if (Math.abs(read.at.getTime() - now().getTime()) > MAX_DIFFERENCE)
    return { ok: false, why: TIMESTAMP_FAULTS.wrongTime };
  return posted;
}

/** A positive number in DER, which has no zeros in front. */
function randomNonce(): Uint8Array {
  const nonce = randomBytes(16);
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  return nonce;
}

async function post(url: string, body: Uint8Array, signal: AbortSignal): Promise<TakenTimestamp> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/timestamp-query',
        accept: 'application/timestamp-reply',
        'user-agent': 'loanfront',
      },
      body: Buffer.from(body),
      redirect: 'manual',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel().catch(() => {});
      return { ok: false, why: `status ${response.status}` };
    }
    const bytes = await readLimited(response);
    return bytes === undefined
      ? { ok: false, why: `it sent more than ${MAX_RESPONSE_BYTES} bytes` }
      : { ok: true, response: bytes };
  } catch (error) {
    return { ok: false, why: signal.aborted ? 'timeout' : `unreachable${codeOf(error)}` };
  }
}

async function readLimited({ body }: Response): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > MAX_RESPONSE_BYTES) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** The system's or TLS's code: "ECONNREFUSED". Messages would name the address. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? ` ${String(cause.code)}` : '';
}
