import { type VerifiedChain, verifyChain } from '../../security/audit/chain.ts';
import type { KeyRing } from '../../security/encryption/key-ring.ts';
import type { Stores } from '../../stores/storage.ts';
import { checkFiles } from './check-files.ts';
import { checkRecorded } from './check-recorded.ts';
import { checkSealed } from './check-sealed.ts';
import { createFlaws, type Flaw } from './flaws.ts';

export interface CheckIntegrity {
  storage: Pick<Stores, 'keys' | 'audit' | 'inquiries' | 'uploads' | 'integrity'>;
  keyRing: KeyRing;
  now: () => Date;
  /** Called now and then with the number of rows of a table that were read. */
  report: (table: string, read: number) => void;
}

export interface IntegrityReport {
  /** Whether nothing is damaged, missing or forgotten. */
  ok: boolean;
  /** How many rows of each table or column were read. */
  read: Readonly<Record<string, number>>;
  audit: VerifiedChain;
  flaws: readonly Flaw[];
}

/**
 * Reads everything that is stored, page by page next to a server that writes: every encrypted value, every file to its
 * end, the audit log, and whether all that has to leave will leave. Changes nothing.
 */
export async function checkIntegrity(services: CheckIntegrity): Promise<IntegrityReport> {
  const { storage, keyRing, now, report } = services;
  const flaws = createFlaws();
  const read: Record<string, number> = {};
  const count = (table: string, rows: number) => {
    read[table] = rows;
    report(table, rows);
  };
  await checkSealed(storage.keys, keyRing, flaws, count);
  await checkFiles(storage, flaws, count);
  const audit = await verifyChain(storage.audit);
  if (audit.ok) count('audit_entries', audit.entries);

  for (const { kind, subjectId } of await storage.integrity.listUndelivered())
    flaws.note('undelivered', kind, subjectId);
  for (const { kind, subjectId } of await storage.integrity.listUnsealedDeliveries())
    flaws.note('unsealed', 'deliveries', `${kind} ${subjectId}`);
  await checkRecorded(storage, flaws);
  for (const { table, id } of await storage.integrity.listForgottenMails(now()))
    flaws.note('forgottenMail', table, id);
  for (const reference of await storage.integrity.listUnconfirmed())
    flaws.note('unconfirmed', 'requests', reference);

  const found = flaws.all();
  const ok = audit.ok && found.every(({ kind }) => kind === 'unconfirmed');
  return { ok, read, audit, flaws: found };
}
