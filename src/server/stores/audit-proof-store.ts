import type { AuditProof } from '../security/audit/proof.ts';

/** The proofs of the audit log, which are kept as long as the log itself. */
export interface AuditProofStore {
  add(proof: AuditProof): Promise<void>;
  /** All, oldest first. */
  list(): Promise<readonly AuditProof[]>;
  /** The newest of each kind. */
  newest(): Promise<readonly AuditProof[]>;
  /** Deletes those made before a time; returns how many. */
  purge(before: Date): Promise<number>;
}
