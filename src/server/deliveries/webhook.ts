import type { NameBroker } from '../lookups/brokers/name-broker.ts';
import type { Channel, Taken } from './channel.ts';
import { signWebhook } from './sign-webhook.ts';
import { webhookBody } from './webhook-body.ts';

export interface WebhookSettings {
  url: string;
  /** Every secret makes a signature. */
  secrets: readonly string[];
}

/** How long a receiver has to answer, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Posts to the lender's own receiver. A message is delivered once the receiver answers with a 2xx; the
 * body is not read. A 410 ends the attempts, Retry-After delays the next (C-8.9). Redirects are not followed, because they would carry the message elsewhere.
 */
export function createWebhook(
  settings: WebhookSettings,
  { now, nameBroker }: { now: () => Date; nameBroker: NameBroker },
  timeout = TIMEOUT,
): Channel {
  return {
    name: 'webhook',
    deliver: async (subject, messageId) => {
      const body = JSON.stringify(webhookBody(subject, messageId, nameBroker));
      return await postSigned(settings, { id: messageId, body, now: now() }, timeout);
    },
  };
}

/** Posts a message with its signatures. */
export async function postSigned(
  { url, secrets }: WebhookSettings,
  message: { id: string; body: string; now: Date },
  timeout = TIMEOUT,
): Promise<Taken> {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'loanfront',
    ...signWebhook(secrets, message),
  };
  return await post(url, headers, message.body, AbortSignal.timeout(timeout), message.now);
}

async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
  now: Date,
): Promise<Taken> {
  let answer: Response;
  try {
    answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  } catch (error) {
    return { ok: false, why: signal.aborted ? 'timeout' : `unreachable${codeOf(error)}` };
  }
  // Only the status counts; a body that never ends must not hold the connection.
  await answer.body?.cancel().catch(() => {});
  if (answer.ok) return { ok: true };
  if (answer.status === GONE)
    return { ok: false, why: 'gone (410), and is not tried again', isFinal: true };
  const wait = waitIn(answer.headers.get('retry-after'), now);
  return { ok: false, why: `status ${answer.status}`, ...(wait !== undefined && { wait }) };
}

/** The status by which a receiver says that it is no more. */
const GONE = 410;

/** The longest wait that is respected, in milliseconds: a day. */
const MAX_WAIT = 24 * 3_600_000;

/** What Retry-After asks for, in milliseconds (RFC 9110 §10.2.3): seconds or a date. */
export function waitIn(retryAfter: string | null, now: Date): number | undefined {
  if (retryAfter === null) return undefined;
  const wait = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1_000
    : Date.parse(retryAfter) - now.getTime();
  return wait > 0 ? Math.min(wait, MAX_WAIT) : undefined;
}

/** The system's or TLS's code: "ECONNREFUSED", "CERT_HAS_EXPIRED". Messages would name the address. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? ` ${String(cause.code)}` : '';
}
