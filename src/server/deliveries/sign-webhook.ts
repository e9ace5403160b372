import { createHmac } from 'node:crypto';

/** Headers of Standard Webhooks, and the draft "Idempotency-Key": both name the same message. */
export interface WebhookHeaders {
  readonly [name: string]: string;
}

/**
 * Signs a body for the receiver: HMAC-SHA256 over "id.timestamp.body", in base64, with every secret, so
 * that a receiver can change its own without losing a message. `now`: the instant of this attempt.
 */
export function signWebhook(
  secrets: readonly string[],
  { id, body, now }: { id: string; body: string; now: Date },
): WebhookHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map(
    (secret) =>
      `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
    'idempotency-key': id,
  };
}

/** Standard Webhooks writes a key as "whsec_" and base64; any other text is the key itself. */
function keyOf(secret: string): Buffer {
  const encoded = /^whsec_(.+)$/.exec(secret)?.[1];
  return encoded === undefined ? Buffer.from(secret, 'utf8') : Buffer.from(encoded, 'base64');
}
