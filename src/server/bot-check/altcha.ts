import { createHash, hkdfSync } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { BotCheck, BotVerdict } from './bot-check.ts';
import { createRisingDifficulty } from './rising-difficulty.ts';

// The work is the number of tries times the cost of a try.
const COST = 1_000; // PBKDF2 rounds a try
/** About a second of work for a phone, once. In tries, on average. */
export const USUAL_TRIES = 5_000;
export const MOST_TRIES = 100_000;
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
      .max(2 * MOST_TRIES),
    derivedKey: z.string().max(128),
    time: z.number().optional(),
  }),
});

/**
 * Proof of work, checked by this server alone. `challengeUrl` is where the browser fetches a puzzle;
 * servers that share `secret` accept each other's puzzles. `tries` is the usual average number of tries to
 * solve a puzzle, an integer from 1 to `MOST_TRIES`; while many proofs fail here, puzzles take more. `onPuzzle` is called
 * with the average of each puzzle.
 */
export function createAltchaCheck(
  secret: string,
  challengeUrl: string,
  tries = USUAL_TRIES,
  onPuzzle?: (tries: number) => void,
): BotCheck {
  const keys = {
    hmacSignatureSecret: deriveSecret(secret, 'altcha-challenge'),
    hmacKeySignatureSecret: deriveSecret(secret, 'altcha-key'),
  };
  const difficulty = createRisingDifficulty(tries, MOST_TRIES);
  const judge = async (proof: string, now: Date): Promise<BotVerdict> => {
    const read = readProof(proof);
    if (read === undefined) return { ok: false, reason: 'notProven' };
    const { challenge, solution } = read;
    const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
    if (expiresAt <= now) return { ok: false, reason: 'notProven' };
    // Properties absent from the proof must stay absent, not undefined, because the signature covers it.
    const verdict = await verifySolution({
      challenge: JSON.parse(JSON.stringify(challenge)),
      solution: { counter: solution.counter, derivedKey: solution.derivedKey },
      deriveKey,
      ...keys,
    });
    if (!verdict.verified) return { ok: false, reason: 'notProven' };
    return { ok: true, fingerprint: fingerprintOf(challenge.signature), expiresAt };
  };
  return {
    offer: { provider: 'altcha', challengeUrl },
    createChallenge: (now) => {
      const average = difficulty.triesAt(now);
      onPuzzle?.(average);
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(Math.ceil(average * 1.5), Math.floor(average * 0.5)),
        deriveKey,
        expiresAt: new Date(now.getTime() + VALID_SECONDS * 1000),
        ...keys,
      });
    },
    verify: async (proof, now) => {
      const verdict = await judge(proof, now);
      // A form without a proof is no attempt at one.
      if (proof !== '') difficulty.note(verdict.ok, now);
      return verdict;
    },
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
