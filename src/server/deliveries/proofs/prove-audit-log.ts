import type { AuditEnd, AuditProof, ProofKind } from '../../security/audit/proof.ts';
import type { Storage } from '../../stores/storage.ts';

/** Where the end of the audit log is proven, outside of the database. */
export interface Witness {
  kind: ProofKind;
  /** Proves the end, in bounded time. `timestamp`: the newest that was taken, for those who keep it. */
  prove(end: AuditEnd, id: string, timestamp: AuditProof | undefined): Promise<Proven>;
}

export type Proven = { ok: true; response?: Uint8Array } | { ok: false; why: string };

export interface ProveAuditLog {
  storage: Pick<Storage, 'audit' | 'auditProofs'>;
  /** An authority of timestamps stands before those who keep what it sent. */
  witnesses: readonly Witness[];
  /** How often each proves the end. */
  everyHours: number;
  now: () => Date;
  newId: () => string;
  /** Called for each that was due; `why` if it failed. It is due again at the next run. */
  report(kind: ProofKind, why?: string): void;
}

/** Proves the end of the audit log to each witness that is due. One that fails holds no other up. */
export async function proveAuditLog(services: ProveAuditLog): Promise<void> {
  const { storage, witnesses, everyHours, now, newId, report } = services;
  if (witnesses.length === 0) return;
  const end = await storage.audit.end();
  if (end === undefined) return;
  const newest = new Map((await storage.auditProofs.newest()).map((proof) => [proof.kind, proof]));
  for (const { kind, prove } of witnesses) {
    if (!isDue(newest.get(kind), everyHours, now())) continue;
    const id = newId();
    const proven = await prove(end, id, newest.get('timestamp'));
    if (!proven.ok) {
      report(kind, proven.why);
      continue;
    }
    const { position, hash } = end;
    const proof = { id, kind, position, hash, at: now(), response: proven.response ?? null };
    await storage.auditProofs.add(proof);
    newest.set(kind, proof);
    report(kind);
  }
}

const HOUR = 3_600_000; // ms

function isDue(newest: AuditProof | undefined, everyHours: number, now: Date): boolean {
  return newest === undefined || now.getTime() - newest.at.getTime() >= everyHours * HOUR;
}
