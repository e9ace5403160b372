import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a hash is for: it is not valid for another purpose. */
export type HashPurpose =
  | 'summary-pdf'
  | 'secci-pdf'
  | 'coborrower-summary-pdf'
  | 'coborrower-secci-pdf'
  | 'coborrower-link'
  | 'follow-link'
  | 'resume-link'
  | 'resume-device'
  | 'file'
  | 'form-question'
  | 'form-answer'
  | 'newsletter-confirm'
  | 'newsletter-end'
  | 'rate-limit'
  | 'probe';

/** Hashes that only we can make, for addresses and links. */
export interface KeyedHashes {
  /** In base64url, 43 characters. */
  of(purpose: HashPurpose, text: string): string;
  /** In constant time. */
  fits(purpose: HashPurpose, text: string, hash: string): boolean;
}

/** The first secret makes hashes; those of the others remain valid, so that secrets can change. */
export function createKeyedHashes(secrets: readonly string[]): KeyedHashes {
  const [first] = secrets;
  if (first === undefined) throw new Error('No secret to key hashes with');
  return {
    of: (purpose, text) => hashOf(first, purpose, text).toString('base64url'),
    fits: (purpose, text, hash) => {
      const actual = Buffer.from(hash, 'base64url');
      // Several spellings decode to the same bytes; only ours is valid.
      if (actual.toString('base64url') !== hash) return false;
      return secrets.some((secret) => {
        const expected = hashOf(secret, purpose, text);
        return expected.length === actual.length && timingSafeEqual(expected, actual);
      });
    },
  };
}

/** The secret also signs sessions: a key derived for each purpose keeps the uses apart. */
function hashOf(secret: string, purpose: HashPurpose, text: string): Buffer {
  const key = createHmac('sha256', secret).update(`loanfront ${purpose} 1`).digest();
  return createHmac('sha256', key).update(text).digest();
}
