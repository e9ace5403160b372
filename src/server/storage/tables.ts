import type { Generated } from 'kysely';

/**
 * The tables as Kysely sees them: camelCase here, snake_case in SQL. Identifiers are UUIDs given by
 * the program, so no `bigserial` is ever read: it would be a number on PGlite and a string on pg.
 */
export interface Tables {
  sessions: SessionRow;
  drafts: DraftRow;
  requests: RequestRow;
  spentProofs: SpentProofRow;
  developmentMail: DevelopmentMailRow;
  shares: ShareRow;
  signInAttempts: SignInAttemptRow;
  signIns: SignInRow;
  deliveries: DeliveryRow;
  prospects: ProspectRow;
  auditEntries: AuditEntryRow;
  auditKeys: AuditKeyRow;
  auditProofs: AuditProofRow;
  inquiries: InquiryRow;
  uploads: UploadRow;
  uploadPieces: UploadPieceRow;
  newsletterSubscriptions: NewsletterSubscriptionRow;
  consentTexts: ConsentTextsRow;
  givenDocuments: GivenDocumentRow;
  rateCounts: RateCountRow;
  encryptionKeys: EncryptionKeyRow;
  holds: HoldRow;
  restrictions: RestrictionRow;
  restricted: RestrictedRow;
  draftDecisions: DraftDecisionRow;
  retentionStops: RetentionStopRow;
  backups: BackupRow;
}

interface ConsentTextsRow {
  hash: string;
  lang: string;
  texts: string;
  firstSeen: Date;
}

interface GivenDocumentRow {
  uniqid: string;
  kind: string;
  borrower: string;
  lang: string;
  version: string;
  sha256: string;
  at: Date;
}

interface RateCountRow {
  key: string;
  count: number;
  endsAt: Date;
}

interface SessionRow {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  shareId: string | null;
  shareGeneration: number | null;
  tokensRefusedBefore: Date | null;
  tokensFirstRenewed: Date | null;
  tokensLastRenewed: Date | null;
}

interface DraftRow {
  uniqid: string;
  sessionId: string;
  lang: string;
  step: string | null;
  product: string | null;
  amountCents: number | null;
  additionalCents: number | null;
  duration: number | null;
  taeg: number | null;
  monthlyCents: number | null;
  sealed: Uint8Array;
  createdAt: Date;
  savedAt: Date;
  madeAt: Date | null;
  expiresAt: Date;
  linkMailedAt: Date | null;
  mayBeMailed: boolean;
  expiryMailedAt: Date | null;
}

interface RequestRow {
  id: string;
  uniqid: string;
  sessionId: string;
  reference: string;
  lang: string;
  product: string;
  amountCents: number;
  additionalCents: number;
  duration: number;
  taeg: number;
  monthlyCents: number;
  sealed: Uint8Array;
  sentAt: Date;
  confirmedAt: Date | null;
  confirmationFailedAt: Date | null;
  addressMark: string | null;
  confirmationWithheldAt: Date | null;
}

interface SpentProofRow {
  fingerprint: string;
  expiresAt: Date;
}

interface DevelopmentMailRow {
  position: Generated<number>;
  id: string;
  sealed: Uint8Array;
  sealedAttachments: Uint8Array | null;
  at: Date;
}

interface ShareRow {
  id: string;
  uniqid: string;
  sessionId: string;
  lang: string;
  state: string;
  generation: number;
  trustedFrom: number;
  sealed: Uint8Array;
  sealedPart: Uint8Array | null;
  reminders: number;
  createdAt: Date;
  invitedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

interface SignInAttemptRow {
  stateHash: string;
  browserHash: string;
  provider: string;
  sessionId: string;
  lang: string;
  sealed: Uint8Array;
  expiresAt: Date;
  outcome: string | null;
}

interface SignInRow {
  sessionId: string;
  provider: string;
  sealed: Uint8Array;
  at: Date;
  expiresAt: Date;
}

interface DeliveryRow {
  kind: string;
  subjectId: string;
  messageId: string;
  nextAttemptAt: Date;
  leasedUntil: Date | null;
  attempts: number;
  firstAttemptAt: Date | null;
  lastFailure: string | null;
  webhookAt: Date | null;
  mailAt: Date | null;
  deliveredAt: Date | null;
  failedAt: Date | null;
  putAt: Date;
  /** `null` in rows that a version put which sealed none. */
  sealed: Uint8Array | null;
}

interface ProspectRow {
  id: string;
  sessionId: string;
  uniqid: string;
  sealed: Uint8Array;
  createdAt: Date;
  savedAt: Date;
  expiresAt: Date;
}

interface AuditEntryRow {
  position: number;
  at: Date;
  actor: string | null;
  action: string;
  subject: string;
  details: string;
  hash: string;
}

interface AuditProofRow {
  id: string;
  kind: string;
  position: number;
  hash: string;
  at: Date;
  response: string | null;
}

interface AuditKeyRow {
  id: string;
  sealedKey: Uint8Array;
}

interface InquiryRow {
  id: string;
  form: string;
  lang: string;
  sealed: Uint8Array;
  sentAt: Date;
}

interface UploadRow {
  id: string;
  subjectId: string | null;
  position: number | null;
  sealed: Uint8Array | null;
  begunAt: Date;
}

interface UploadPieceRow {
  uploadId: string;
  position: number;
  sealed: Uint8Array;
}

interface EncryptionKeyRow {
  id: string;
  sealedCheck: Uint8Array | null;
  firstSeen: Date;
  currentSince: Date | null;
}

interface RetentionStopRow {
  tableName: string;
  at: Date;
  due: number;
  rowCount: number;
  period: string;
  confirmedAt: Date | null;
}

interface BackupRow {
  at: Generated<Date>;
}

interface HoldRow {
  id: string;
  requestId: string;
  setAt: Date;
  liftedAt: Date | null;
  sealed: Uint8Array;
}

interface RestrictionRow {
  id: string;
  setAt: Date;
  liftedAt: Date | null;
  sealed: Uint8Array;
}

interface DraftDecisionRow {
  uniqid: string;
  fingerprint: string;
  at: Date;
  sealed: Uint8Array;
}

interface RestrictedRow {
  what: string;
  name: string;
  restrictionId: string;
}

interface NewsletterSubscriptionRow {
  id: string;
  addressMark: string;
  lang: string;
  sealed: Uint8Array;
  askedAt: Date;
  expiresAt: Date;
  mailedAt: Date | null;
  confirmedAt: Date | null;
  endedAt: Date | null;
}
