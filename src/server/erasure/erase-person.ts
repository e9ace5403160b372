import type { Storage } from '../storage/storage.ts';
import { findPerson, type Holding } from './find-person.ts';

export interface ErasePerson {
  storage: Storage;
  now: () => Date;
}

/** Whom to erase: by a reference of theirs, or by e-mail address. */
export type Wanted = { reference: string } | { email: string };

/** What is kept of them; undefined where there is no such request. */
export async function findHoldings(
  { storage }: Pick<ErasePerson, 'storage'>,
  wanted: Wanted,
): Promise<Holding[] | undefined> {
  if ('email' in wanted) return await findPerson(storage, wanted.email);
  const request = await storage.requests.findByReference(wanted.reference);
  if (request === undefined) return undefined;
  return await findPerson(storage, String(request.answers.email ?? ''));
}

/**
 * Forgets all of it, in one transaction that says so in the audit log: which requests, and how much
 * else; not whose it was.
 */
export async function eraseHoldings(
  { storage, now }: ErasePerson,
  wanted: Wanted,
  holdings: readonly Holding[],
): Promise<void> {
  const names = (what: Holding['what']) =>
    holdings.filter((holding) => holding.what === what).map(({ name }) => name);
  await storage.transact(async (transaction) => {
    for (const holding of holdings) await holding.remove(transaction);
    await transaction.audit.append({
      at: now(),
      action: 'erasure',
      subject: 'reference' in wanted ? wanted.reference : 'an e-mail address',
      details: {
        requests: names('request'),
        drafts: names('draft').length,
        shares: names('share'),
        prospects: names('prospect'),
        signIns: names('sign-in').length,
      },
    });
  });
}
