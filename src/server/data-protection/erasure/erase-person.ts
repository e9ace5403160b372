import type { Actor } from '../../security/audit/audit-log.ts';
import type { KeyRing } from '../../security/encryption/key-ring.ts';
import { coveredBy } from '../../stores/restriction-store.ts';
import type { Storage, Stores } from '../../stores/storage.ts';
import type { ErasureRegister } from './erasure-register.ts';
import {
  type FoundOfPerson,
  findPerson,
  type Holding,
  plain,
  type Unreadable,
} from './find-person.ts';

export interface ErasePerson {
  storage: Storage;
  /** Who erases. */
  actor: Actor;
  now: () => Date;
  keyRing: Pick<KeyRing, 'ids' | 'mark' | 'marks'>;
  register: ErasureRegister;
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

/** What keeps what was found from being erased. */
interface Kept {
  /** The references of those requests of it that are on hold. */
  held: readonly string[];
  /** What of it a restriction in force covers. */
  restricted: readonly Pick<Holding, 'what' | 'name'>[];
}

type FoundToErase = FoundOfPerson & Kept;

/** What would be erased. */
export async function findToErase(
  stores: Stores,
  query: PersonQuery,
): Promise<FoundToErase | undefined> {
  const found = await findHoldings(stores, query);
  return found && { ...found, ...(await keptAmong(stores, found.holdings)) };
}

/** Ends the transaction of an erasure. */
class StaysError extends Error {
  readonly found: FoundToErase;

  constructor(found: FoundToErase) {
    super('Something is on hold or restricted');
    this.found = found;
  }
}

/**
 * Erases all of it, in a transaction that records in the audit log which requests and how much else,
 * but not whose it was. What cannot be read stays, and is returned. If anything of it is on hold or restricted, nothing is
 * erased.
 * `until`: what was stored later stays, for the erasure of that time is repeated; it is in the register already.
 */
export async function erasePerson(
  { storage, actor, now, keyRing, register }: ErasePerson,
  query: PersonQuery,
  until?: Date,
): Promise<FoundToErase | undefined> {
  const erasing = storage.transact(async (transaction) => {
    const email = await emailOf(transaction, query);
    if (email === undefined) return undefined;
    const erased: Holding[] = [];
    let unreadable: readonly Unreadable[];
    // Removing a draft or share waits for a sending in progress; the next round finds the request it became.
    for (;;) {
      const round = await findPerson(transaction, email);
      unreadable = round.unreadable;
      const due = round.holdings.filter(({ at }) => until === undefined || at <= until);
      if (due.length === 0) break;
      await transaction.holds.claim();
      const kept = await keptAmong(transaction, due);
      if (isKept(kept)) throw new StaysError({ holdings: due, unreadable, ...kept });
      for (const holding of due) await holding.remove(transaction);
      erased.push(...due);
    }
    if (erased.length === 0) return { holdings: erased, unreadable, held: [], restricted: [] };
    // The names of applications are among the ids.
    await transaction.given.purgeOf(erased.flatMap(({ ids }) => ids));
    const at = now();
    // Before the transaction is committed: an erasure that a crash prevents is made by the next replay.
    if (until === undefined) await register.add({ at, mark: keyRing.mark(plain(email), PURPOSE) });
    await transaction.audit.append({
      ...{ at, actor, action: 'erasure', subject: subjectOf(query) },
      details: {
        ...namesOf(erased, unreadable),
        ...(until && { erasedBefore: until.toISOString() }),
      },
    });
    return { holdings: erased, unreadable, held: [], restricted: [] };
  });
  return await erasing.catch((error: unknown) => {
    if (error instanceof StaysError) return error.found;
    throw error;
  });
}

export const isKept = ({ held, restricted }: Kept) => held.length + restricted.length > 0;

async function keptAmong(
  stores: Pick<Stores, 'holds' | 'restrictions'>,
  holdings: readonly Holding[],
): Promise<Kept> {
  return {
    held: await heldAmong(stores, holdings),
    restricted: (await restrictedAmong(stores, holdings)).map(({ what, name }) => ({ what, name })),
  };
}

/** Those of the holdings that a restriction in force covers. */
export async function restrictedAmong(
  { restrictions }: Pick<Stores, 'restrictions'>,
  holdings: readonly Holding[],
): Promise<Holding[]> {
  const covers = coveredBy(await restrictions.list());
  return holdings.filter(({ restrictable }) => restrictable !== undefined && covers(restrictable));
}

async function heldAmong(
  { holds }: Pick<Stores, 'holds'>,
  holdings: readonly Holding[],
): Promise<string[]> {
  const requests = holdings.flatMap(({ what, name, delivery }) =>
    what === 'request' && delivery !== undefined ? { name, id: delivery.subjectId } : [],
  );
  const held = await holds.heldAmong(requests.map(({ id }) => id));
  return requests.flatMap(({ name, id }) => (held.has(id) ? name : []));
}

const PURPOSE = 'erasure register';

/** The marks of an address in the register, by every key. */
export const marksOf = (keyRing: Pick<KeyRing, 'marks'>, email: string) =>
  keyRing.marks(plain(email), PURPOSE);

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
    restrictions: names('restriction').length,
    unreadable: unreadable.length,
  };
}

/** The person's address; `undefined` if there is no such request. */
export async function emailOf(
  { requests }: Pick<Stores, 'requests'>,
  query: PersonQuery,
): Promise<string | undefined> {
  if ('email' in query) return query.email;
  const request = await requests.findByReference(query.reference);
  return request && String(request.answers.email ?? '');
}
