import type { Storage } from '../storage/storage.ts';
import type { Stores } from '../storage/stores.ts';
import { type FoundOfPerson, findPerson, type Holding, type Unreadable } from './find-person.ts';

export interface ErasePerson {
  storage: Storage;
  now: () => Date;
}

/** Whom to erase: by a reference of theirs, or by e-mail address. */
export type Wanted = { reference: string } | { email: string };

/** What is kept of them; undefined where there is no such request. */
export async function findHoldings(
  stores: Stores,
  wanted: Wanted,
): Promise<FoundOfPerson | undefined> {
  const email = await emailOf(stores, wanted);
  return email === undefined ? undefined : await findPerson(stores, email);
}

/**
 * Forgets all of it, in one transaction that says so in the audit log: which requests, and how much
 * else; not whose it was. What cannot be read stays, and is named.
 */
export async function erasePerson(
  { storage, now }: ErasePerson,
  wanted: Wanted,
): Promise<FoundOfPerson | undefined> {
  return await storage.transact(async (transaction) => {
    const email = await emailOf(transaction, wanted);
    if (email === undefined) return undefined;
    const erased: Holding[] = [];
    let unreadable: readonly Unreadable[];
    // Whoever was just sending had it claimed: what came of a draft or a share is found once it is gone.
    for (;;) {
      const found = await findPerson(transaction, email);
      unreadable = found.unreadable;
      if (found.holdings.length === 0) break;
      for (const holding of found.holdings) await holding.remove(transaction);
      erased.push(...found.holdings);
    }
    if (erased.length === 0) return { holdings: erased, unreadable };
    const names = (what: Holding['what']) =>
      erased.filter((holding) => holding.what === what).map(({ name }) => name);
    await transaction.audit.append({
      at: now(),
      action: 'erasure',
      subject: 'reference' in wanted ? wanted.reference : 'an e-mail address',
      details: {
        requests: names('request'),
        drafts: names('draft').length,
        shares: names('share'),
        prospects: names('prospect'),
        inquiries: names('inquiry'),
        newsletter: names('newsletter'),
        signIns: names('sign-in').length,
        unreadable: unreadable.length,
      },
    });
    return { holdings: erased, unreadable };
  });
}

async function emailOf({ requests }: Stores, wanted: Wanted): Promise<string | undefined> {
  if ('email' in wanted) return wanted.email;
  const request = await requests.findByReference(wanted.reference);
  return request && String(request.answers.email ?? '');
}
