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
 * body is not read. Redirects are not followed, because they would carry the message elsewhere.
 */
export function createWebhook(
  { url, secrets }: WebhookSettings,
  { now, nameBroker }: { now: () => Date; nameBroker: NameBroker },
  timeout = TIMEOUT,
): Channel {
  return {
    name: 'webhook',
    deliver: async (subject, messageId) => {
      const body = JSON.stringify(webhookBody(subject, messageId, nameBroker));
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'loanfront',
        ...signWebhook(secrets, { id: messageId, body, now: now() }),
      };
      return await post(url, headers, body, AbortSignal.timeout(timeout));
    },
  };
}

async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<Taken> {
  let answer: Response;
  try {
    answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  } catch (error) {
    return { ok: false, why: signal.aborted ? 'timeout' : `unreachable${codeOf(error)}` };
  }
  // Only the status counts; a body that never ends must not hold the connection.
  await answer.body?.cancel().catch(() => {});
  return answer.ok ? { ok: true } : { ok: false, why: `status ${answer.status}` };
}

/** The system's or TLS's code: "ECONNREFUSED", "CERT_HAS_EXPIRED". Messages would name the address. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? ` ${String(cause.code)}` : '';
}
