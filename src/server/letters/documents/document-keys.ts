import type { ContractLocale } from '#domain/locale/locale.ts';
import { type Conditions, conditionsOf } from '#journey/agreed-conditions.ts';
import { createKeyedHashes } from '../../security/encryption/keyed-hashes.ts';
import type { Share } from '../../stores/share-store.ts';

/** The documents of an application, each with an address of its own. */
export const DOCUMENT_KINDS = ['summary', 'secci'] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A share, and the first link generation that belongs to its present co-borrower. */
type OwnedShare = Pick<Share, 'id' | 'trustedFrom'>;

/** An application with the figures that its page shows, and the session that holds it. */
interface HeldApplication {
  uniqid: string;
  sessionId: string;
  figures: Conditions;
}

/** Addresses that open a document of an application to anyone who has them. */
export interface DocumentKeys {
  /** "/fr/summary-pdf/{uniqId}/{hash}": for its figures and the session that holds it, and no others (A-14.10, A-16.12). */
  addressOf(kind: DocumentKind, locale: ContractLocale, application: HeldApplication): string;
  fits(kind: DocumentKind, application: HeldApplication, hash: string): boolean;
  /** The co-borrower's own, under the share's id; revoked once the share belongs to another address. */
  coborrowersAddressOf(kind: DocumentKind, locale: ContractLocale, share: OwnedShare): string;
  fitsCoborrower(kind: DocumentKind, share: OwnedShare, hash: string): boolean;
}

export function createDocumentKeys(secrets: readonly string[]): DocumentKeys {
  const hashes = createKeyedHashes(secrets);
  const owned = ({ id, trustedFrom }: OwnedShare) => `${id} ${trustedFrom}`;
  const held = ({ uniqid, sessionId, figures }: HeldApplication) =>
    [uniqid, sessionId, ...Object.values(conditionsOf(figures))].join(' ');
  return {
    addressOf: (kind, locale, application) =>
      `/${locale}/${kind}-pdf/${application.uniqid}/${hashes.of(`${kind}-pdf`, held(application))}`,
    fits: (kind, application, hash) => hashes.fits(`${kind}-pdf`, held(application), hash),
    coborrowersAddressOf: (kind, locale, share) =>
      `/${locale}/${kind}-pdf/${share.id}/${hashes.of(`coborrower-${kind}-pdf`, owned(share))}`,
    fitsCoborrower: (kind, share, hash) =>
      hashes.fits(`coborrower-${kind}-pdf`, owned(share), hash),
  };
}
