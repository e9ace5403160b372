import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { KeyedHashes } from '../../security/encryption/keyed-hashes.ts';

/** A mark is accepted this long before and after the time that it states, in milliseconds. */
const MARK_LIFE = 60_000;

/** A mark is remembered this long after that time: clocks of servers differ from the database's by up to a minute each. */
const REMEMBERED = 3 * MARK_LIFE;

const PREFIX = 'probe.';

const claimsSchema = z.object({
  /** Who runs the probe, for the audit log. */
  operator: z.string().min(1),
  at: z.iso.datetime().transform((text) => new Date(text)),
  nonce: z.uuid(),
});

export interface ProbeMark {
  operator: string;
  at: Date;
  nonce: string;
}

/** What stands where a visitor's bot check has its proof: only a holder of TOKEN_SECRET can make it. */
export function writeProbeMark(hashes: Pick<KeyedHashes, 'of'>, mark: ProbeMark): string {
  const claims = Buffer.from(JSON.stringify(mark)).toString('base64url');
  return `${PREFIX}${claims}.${hashes.of('probe', claims)}`;
}

export const isProbeMark = (proof: string) => proof.startsWith(PREFIX);

/** The mark, and what to remember of it as spent; `undefined` if it is forged, too old or too early. */
export function readProbeMark(
  hashes: Pick<KeyedHashes, 'fits'>,
  proof: string,
  now: Date,
): { operator: string; fingerprint: string; expiresAt: Date } | undefined {
  const [claims = '', hash = ''] = proof.slice(PREFIX.length).split('.');
  if (!isProbeMark(proof) || !hashes.fits('probe', claims, hash)) return undefined;
  const { operator, at, nonce } = claimsSchema.parse(
    JSON.parse(Buffer.from(claims, 'base64url').toString()),
  );
  if (Math.abs(now.getTime() - at.getTime()) >= MARK_LIFE) return undefined;
  const fingerprint = createHash('sha256').update(`probe:${nonce}`).digest('base64url');
  return { operator, fingerprint, expiresAt: new Date(at.getTime() + REMEMBERED) };
}
