import type { ContractLocale } from '#domain/locale/locale.ts';
import { createKeyedHashes } from '../encryption/keyed-hashes.ts';

/** The documents of an application, each with an address of its own. */
export const DOCUMENT_KINDS = ['summary', 'secci'] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Addresses that open one document of one application to whoever holds them. */
export interface DocumentKeys {
  /** «/fr/summary-pdf/{uniqId}/{hash}» */
  addressOf(kind: DocumentKind, locale: ContractLocale, uniqid: string): string;
  fits(kind: DocumentKind, uniqid: string, hash: string): boolean;
}

export function createDocumentKeys(secrets: readonly string[]): DocumentKeys {
  const hashes = createKeyedHashes(secrets);
  return {
    addressOf: (kind, locale, uniqid) =>
      `/${locale}/${kind}-pdf/${uniqid}/${hashes.of(`${kind}-pdf`, uniqid)}`,
    fits: (kind, uniqid, hash) => hashes.fits(`${kind}-pdf`, uniqid, hash),
  };
}
