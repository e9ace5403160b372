import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Locale } from '#domain/locale/locale.ts';

/** The documents of an application, each with an address of its own. */
export const DOCUMENT_KINDS = ['summary', 'secci'] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Addresses that open one document of one application to whoever holds them. */
export interface DocumentKeys {
  /** «/fr/summary-pdf/{uniqId}/{hash}» */
  addressOf(kind: DocumentKind, locale: Locale, uniqid: string): string;
  fits(kind: DocumentKind, uniqid: string, hash: string): boolean;
}

/** Hashes keyed by the first secret; those by the others still open, so that secrets can change. */
export function createDocumentKeys(secrets: readonly string[]): DocumentKeys {
  const [first] = secrets;
  if (first === undefined) throw new Error('No secret to key addresses with');
  return {
    addressOf: (kind, locale, uniqid) =>
      `/${locale}/${kind}-pdf/${uniqid}/${hashOf(first, kind, uniqid).toString('base64url')}`,
    fits: (kind, uniqid, hash) => {
      const given = Buffer.from(hash, 'base64url');
      // Several spellings decode to the same bytes: only ours is an address.
      if (given.toString('base64url') !== hash) return false;
      return secrets.some((secret) => {
        const own = hashOf(secret, kind, uniqid);
        return own.length === given.length && timingSafeEqual(own, given);
      });
    },
  };
}

/** The secret signs sessions too: a key derived for each purpose keeps the uses apart. */
function hashOf(secret: string, kind: DocumentKind, uniqid: string): Buffer {
  const key = createHmac('sha256', secret).update(`loanfront ${kind}-pdf 1`).digest();
  return createHmac('sha256', key).update(uniqid).digest();
}
