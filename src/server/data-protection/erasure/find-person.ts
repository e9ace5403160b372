import { domainToASCII } from 'node:url';
import { readEmail } from '#domain/reading/read-email.ts';
import { nameOf } from '#journey/borrowers.ts';
import type { DeliverySubject } from '../../stores/delivery-store.ts';
import type { RestrictedSubject } from '../../stores/restriction-store.ts';
import type { Stores } from '../../stores/storage.ts';

/** Something stored about a person, and how to erase it. */
export interface Holding {
  what:
    | ('request' | 'draft' | 'share' | 'prospect' | 'sign-in' | 'mail' | 'inquiry' | 'newsletter')
    | 'restriction';
  /** The name that operators know: a request's reference, else an id. */
  name: string;
  /** `coborrower`: somebody else is the applicant, whose data would be erased with it. */
  as: 'applicant' | 'coborrower';
  /** When it was stored, or last saved. */
  at: Date;
  /** All of it, as it is stored. */
  stored: object;
  /** The names by which the audit log may know it. */
  ids: readonly string[];
  /** What a restriction covers it by; absent if none can. */
  restrictable?: RestrictedSubject;
  /** Its delivery to the lender's systems, if it has one. */
  delivery?: DeliverySubject;
  remove(stores: Stores): Promise<void>;
}

/** A row that could not be read, so that its person is unknown. */
export type Unreadable = Pick<Holding, 'what' | 'name'>;

export interface FoundOfPerson {
  holdings: readonly Holding[];
  unreadable: readonly Unreadable[];
}

/** The person to look for: by e-mail address, and by the applications known to be theirs. */
interface Search {
  email: string;
  uniqids: Set<string>;
  /** The sessions known to be theirs. */
  sessions: Set<string>;
  /** What was found but could not be read. */
  unreadable: Unreadable[];
}

/**
 * Where personal data are stored: a new table is a new line. Requests come first, because whatever
 * has their uniqid belongs to the same person, whatever address it contains.
 */
const HOLDERS: readonly ((stores: Stores, search: Search) => AsyncGenerator<Holding>)[] = [
  findRequests,
  findDrafts,
  findShares,
  findProspects,
  findSignIns,
  findInquiries,
  findSubscriptions,
  findRestrictions,
  findDevelopmentMail,
];

/**
 * All that is stored about the person with this e-mail address. Decrypts every row, one by one; what
 * cannot be read is returned, and hides nothing else.
 */
export async function findPerson(stores: Stores, typed: string): Promise<FoundOfPerson> {
  const search: Search = {
    email: plain(typed),
    uniqids: new Set(),
    sessions: new Set(),
    unreadable: [],
  };
  const countKnown = () => search.uniqids.size + search.sessions.size;
  for (;;) {
    const known = countKnown();
    search.unreadable = [];
    const holdings: Holding[] = [];
    for (const holder of HOLDERS)
      for await (const holding of holder(stores, search)) holdings.push(holding);
    // What was found last may name an application whose earlier rows were passed over.
    if (countKnown() === known) return { holdings, unreadable: search.unreadable };
  }
}

async function* findRequests({ requests }: Stores, search: Search): AsyncGenerator<Holding> {
  const all = requests.each(({ reference: name }) =>
    search.unreadable.push({ what: 'request', name }),
  );
  for await (const request of all) {
    const { id, uniqid, reference, answers, sessionId, sentAt } = request;
    const as = roleIn(answers, search);
    if (as === undefined) continue;
    if (as === 'applicant') know(search, uniqid, sessionId);
    const delivery = { kind: 'request', subjectId: id } as const;
    yield {
      ...{ what: 'request', name: reference, as, at: sentAt, stored: request },
      ids: [reference, id, uniqid],
      restrictable: { what: 'application', name: uniqid },
      delivery,
      remove: async (stores) => {
        await stores.requests.claim(uniqid);
        await stores.deliveries.remove(delivery);
        await stores.requests.remove(id);
      },
    };
  }
}

async function* findDrafts({ drafts }: Stores, search: Search): AsyncGenerator<Holding> {
  const all = drafts.each(({ uniqid: name }) => search.unreadable.push({ what: 'draft', name }));
  for await (const draft of all) {
    const { uniqid, sessionId, savedAt } = draft;
    const content = JSON.parse(draft.content);
    const as =
      roleIn(content, search) ??
      ofTheirs(uniqid, search) ??
      (namesAnApplicant(content) ? undefined : ofTheirSession(sessionId, search));
    if (as === undefined) continue;
    if (as === 'applicant') know(search, uniqid, sessionId);
    yield {
      ...{ what: 'draft', name: uniqid, as, at: savedAt, stored: { ...draft, content } },
      ids: [uniqid],
      restrictable: { what: 'application', name: uniqid },
      remove: async (stores) => {
        await stores.requests.claim(uniqid);
        await stores.drafts.remove(uniqid);
        await stores.signIns.forget(sessionId);
      },
    };
  }
}

async function* findShares({ shares }: Stores, search: Search): AsyncGenerator<Holding> {
  const all = shares.each(({ id: name }) => search.unreadable.push({ what: 'share', name }));
  for await (const share of all) {
    const { id, uniqid, sessionId, applicant, part, createdAt } = share;
    // The co-borrower may have given another address than the applicant did: both are stored.
    const as = roleIn([applicant, part], search) ?? ofTheirs(uniqid, search);
    if (as === undefined) continue;
    if (as === 'applicant') know(search, uniqid, sessionId);
    else if (part?.saved !== undefined) search.sessions.add(part.saved.sessionId);
    const delivery = { kind: 'share', subjectId: id } as const;
    yield {
      ...{ what: 'share', name: id, as, at: createdAt, stored: share, ids: [id, uniqid], delivery },
      restrictable: { what: 'application', name: uniqid },
      remove: async (stores) => {
        await stores.requests.claim(uniqid);
        await stores.deliveries.remove(delivery);
        await stores.shares.remove(id);
        await stores.signIns.forget(sessionId);
        await stores.signIns.forgetOfShare(id);
      },
    };
  }
}

async function* findProspects({ prospects }: Stores, search: Search): AsyncGenerator<Holding> {
  const all = prospects.each(({ id: name }) => search.unreadable.push({ what: 'prospect', name }));
  for await (const prospect of all) {
    const { id, uniqid, sessionId, content, savedAt } = prospect;
    const as = roleIn(content.contact, search) ?? ofTheirs(uniqid, search);
    if (as === undefined) continue;
    if (as === 'applicant') know(search, uniqid, sessionId);
    const delivery = { kind: 'prospect', subjectId: id } as const;
    yield {
      ...{ what: 'prospect', name: id, as, at: savedAt, stored: prospect, delivery },
      ids: [id, uniqid],
      restrictable: { what: 'application', name: uniqid },
      remove: async (stores) => {
        await stores.requests.claim(uniqid);
        await stores.deliveries.remove(delivery);
        await stores.prospects.remove(id);
      },
    };
  }
}

/** Somebody who signed in and answered nothing yet is known only by the sign-in, others by what their session stored. */
async function* findSignIns({ signIns }: Stores, search: Search): AsyncGenerator<Holding> {
  const all = signIns.each(({ sessionId: name }) =>
    search.unreadable.push({ what: 'sign-in', name }),
  );
  for await (const signIn of all) {
    const { sessionId, values, at } = signIn;
    if (roleIn(values, search) !== undefined) search.sessions.add(sessionId);
    else if (!search.sessions.has(sessionId) || namesAnApplicant(values)) continue;
    yield {
      ...{ what: 'sign-in', name: sessionId, as: 'applicant', at, stored: signIn, ids: [] },
      restrictable: { what: 'sign-in', name: sessionId },
      remove: (stores) => stores.signIns.forget(sessionId),
    };
  }
}

async function* findInquiries({ inquiries }: Stores, search: Search): AsyncGenerator<Holding> {
  const all = inquiries.each(({ id: name }) => search.unreadable.push({ what: 'inquiry', name }));
  for await (const inquiry of all) {
    const { id, form, answers, sentAt } = inquiry;
    if (roleIn(answers, search) === undefined) continue;
    const delivery = { kind: form, subjectId: id } as const;
    yield {
      ...{ what: 'inquiry', name: id, as: 'applicant', at: sentAt, stored: inquiry, ids: [id] },
      restrictable: { what: 'inquiry', name: id },
      delivery,
      remove: async (stores) => {
        await stores.deliveries.remove(delivery);
        await stores.inquiries.remove(id);
      },
    };
  }
}

async function* findSubscriptions({ newsletter }: Stores, search: Search): AsyncGenerator<Holding> {
  const all = newsletter.each(({ id: name }) =>
    search.unreadable.push({ what: 'newsletter', name }),
  );
  for await (const subscription of all) {
    const { id, email, askedAt } = subscription;
    if (plain(email) !== search.email) continue;
    const delivery = { kind: 'newsletter', subjectId: id } as const;
    yield {
      ...{ what: 'newsletter', name: id, as: 'applicant', at: askedAt, stored: subscription },
      ids: [id],
      restrictable: { what: 'newsletter', name: id },
      delivery,
      remove: async (stores) => {
        await stores.newsletter.claim(email);
        await stores.deliveries.remove(delivery);
        await stores.newsletter.remove(id);
      },
    };
  }
}

async function* findRestrictions(
  { restrictions }: Stores,
  search: Search,
): AsyncGenerator<Holding> {
  const all = restrictions.each(({ id: name }) =>
    search.unreadable.push({ what: 'restriction', name }),
  );
  for await (const restriction of all) {
    const { id, email, setAt } = restriction;
    if (plain(email) !== search.email) continue;
    yield {
      ...{ what: 'restriction', name: id, as: 'applicant', at: setAt, stored: restriction },
      ids: [],
      remove: (stores) => stores.restrictions.remove(id),
    };
  }
}

async function* findDevelopmentMail(
  { developmentMail }: Stores,
  search: Search,
): AsyncGenerator<Holding> {
  const all = await developmentMail.list(({ id: name }) =>
    search.unreadable.push({ what: 'mail', name }),
  );
  for (const mail of all) {
    const { id, at } = mail;
    // Mails to the office and to the other borrower name the person too.
    if (!JSON.stringify(mail).toLowerCase().includes(search.email)) continue;
    yield {
      ...{ what: 'mail', name: id, as: 'applicant', at, stored: mail, ids: [] },
      remove: (stores) => stores.developmentMail.remove(id),
    };
  }
}

const ROLES = ['applicant', 'coborrower'] as const;

/** Whose the address is in what was stored, wherever in it; whatever names neither borrower is the applicant's. */
function roleIn(stored: unknown, { email }: Search): Holding['as'] | undefined {
  const names = namesWith(email, stored);
  const known = ROLES.find((role) => names.includes(nameOf(role, 'email')));
  return known ?? (names.length > 0 ? 'applicant' : undefined);
}

/** The names of the values that are this address, at any depth. */
function namesWith(email: string, value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return value.includes('@') && plain(value) === email ? [name] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, part]) => namesWith(email, part, inner));
}

/** Whether an applicant's address is anywhere in it. */
function namesAnApplicant(value: unknown, name = ''): boolean {
  if (typeof value === 'string')
    return name === nameOf('applicant', 'email') && value.trim() !== '';
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([inner, part]) => namesAnApplicant(part, inner));
}

function know({ uniqids, sessions }: Search, uniqid: string, sessionId: string): void {
  uniqids.add(uniqid);
  sessions.add(sessionId);
}

function ofTheirSession(sessionId: string, { sessions }: Search) {
  return sessions.has(sessionId) ? ('applicant' as const) : undefined;
}

function ofTheirs(uniqid: string, { uniqids }: Search) {
  return uniqids.has(uniqid) ? ('applicant' as const) : undefined;
}

/**
 * How addresses are compared: as the form reads them, for a draft has them as they were typed; without capitals;
 * the domain as DNS has it.
 */
export function plain(email: string): string {
  const read = readEmail(email).toLowerCase();
  const at = read.lastIndexOf('@') + 1;
  return read.slice(0, at) + (domainToASCII(read.slice(at)) || read.slice(at));
}
