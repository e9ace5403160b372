import { z } from 'zod';
import type { AuditEntry } from '../../security/audit/audit-log.ts';
import { readDetails } from '../../security/audit/read-details.ts';
import type { GivenName } from '../../stores/integrity-store.ts';
import type { Stores } from '../../stores/storage.ts';
import type { Flaws } from './flaws.ts';

/** How many references or ids are looked for at once. */
const BATCH = 500;

/** What the audit log records the consents and the deletion of: requests by their references, shares by their ids. */
const TABLES = ['requests', 'shares'] as const;

type Names = Readonly<Record<(typeof TABLES)[number], readonly string[]>>;

/**
 * Every request and share whose consents the audit log has is stored, or the log says that it was deleted; and
 * what was given in the stored requests is what the log says.
 */
export async function checkRecorded(
  { audit, integrity }: Pick<Stores, 'audit' | 'integrity'>,
  flaws: Flaws,
): Promise<void> {
  const expected = { requests: new Set<string>(), shares: new Set<string>() };
  const missing = { requests: [] as string[], shares: [] as string[] };
  const given = createGiven();
  let last = 0;
  const readOn = async () => {
    for await (const entry of audit.each(last)) {
      last = entry.position;
      const [consented, erased] = [consentedIn(entry), erasedBy(entry)];
      for (const table of TABLES) {
        for (const name of consented[table]) expected[table].add(name);
        for (const name of erased[table]) expected[table].delete(name);
      }
      given.record(entry, erased.requests);
    }
  };
  await readOn();
  for (const table of TABLES) {
    const names = [...expected[table]];
    for (let at = 0; at < names.length; at += BATCH) {
      const some = names.slice(at, at + BATCH);
      const stored = await integrity[`${table}Among`](some);
      missing[table].push(...some.filter((name) => !stored.has(name)));
      if (table === 'requests') given.compare(await integrity.givenIn(some));
    }
  }
  // A server may have deleted some of them in the meantime.
  await readOn();
  for (const table of TABLES)
    for (const name of missing[table])
      if (expected[table].has(name)) flaws.note('gone', table, name);
  given.note(flaws, (reference) => expected.requests.has(reference));
}

const nameOf = ({ kind, borrower, sha256 }: GivenName) => `${kind} ${borrower} ${sha256}`;

/** What was given in each request, as the audit log has it and as it is stored. */
function createGiven() {
  const recorded = new Map<string, Set<string>>();
  const ungiven: (readonly [reference: string, name: string])[] = [];
  const unrecorded: (readonly [reference: string, name: string])[] = [];
  return {
    record: (
      { action, subject, details }: Pick<AuditEntry, 'action' | 'subject' | 'details'>,
      erased: readonly string[],
    ) => {
      for (const reference of erased) recorded.delete(reference);
      if (action !== 'given' && action !== 'consent') return;
      const { given } = readRecorded(details);
      if (given.length === 0) return;
      const own = recorded.get(subject) ?? new Set();
      recorded.set(subject, own);
      for (const one of given) own.add(nameOf(one));
    },
    compare: (stored: ReadonlyMap<string, readonly GivenName[]>) => {
      for (const [reference, given] of stored) {
        const own = recorded.get(reference) ?? new Set();
        const names = new Set(given.map(nameOf));
        for (const name of own) if (!names.has(name)) ungiven.push([reference, name]);
        for (const name of names) if (!own.has(name)) unrecorded.push([reference, name]);
      }
    },
    /** The rest of the log was read in the meantime: it may record what was given since, or that all was erased. */
    note: (flaws: Flaws, isExpected: (reference: string) => boolean) => {
      for (const [reference, name] of ungiven)
        if (isExpected(reference)) flaws.note('ungiven', 'given_documents', `${reference} ${name}`);
      for (const [reference, name] of unrecorded)
        if (isExpected(reference) && !recorded.get(reference)?.has(name))
          flaws.note('unrecorded', 'given_documents', `${reference} ${name}`);
    },
  };
}

const nameList = z.array(z.string()).default([]);

/** What is compared of an entry's details. Of an entry that somebody changed, which is found elsewhere, it may be nothing. */
const recordedSchema = z.object({
  id: z.string().optional(),
  share: z.string().optional(),
  wordsStated: z.boolean().optional(),
  given: z
    .array(z.object({ kind: z.string(), borrower: z.string(), sha256: z.string() }))
    .default([]),
  requests: nameList,
  shares: nameList,
});

function readRecorded(details: string) {
  return recordedSchema.safeParse(readDetails(details)).data ?? recordedSchema.parse({});
}

const NONE: Names = { requests: [], shares: [] };

/**
 * What either borrower consented to: a request, which has an id, or a share. Versions that recorded no deletion by
 * retention wrote no actor, and of shares nothing of `wordsStated`.
 */
function consentedIn({ actor, action, subject, details }: AuditEntry): Names {
  if (action !== 'consent' || (actor !== 'applicant' && actor !== 'co-borrower')) return NONE;
  const { id, share, wordsStated } = readRecorded(details);
  if (id !== undefined) return { ...NONE, requests: [subject] };
  const isShare = share !== undefined && wordsStated !== undefined;
  return isShare ? { ...NONE, shares: [share] } : NONE;
}

function erasedBy({ action, details }: AuditEntry): Names {
  if (action !== 'erasure') return NONE;
  return readRecorded(details);
}
