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
  deliveries: DeliveryRow;
  prospects: ProspectRow;
  auditEntries: AuditEntryRow;
}

interface SessionRow {
  id: string;
  createdAt: Date;
  expiresAt: Date;
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
  expiresAt: Date;
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
}

interface SpentProofRow {
  fingerprint: string;
  expiresAt: Date;
}

interface DevelopmentMailRow {
  position: Generated<number>;
  id: string;
  sealed: Uint8Array;
  at: Date;
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
  action: string;
  subject: string;
  details: string;
  hash: string;
}
