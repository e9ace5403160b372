import type { KeyRing } from '../encryption/key-ring.ts';
import { placeOfAttachments, placeOfMail } from './sql-development-mail.ts';
import { placeOfDraft } from './sql-drafts.ts';
import { placeOfInquiry } from './sql-inquiries.ts';
import { markOfSubscription, placeOfSubscription } from './sql-newsletter.ts';
import { placeOfProspect } from './sql-prospects.ts';
import { markOfRequest, placeOfRequest } from './sql-requests.ts';
import { placeOfApplicant, placeOfCoborrower } from './sql-shares.ts';
import { placeOfAttempt, placeOfSignIn } from './sql-sign-ins.ts';
import { placeOfPiece, placeOfUpload } from './sql-uploads.ts';
import type { Tables } from './tables.ts';

/** A column whose values are sealed. A test holds that the list is complete. */
export interface SealedColumnOf<T extends keyof Tables> {
  table: T;
  column: string;
  /** What the table's rows are known by, in the order of its index. */
  key: readonly (keyof Tables[T] & string)[];
  /** Where a row's value may be bound to. */
  places(row: Tables[T]): readonly string[];
  /** The row's `addressMark`, which is made of the same content. */
  markOf?(keyRing: KeyRing, content: string): string | null;
}

export type AnySealedColumn = { [T in keyof Tables]: SealedColumnOf<T> }[keyof Tables];

export const SEALED_COLUMNS: readonly AnySealedColumn[] = [
  {
    table: 'drafts',
    column: 'sealed',
    key: ['uniqid'],
    places: ({ uniqid }) => [placeOfDraft(uniqid)],
  },
  {
    table: 'requests',
    column: 'sealed',
    key: ['id'],
    places: ({ id }) => [placeOfRequest(id)],
    markOf: (keyRing, content) => markOfRequest(keyRing, JSON.parse(content)),
  },
  {
    table: 'prospects',
    column: 'sealed',
    key: ['id'],
    places: ({ id }) => [placeOfProspect(id)],
  },
  {
    table: 'shares',
    column: 'sealed',
    key: ['id'],
    places: ({ id }) => [placeOfApplicant(id)],
  },
  {
    table: 'shares',
    column: 'sealedPart',
    key: ['id'],
    places: ({ id }) => [placeOfCoborrower(id)],
  },
  {
    table: 'signInAttempts',
    column: 'sealed',
    key: ['stateHash'],
    places: ({ stateHash }) => [placeOfAttempt(stateHash)],
  },
  {
    table: 'signIns',
    column: 'sealed',
    key: ['sessionId', 'provider'],
    places: (row) => [placeOfSignIn(row)],
  },
  {
    table: 'inquiries',
    column: 'sealed',
    key: ['id'],
    places: ({ id }) => [placeOfInquiry(id)],
  },
  {
    table: 'uploads',
    column: 'sealed',
    key: ['id'],
    places: ({ id }) => [placeOfUpload(id)],
  },
  {
    table: 'uploadPieces',
    column: 'sealed',
    key: ['uploadId', 'position'],
    // Only opening it tells whether a piece is the last: an upload may be under way.
    places: ({ uploadId, position }) =>
      [false, true].map((isLast) => placeOfPiece(uploadId, position, isLast)),
  },
  {
    table: 'newsletterSubscriptions',
    column: 'sealed',
    key: ['id'],
    places: ({ id }) => [placeOfSubscription(id)],
    markOf: (keyRing, content) => markOfSubscription(keyRing, JSON.parse(content)),
  },
  {
    table: 'developmentMail',
    column: 'sealed',
    key: ['id'],
    places: ({ id }) => [placeOfMail(id)],
  },
  {
    table: 'developmentMail',
    column: 'sealedAttachments',
    key: ['id'],
    places: ({ id }) => [placeOfAttachments(id)],
  },
];
