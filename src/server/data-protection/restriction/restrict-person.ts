import type { Actor } from '../../security/audit/audit-log.ts';
import type { Restriction } from '../../stores/restriction-store.ts';
import type { Storage } from '../../stores/storage.ts';
import {
  emailOf,
  findHoldings,
  namesOf,
  type PersonQuery,
  restrictedAmong,
  subjectOf,
} from '../erasure/erase-person.ts';
import {
  type FoundOfPerson,
  type Holding,
  plain,
  type Unreadable,
} from '../erasure/find-person.ts';

export interface RestrictPerson {
  storage: Storage;
  /** Who restricts, or lifts it. */
  actor: Actor;
  now: () => Date;
  newId: () => string;
}

/** `holdings`: what a restriction covers from now on, which none covered before. */
type Restricted = FoundOfPerson & { covered: readonly Holding[] };

/**
 * Keeps all that is stored about a person now from any processing but storage, in a transaction that the audit log records.
 * What they store later is not covered. `undefined` if there is no such request.
 */
export async function restrictPerson(
  { storage, actor, now, newId }: RestrictPerson,
  query: PersonQuery,
  why: string,
): Promise<Restricted | undefined> {
  return await storage.transact(async (transaction) => {
    // The purge of requests waits.
    await transaction.holds.claim();
    const email = await emailOf(transaction, query);
    const found = await findHoldings(transaction, query);
    if (email === undefined || found === undefined) return undefined;
    const covered = new Set(await restrictedAmong(transaction, found.holdings));
    const holdings = found.holdings.filter(
      (holding) => holding.restrictable !== undefined && !covered.has(holding),
    );
    if (holdings.length > 0) {
      const subjects = holdings.flatMap(({ restrictable }) => restrictable ?? []);
      const restriction = { id: newId(), setAt: now(), email: plain(email), by: actor, why };
      await transaction.restrictions.add(restriction, subjects);
      const details = { restriction: restriction.id, ...namesOf(holdings, found.unreadable) };
      const event = { at: now(), actor, subject: subjectOf(query), details };
      await transaction.audit.append({ ...event, action: 'restriction' });
    }
    return { ...found, holdings, covered: [...covered] };
  });
}

/** What was lifted, and the restrictions that cannot be read: they may be this person's. */
interface Lifted {
  lifted: readonly Restriction[];
  unreadable: readonly Unreadable[];
}

/** Lifts the restrictions of a person that are in force. `undefined` if there is no such request. */
export async function unrestrictPerson(
  { storage, actor, now }: RestrictPerson,
  query: PersonQuery,
  why: string,
): Promise<Lifted | undefined> {
  return await storage.transact(async (transaction) => {
    await transaction.holds.claim();
    const email = await emailOf(transaction, query);
    if (email === undefined) return undefined;
    const { restrictions, audit } = transaction;
    const unreadable: Unreadable[] = [];
    const lifted: Restriction[] = [];
    for await (const restriction of restrictions.each(({ id }) =>
      unreadable.push({ what: 'restriction', name: id }),
    ))
      if (restriction.email === plain(email) && restriction.lifted === undefined)
        lifted.push(restriction);
    for (const restriction of lifted) {
      await restrictions.lift(restriction, { at: now(), by: actor, why });
      const details = { restriction: restriction.id };
      const event = { at: now(), actor, subject: subjectOf(query), details };
      await audit.append({ ...event, action: 'release' });
    }
    return { lifted, unreadable };
  });
}
