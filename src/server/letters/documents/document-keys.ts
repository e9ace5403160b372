import type { ContractLocale } from '#domain/locale/locale.ts';
import { type Conditions, conditionsOf } from '#journey/agreed-conditions.ts';
import { createKeyedHashes } from '../../security/encryption/keyed-hashes.ts';
import type { Share } from '../../stores/share-store.ts';

/** The documents of an application, each with an address of its own. */
export const DOCUMENT_KINDS = ['summary', 'secci'] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A share, and the first link generation that belongs to its present co-borrower. */
type OwnedShare = Pick<Share, 'id' | 'trustedFrom'>;

/** Addresses that open a document of an application to whoever has them. */
export interface DocumentKeys {
  /** "/fr/summary-pdf/{uniqId}/{hash}": it opens the document with these figures, and with no others (A-16.10). */
  addressOf(
    kind: DocumentKind,
    locale: ContractLocale,
    uniqid: string,
    figures: Conditions,
  ): string;
  fits(kind: DocumentKind, uniqid: string, figures: Conditions, hash: string): boolean;
  /** The co-borrower's own, under the share's id; revoked once the share belongs to another address. */
  coborrowersAddressOf(kind: DocumentKind, locale: ContractLocale, share: OwnedShare): string;
  fitsCoborrower(kind: DocumentKind, share: OwnedShare, hash: string): boolean;
}

export function createDocumentKeys(secrets: readonly string[]): DocumentKeys {
  const hashes = createKeyedHashes(secrets);
  const owned = ({ id, trustedFrom }: OwnedShare) => `${id} ${trustedFrom}`;
  const shown = (uniqid: string, figures: Conditions) =>
    [uniqid, ...Object.values(conditionsOf(figures))].join(' ');
  return {
    addressOf: (kind, locale, uniqid, figures) =>
      `/${locale}/${kind}-pdf/${uniqid}/${hashes.of(`${kind}-pdf`, shown(uniqid, figures))}`,
    fits: (kind, uniqid, figures, hash) => hashes.fits(`${kind}-pdf`, shown(uniqid, figures), hash),
    coborrowersAddressOf: (kind, locale, share) =>
      `/${locale}/${kind}-pdf/${share.id}/${hashes.of(`coborrower-${kind}-pdf`, owned(share))}`,
    fitsCoborrower: (kind, share, hash) =>
      hashes.fits(`coborrower-${kind}-pdf`, owned(share), hash),
  };
}
