import type { BoundColumns } from '../security/encryption/bound-columns.ts';
import type { KeyRing } from '../security/encryption/key-ring.ts';
import { placeOfAuditKey } from './sql-audit.ts';
import { boundColumnsOfDecision, placeOfDecision } from './sql-decisions.ts';
import { boundColumnsOfDelivery, placeOfDelivery } from './sql-deliveries.ts';
import { placeOfAttachments, placeOfMail } from './sql-development-mail.ts';
import { boundColumnsOfDraft, placeOfDraft } from './sql-drafts.ts';
import { boundColumnsOfHold, placeOfHold } from './sql-holds.ts';
import { boundColumnsOfInquiry, placeOfInquiry } from './sql-inquiries.ts';
import {
  boundColumnsOfSubscription,
  markOfSubscription,
  placeOfSubscription,
} from './sql-newsletter.ts';
import { boundColumnsOfProspect, placeOfProspect } from './sql-prospects.ts';
import { boundColumnsOfRequest, markOfRequest, placeOfRequest } from './sql-requests.ts';
import { boundColumnsOfRestriction, placeOfRestriction } from './sql-restrictions.ts';
import { boundColumnsOfShare, placeOfApplicant, placeOfCoborrower } from './sql-shares.ts';
import {
  boundColumnsOfAttempt,
  boundColumnsOfSignIn,
  placeOfAttempt,
  placeOfSignIn,
} from './sql-sign-ins.ts';
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
  /** The readable columns to which the content is bound. */
  boundColumns?(row: Tables[T]): BoundColumns;
}

export type AnySealedColumn = { [T in keyof Tables]: SealedColumnOf<T> }[keyof Tables];

export const SEALED_COLUMNS: readonly AnySealedColumn[] = [
  {
    ...sealed('drafts', 'sealed', ['uniqid'], ({ uniqid }) => [placeOfDraft(uniqid)]),
    boundColumns: boundColumnsOfDraft,
  },
  {
    ...sealed('draftDecisions', 'sealed', ['uniqid', 'fingerprint'], (row) => [
      placeOfDecision(row),
    ]),
    boundColumns: boundColumnsOfDecision,
  },
  {
    ...sealed('requests', 'sealed', ['id'], ({ id }) => [placeOfRequest(id)]),
    markOf: (keyRing, content) => markOfRequest(keyRing, JSON.parse(content)),
    boundColumns: boundColumnsOfRequest,
  },
  {
    ...sealed('prospects', 'sealed', ['id'], ({ id }) => [placeOfProspect(id)]),
    boundColumns: boundColumnsOfProspect,
  },
  {
    ...sealed('shares', 'sealed', ['id'], ({ id }) => [placeOfApplicant(id)]),
    boundColumns: boundColumnsOfShare,
  },
  {
    ...sealed('shares', 'sealedPart', ['id'], ({ id }) => [placeOfCoborrower(id)]),
    boundColumns: boundColumnsOfShare,
  },
  {
    ...sealed('deliveries', 'sealed', ['messageId'], ({ messageId }) => [
      placeOfDelivery(messageId),
    ]),
    boundColumns: boundColumnsOfDelivery,
  },
  {
    ...sealed('signInAttempts', 'sealed', ['stateHash'], ({ stateHash }) => [
      placeOfAttempt(stateHash),
    ]),
    boundColumns: boundColumnsOfAttempt,
  },
  {
    ...sealed('signIns', 'sealed', ['sessionId', 'provider'], (row) => [placeOfSignIn(row)]),
    boundColumns: boundColumnsOfSignIn,
  },
  {
    ...sealed('inquiries', 'sealed', ['id'], ({ id }) => [placeOfInquiry(id)]),
    boundColumns: boundColumnsOfInquiry,
  },
  {
    ...sealed('holds', 'sealed', ['id'], ({ id }) => [placeOfHold(id)]),
    boundColumns: boundColumnsOfHold,
  },
  {
    ...sealed('restrictions', 'sealed', ['id'], ({ id }) => [placeOfRestriction(id)]),
    boundColumns: boundColumnsOfRestriction,
  },
  sealed('uploads', 'sealed', ['id'], ({ id }) => [placeOfUpload(id)]),
  // Only opening a piece shows whether it is the last: an upload may be under way.
  sealed('uploadPieces', 'sealed', ['uploadId', 'position'], ({ uploadId, position }) =>
    [false, true].map((isLast) => placeOfPiece(uploadId, position, isLast)),
  ),
  {
    ...sealed('newsletterSubscriptions', 'sealed', ['id'], ({ id }) => [placeOfSubscription(id)]),
    markOf: (keyRing, content) => markOfSubscription(keyRing, JSON.parse(content)),
    boundColumns: boundColumnsOfSubscription,
  },
  sealed('developmentMail', 'sealed', ['id'], ({ id }) => [placeOfMail(id)]),
  sealed('developmentMail', 'sealedAttachments', ['id'], ({ id }) => [placeOfAttachments(id)]),
  sealed('auditKeys', 'sealedKey', ['id'], ({ id }) => [placeOfAuditKey(id)]),
];

function sealed<T extends keyof Tables>(
  table: T,
  column: string,
  key: SealedColumnOf<T>['key'],
  places: SealedColumnOf<T>['places'],
): SealedColumnOf<T> {
  return { table, column, key, places };
}
