import type { Actor } from '../../security/audit/audit-log.ts';
import type { Storage, Stores } from '../../stores/storage.ts';
import { type FoundOfPerson, findPerson, type Holding, type Unreadable } from './find-person.ts';

export interface ErasePerson {
  storage: Storage;
  /** Who erases. */
  actor: Actor;
  now: () => Date;
}

/** The person to erase, by a reference of theirs or by e-mail address. */
export type PersonQuery = { reference: string } | { email: string };

/** What is stored about the person; `undefined` if there is no such request. */
export async function findHoldings(
  stores: Stores,
  query: PersonQuery,
): Promise<FoundOfPerson | undefined> {
  const email = await emailOf(stores, query);
  return email === undefined ? undefined : await findPerson(stores, email);
}

/**
 * Erases all of it, in a transaction that records in the audit log which requests and how much else,
 * but not whose it was. What cannot be read stays, and is returned.
 */
export async function erasePerson(
  { storage, actor, now }: ErasePerson,
  query: PersonQuery,
): Promise<FoundOfPerson | undefined> {
  return await storage.transact(async (transaction) => {
    const email = await emailOf(transaction, query);
    if (email === undefined) return undefined;
    const erased: Holding[] = [];
    let unreadable: readonly Unreadable[];
    // Removing a draft or share waits for a sending in progress; the next round finds the request it became.
    for (;;) {
      const round = await findPerson(transaction, email);
      unreadable = round.unreadable;
      if (round.holdings.length === 0) break;
      for (const holding of round.holdings) await holding.remove(transaction);
      erased.push(...round.holdings);
    }
    if (erased.length === 0) return { holdings: erased, unreadable };
    await transaction.audit.append({
      at: now(),
      actor,
      action: 'erasure',
      subject: subjectOf(query),
      details: namesOf(erased, unreadable),
    });
    return { holdings: erased, unreadable };
  });
}

/** What the audit log calls the person, of whom it names nothing. */
export const subjectOf = (query: PersonQuery) =>
  'reference' in query ? query.reference : 'an e-mail address';

/** Which rows, for the audit log. */
export function namesOf(holdings: readonly Holding[], unreadable: readonly Unreadable[]) {
  const names = (what: Holding['what']) =>
    holdings.filter((holding) => holding.what === what).map(({ name }) => name);
  return {
    requests: names('request'),
    drafts: names('draft').length,
    shares: names('share'),
    prospects: names('prospect'),
    inquiries: names('inquiry'),
    newsletter: names('newsletter'),
    signIns: names('sign-in').length,
    unreadable: unreadable.length,
  };
}

async function emailOf({ requests }: Stores, query: PersonQuery): Promise<string | undefined> {
  if ('email' in query) return query.email;
  const request = await requests.findByReference(query.reference);
  return request && String(request.answers.email ?? '');
}
