import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signWebhook } from './sign-webhook.ts';

const NOW = new Date('2026-11-20T14:00:00.900Z');
const SECRET = 'a secret that the lender and we share, no one else';
const MESSAGE = { id: 'msg', body: '{"é":1}', now: NOW };

const signed = (key: string | Buffer) =>
  `v1,${createHmac('sha256', key).update('msg.1795183200.{"é":1}').digest('base64')}`;

// C-8.1
describe('a signature', () => {
  it('covers id, instant and body, and comes with both names of the message', () => {
    expect(signWebhook([SECRET], MESSAGE)).toEqual({
      'webhook-id': 'msg',
      'webhook-timestamp': '1795183200',
      'webhook-signature': signed(SECRET),
      'idempotency-key': 'msg',
    });
  });

  it('is made with every secret, while the lender changes theirs', () => {
    const headers = signWebhook([SECRET, `new ${SECRET}`], MESSAGE);
    expect(headers['webhook-signature']).toBe(`${signed(SECRET)} ${signed(`new ${SECRET}`)}`);
  });

  it('accepts a key in the notation of Standard Webhooks', () => {
    const key = Buffer.alloc(32, 7);
    const headers = signWebhook([`whsec_${key.toString('base64')}`], MESSAGE);
    expect(headers['webhook-signature']).toBe(signed(key));
  });

  it('equals the published example', () => {
    // Standard Webhooks, "Verifying signatures": its own libraries are tested with it.
    const headers = signWebhook(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      body: '{"test": 2432232314}',
      now: new Date(1_614_265_330_000),
    });
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });
});
