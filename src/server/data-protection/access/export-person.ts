import type { Actor, AuditEntry } from '../../security/audit/audit-log.ts';
import { readDetails } from '../../security/audit/read-details.ts';
import type { ShownDecision } from '../../stores/decision-store.ts';
import type { Given } from '../../stores/given-store.ts';
import type { Hold } from '../../stores/hold-store.ts';
import type { Storage } from '../../stores/storage.ts';
import type { Upload } from '../../stores/upload.ts';
import { findHoldings, namesOf, type PersonQuery, subjectOf } from '../erasure/erase-person.ts';
import type { FoundOfPerson, Holding, Unreadable } from '../erasure/find-person.ts';

export interface ExportPerson {
  storage: Storage;
  /** Who exports. */
  actor: Actor;
  now: () => Date;
}

/** Something stored about the person, whole. */
interface ExportedRecord extends Pick<Holding, 'what' | 'name' | 'as'> {
  stored: object;
  /** How far its delivery to the lender's systems is; `null`: it has none. */
  delivery: object | null;
  /** What keeps a request from being purged and erased. */
  holds: readonly Hold[];
  /** What the borrowers of an application were given. */
  given: readonly Given[];
  /** What the program decided on a draft by itself. */
  decisions: readonly ShownDecision[];
  /** The files that came with it. */
  files: readonly (Upload & { base64: string })[];
}

/** An entry of the audit log about the person. Of an operator it says no name. */
interface ExportedEntry extends Pick<AuditEntry, 'position' | 'at' | 'action' | 'subject'> {
  actor: string | null;
  /** Absent if they name others too. */
  details?: unknown;
}

export interface ExportedPerson {
  unreadable: readonly Unreadable[];
  /** Read while it is written, a few rows at a time. */
  records: AsyncIterable<ExportedRecord>;
  entries: AsyncIterable<ExportedEntry>;
}

/**
 * Everything that is stored about a person, once the audit log has recorded that it was exported. `undefined` if there is
 * no such request; `empty` if nothing readable is stored.
 */
export async function exportPerson(
  { storage, actor, now }: ExportPerson,
  query: PersonQuery,
): Promise<ExportedPerson | Pick<FoundOfPerson, 'unreadable'> | undefined> {
  const found = await storage.transact(async (transaction) => {
    const result = await findHoldings(transaction, query);
    if (result === undefined || result.holdings.length === 0) return result;
    const details = namesOf(result.holdings, result.unreadable);
    const subject = subjectOf(query);
    await transaction.audit.append({ at: now(), actor, action: 'export', subject, details });
    return result;
  });
  if (found === undefined || found.holdings.length === 0) return found;
  const { holdings, unreadable } = found;
  const ids = new Set(holdings.flatMap((holding) => holding.ids));
  return {
    unreadable,
    records: readRecords(storage, holdings),
    entries: readEntries(storage, ids),
  };
}

async function* readRecords(
  storage: Pick<Storage, 'deliveries' | 'uploads' | 'holds' | 'given' | 'decisions'>,
  holdings: readonly Holding[],
): AsyncGenerator<ExportedRecord> {
  for (const { what, name, as, ids, stored, delivery } of holdings) {
    const made = delivery && (await storage.deliveries.find(delivery));
    const files: (Upload & { base64: string })[] = [];
    if (what === 'inquiry' && delivery !== undefined)
      for (const file of await storage.uploads.listOf(delivery.subjectId)) {
        const pieces: Buffer[] = [];
        for await (const piece of storage.uploads.read(file.id)) pieces.push(piece);
        files.push({ ...file, base64: Buffer.concat(pieces).toString('base64') });
      }
    const isRequest = what === 'request' && delivery !== undefined;
    const holds = isRequest ? await storage.holds.listOf(delivery.subjectId) : [];
    const given = [...(await storage.given.listOf(ids)).values()].flat();
    const decisions = what === 'draft' ? await storage.decisions.listOf(name) : [];
    const own = withoutAddresses(stored);
    yield { what, name, as, stored: own, delivery: made ?? null, holds, given, decisions, files };
  }
}

/** The addresses that open files work for anyone who has them; the files themselves are exported. */
function withoutAddresses(stored: object): object {
  if (!('files' in stored)) return stored;
  const { files: _, ...own } = stored;
  return own;
}

async function* readEntries(
  { audit }: Pick<Storage, 'audit'>,
  ids: ReadonlySet<string>,
): AsyncGenerator<ExportedEntry> {
  for await (const { position, at, actor, action, subject, details: written } of audit.each()) {
    const details = readDetails(written);
    const named = textsIn(details);
    if (!ids.has(subject) && !named.some((text) => ids.has(text))) continue;
    const entry = { position, at, actor: actor?.replace(/:.*/, '') ?? null, action, subject };
    yield isOfMany(action) ? entry : { ...entry, details };
  }
}

/** Exports and erasures list the references of others who were among them. */
const isOfMany = (action: string) => action === 'export' || action === 'erasure';

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
