import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Borrower } from '#journey/borrowers.ts';

/** The documents and texts that a borrower is given, or agrees to. */
export const GIVEN_KINDS = ['secci', 'summary', 'example', 'terms', 'consents'] as const;

export type GivenKind = (typeof GIVEN_KINDS)[number];

/** A document or text as it was given to a borrower. No personal data. */
export interface Given {
  kind: GivenKind;
  borrower: Borrower;
  lang: ContractLocale;
  /** Of the program that showed it. */
  version: string;
  /** Of the bytes that were shown, in hexadecimal. */
  sha256: string;
  /** When it was given first. */
  at: Date;
}

/** As the audit log, the webhook and the exports have it. */
export const describeGiven = ({ at, ...given }: Given) => ({ ...given, at: at.toISOString() });

export interface GivenStore {
  /** Stores what was given in an application; false if the same was given to that borrower before. */
  add(uniqid: string, given: Given): Promise<boolean>;
  /** By the applications' names, each list in the order of time. */
  listOf(uniqids: readonly string[]): Promise<ReadonlyMap<string, readonly Given[]>>;
  /** Where the bytes of that hash were given. */
  findByHash(sha256: string): Promise<readonly (Given & { uniqid: string })[]>;
  /** Deletes what belongs to no draft, share or request any more; returns how many. */
  purge(): Promise<number>;
  /** The same of these applications only. */
  purgeOf(uniqids: readonly string[]): Promise<void>;
}
