import { nameOf } from '#journey/borrowers.ts';
import type { Stores } from '../storage/stores.ts';

/** Something kept of one person, and how it is forgotten. */
export interface Holding {
  what: 'request' | 'draft' | 'share' | 'prospect' | 'sign-in' | 'mail';
  /** What operators know it by: a request's reference, else an id. */
  name: string;
  /** `coborrower`: another is the applicant, whose data would go with it. */
  as: 'applicant' | 'coborrower';
  remove(stores: Stores): Promise<void>;
}

/** Whom to look for: by e-mail address, and by the applications that are known to be theirs. */
interface Person {
  email: string;
  uniqids: Set<string>;
}

/**
 * Where people are kept: a table that comes to hold them is one line more. Requests come first:
 * what has their uniqid is the same person's, whatever address stood in it.
 */
const HOLDERS: readonly ((stores: Stores, person: Person) => AsyncGenerator<Holding>)[] = [
  findRequests,
  findDrafts,
  findShares,
  findProspects,
  findSignIns,
  findDevelopmentMail,
];

/** All that is kept of whoever has this e-mail address. Opens every row there is, one by one. */
export async function findPerson(stores: Stores, typed: string): Promise<Holding[]> {
  const person: Person = { email: plain(typed), uniqids: new Set() };
  const found: Holding[] = [];
  for (const holder of HOLDERS)
    for await (const holding of holder(stores, person)) found.push(holding);
  return found;
}

async function* findRequests({ requests }: Stores, person: Person): AsyncGenerator<Holding> {
  for await (const { id, uniqid, reference, answers } of requests.each()) {
    const as = roleIn(answers, person);
    if (as === undefined) continue;
    if (as === 'applicant') person.uniqids.add(uniqid);
    yield {
      what: 'request',
      name: reference,
      as,
      remove: async (stores) => {
        await stores.requests.claim(uniqid);
        await stores.deliveries.remove({ kind: 'request', subjectId: id });
        await stores.requests.remove(id);
      },
    };
  }
}

async function* findDrafts({ drafts }: Stores, person: Person): AsyncGenerator<Holding> {
  for await (const { uniqid, sessionId, content } of drafts.each()) {
    const as = roleIn(JSON.parse(content), person) ?? ofTheirs(uniqid, person);
    if (as === undefined) continue;
    if (as === 'applicant') person.uniqids.add(uniqid);
    yield {
      what: 'draft',
      name: uniqid,
      as,
      remove: async (stores) => {
        await stores.requests.claim(uniqid);
        await stores.drafts.remove(uniqid);
        await stores.signIns.forget(sessionId);
      },
    };
  }
}

async function* findShares({ shares }: Stores, person: Person): AsyncGenerator<Holding> {
  for await (const { id, uniqid, sessionId, applicant, part } of shares.each()) {
    const told = { ...applicant.answers, ...part?.answers };
    const as = roleIn(told, person) ?? ofTheirs(uniqid, person);
    if (as === undefined) continue;
    if (as === 'applicant') person.uniqids.add(uniqid);
    yield {
      what: 'share',
      name: id,
      as,
      remove: async (stores) => {
        await stores.requests.claim(uniqid);
        await stores.shares.remove(id);
        await stores.signIns.forget(sessionId);
        await stores.signIns.forgetOfShare(id);
      },
    };
  }
}

async function* findProspects({ prospects }: Stores, person: Person): AsyncGenerator<Holding> {
  for await (const { id, uniqid, content } of prospects.each()) {
    const as = roleIn(content.contact, person) ?? ofTheirs(uniqid, person);
    if (as === undefined) continue;
    yield {
      what: 'prospect',
      name: id,
      as,
      remove: async (stores) => {
        await stores.requests.claim(uniqid);
        await stores.deliveries.remove({ kind: 'prospect', subjectId: id });
        await stores.prospects.remove(id);
      },
    };
  }
}

/** Whoever signed in and answered nothing yet is known by that alone. */
async function* findSignIns({ signIns }: Stores, person: Person): AsyncGenerator<Holding> {
  for await (const { sessionId, values } of signIns.each()) {
    if (roleIn(values, person) === undefined) continue;
    yield {
      what: 'sign-in',
      name: sessionId,
      as: 'applicant',
      remove: (stores) => stores.signIns.forget(sessionId),
    };
  }
}

async function* findDevelopmentMail(
  { developmentMail }: Stores,
  person: Person,
): AsyncGenerator<Holding> {
  for (const { id, to } of await developmentMail.list()) {
    if (plain(to) !== person.email) continue;
    yield {
      what: 'mail',
      name: id,
      as: 'applicant',
      remove: (stores) => stores.developmentMail.remove(id),
    };
  }
}

const ROLES = ['applicant', 'coborrower'] as const;

function roleIn(answers: Readonly<Record<string, unknown>>, { email }: Person) {
  return ROLES.find((role) => {
    const given = answers[nameOf(role, 'email')];
    return typeof given === 'string' && plain(given) === email;
  });
}

function ofTheirs(uniqid: string, { uniqids }: Person) {
  return uniqids.has(uniqid) ? ('applicant' as const) : undefined;
}

/** Nobody has two mailboxes that differ by capitals alone. */
function plain(email: string): string {
  return email.trim().toLowerCase();
}
