import type { AuditEntry } from '../../security/audit/audit-log.ts';
import type { Stores } from '../../stores/storage.ts';
import type { Flaws } from './flaws.ts';

/** How many references are looked for at once. */
const BATCH = 500;

/** Every request whose consents the audit log has is stored, or the log says that it was deleted. */
export async function checkRecorded(
  { audit, integrity }: Pick<Stores, 'audit' | 'integrity'>,
  flaws: Flaws,
): Promise<void> {
  const expected = new Set<string>();
  let last = 0;
  const readOn = async () => {
    for await (const entry of audit.each(last)) {
      last = entry.position;
      if (isConsentToRequest(entry)) expected.add(entry.subject);
      for (const reference of erasedBy(entry)) expected.delete(reference);
    }
  };
  await readOn();
  const missing: string[] = [];
  const references = [...expected];
  for (let at = 0; at < references.length; at += BATCH) {
    const some = references.slice(at, at + BATCH);
    const stored = await integrity.storedAmong(some);
    missing.push(...some.filter((reference) => !stored.has(reference)));
  }
  // A server may have deleted some of them in the meantime.
  await readOn();
  for (const reference of missing)
    if (expected.has(reference)) flaws.note('gone', 'requests', reference);
}

/** By either borrower, to a request with an id. Entries without an actor are of versions that recorded no retention. */
function isConsentToRequest({ actor, action, details }: AuditEntry): boolean {
  if (action !== 'consent' || (actor !== 'applicant' && actor !== 'co-borrower')) return false;
  return 'id' in JSON.parse(details);
}

function erasedBy({ action, details }: AuditEntry): readonly string[] {
  return action === 'erasure' ? (JSON.parse(details).requests ?? []) : [];
}
