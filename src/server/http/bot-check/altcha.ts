import { createHash, hkdfSync } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { BotCheck, BotVerdict } from './bot-check.ts';

// The work is the number of tries times the cost of a try.
const COST = 1_000; // PBKDF2 rounds a try
/** About a second of work for a phone, once. In tries, on average. */
export const DEFAULT_TRIES = 5_000;
export const MAX_TRIES = 100_000;
const VALID_SECONDS = 20 * 60; // long enough to read the page first

const proofSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(128),
      salt: z.string().max(128),
      cost: z.literal(COST),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(128),
      keySignature: z.string().max(256).optional(),
      expiresAt: z.number(),
    }),
    signature: z.string().max(256),
  }),
  solution: z.object({
    counter: z
      .int()
      .nonnegative()
      .max(2 * MAX_TRIES),
    derivedKey: z.string().max(128),
    time: z.number().optional(),
  }),
});

/**
 * Proof of work, checked by this server alone. `challengeUrl` is where the browser fetches a puzzle;
 * the first of `secrets` signs puzzles, those of all are accepted, so servers that share a secret accept each other's. Throws
 * if there is none. `tries` is the average number of tries to solve a puzzle, an
 * integer from 1 to `MAX_TRIES`.
 */
export function createAltchaCheck(
  secrets: readonly string[],
  challengeUrl: string,
  tries = DEFAULT_TRIES,
): BotCheck {
  const allKeys = secrets.map((secret) => ({
    hmacSignatureSecret: deriveSecret(secret, 'altcha-challenge'),
    hmacKeySignatureSecret: deriveSecret(secret, 'altcha-key'),
  }));
  const [signingKeys] = allKeys;
  if (signingKeys === undefined) throw new Error('No secret to sign challenges with');
  const verify = async (proof: string, now: Date): Promise<BotVerdict> => {
    const read = readProof(proof);
    if (read === undefined) return { ok: false, reason: 'notProven' };
    const { challenge, solution } = read;
    const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
    if (expiresAt <= now) return { ok: false, reason: 'notProven' };
    for (const keys of allKeys) {
      // Properties absent from the proof must stay absent, not undefined, because the signature covers it.
      const { verified } = await verifySolution({
        challenge: JSON.parse(JSON.stringify(challenge)),
        solution: { counter: solution.counter, derivedKey: solution.derivedKey },
        deriveKey,
        ...keys,
      });
      if (verified) return { ok: true, fingerprint: fingerprintOf(challenge.signature), expiresAt };
    }
    return { ok: false, reason: 'notProven' };
  };
  return {
    offer: { provider: 'altcha', challengeUrl },
    createChallenge: (now) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(Math.ceil(tries * 1.5), Math.floor(tries * 0.5)),
        deriveKey,
        expiresAt: new Date(now.getTime() + VALID_SECONDS * 1000),
        ...signingKeys,
      }),
    verify,
  };
}

/** The signature covers the nonce, so it identifies the puzzle however the rest is written. */
function fingerprintOf(signature: string): string {
  return createHash('sha256').update(`altcha:${signature.toLowerCase()}`).digest('base64url');
}

function readProof(proof: string): z.infer<typeof proofSchema> | undefined {
  try {
    return proofSchema.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

function deriveSecret(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url');
}
