import { createHash } from 'node:crypto';
import { z } from 'zod';
import { limitResponseSize } from '../limit-response-size.ts';
import type { BotCheck } from './bot-check.ts';

/** How long Cloudflare has to answer, in milliseconds. */
const TIMEOUT = 5_000;
const MAX_RESPONSE_BYTES = 16 * 1024; // bytes; an answer has a few hundred
const TOKEN_LENGTH = 2_048; // Cloudflare's own limit, characters
/** Cloudflare refuses a token after five minutes; it is remembered longer, in case clocks differ. */
const REMEMBERED_SECONDS = 15 * 60;

const answerSchema = z.object({ success: z.boolean() });

/** Cloudflare Turnstile: a third party's verdict, requested over the network. */
export function createTurnstileCheck(
  provider: { siteKey: string; secret: string; verifyUrl: string },
  timeout = TIMEOUT,
): BotCheck {
  return {
    offer: { provider: 'turnstile', siteKey: provider.siteKey },
    verify: async (proof, now) => {
      if (proof === '' || proof.length > TOKEN_LENGTH) return { ok: false, reason: 'notProven' };
      const success = await verifyWithCloudflare(provider, proof, timeout);
      if (success === undefined) return { ok: false, reason: 'checkUnavailable' };
      if (!success) return { ok: false, reason: 'notProven' };
      const fingerprint = createHash('sha256').update(`turnstile:${proof}`).digest('base64url');
      return {
        ok: true,
        fingerprint,
        expiresAt: new Date(now.getTime() + REMEMBERED_SECONDS * 1000),
      };
    },
  };
}

/** `undefined` if no answer came: that is not a verdict on the visitor. */
async function verifyWithCloudflare(
  provider: { secret: string; verifyUrl: string },
  response: string,
  timeout: number,
): Promise<boolean | undefined> {
  try {
    const answer = await fetch(provider.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: provider.secret, response }),
      // A redirect would carry the secret elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const bounded = await limitResponseSize(answer, MAX_RESPONSE_BYTES);
    return answerSchema.safeParse(await bounded.json()).data?.success;
  } catch {
    return undefined;
  }
}
