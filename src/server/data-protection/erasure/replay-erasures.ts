import type { Stores } from '../../stores/storage.ts';
import { type ErasePerson, erasePerson, isKept, marksOf } from './erase-person.ts';
import { type Holding, plain, type Unreadable } from './find-person.ts';

export interface Replayed {
  /** How many entries the register has, and those whose key the ring lacks. */
  entries: number;
  underUnknownKeys: number;
  /** How many people of whom something was stored before they were erased, and what of them was erased again. */
  found: number;
  holdings: readonly Holding[];
  /** The references of requests on hold, and what is restricted: their people were not erased. */
  held: readonly string[];
  restricted: readonly Pick<Holding, 'what' | 'name'>[];
  unreadable: readonly Unreadable[];
  /** Files of the register that are no entries. */
  damaged: readonly string[];
}

/**
 * Erases again everyone who the register says was erased, as far as something was stored before: what a restored database
 * still has. Repeated, it finds nothing more.
 */
export async function replayErasures(services: ErasePerson): Promise<Replayed> {
  const { erasures, damaged } = await services.register.read();
  const erasedAt = new Map<string, Date>();
  for (const { mark, at } of erasures) erasedAt.set(mark, at);
  const due = new Map<string, Date>();
  const unreadable: Unreadable[] = [];
  for await (const email of eachAddress(services.storage, unreadable)) {
    if (due.has(email)) continue;
    const times = marksOf(services.keyRing, email).flatMap((mark) => erasedAt.get(mark) ?? []);
    const last = times.toSorted((a, b) => b.getTime() - a.getTime())[0];
    if (last !== undefined) due.set(email, last);
  }
  const holdings: Holding[] = [];
  const held: string[] = [];
  const restricted: Pick<Holding, 'what' | 'name'>[] = [];
  let found = 0;
  for (const [email, until] of due) {
    const result = await erasePerson(services, { email }, until);
    if (result === undefined || result.holdings.length === 0) continue;
    found += 1;
    held.push(...result.held);
    restricted.push(...result.restricted);
    if (!isKept(result)) holdings.push(...result.holdings);
  }
  const { ids } = services.keyRing;
  const underUnknownKeys = erasures.filter(({ mark }) => !ids.includes(mark.split('.')[0] ?? ''));
  return {
    ...{ entries: erasures.length, underUnknownKeys: underUnknownKeys.length },
    ...{ found, holdings, held, restricted, unreadable, damaged },
  };
}

/** In characters: RFC 5321 allows 256. */
const MAX_ADDRESS_LENGTH = 320;

/** Every e-mail address that is stored on its own, wherever; some more than once. */
async function* eachAddress(stores: Stores, unreadable: Unreadable[]): AsyncGenerator<string> {
  const { requests, drafts, shares, prospects, signIns, inquiries, newsletter } = stores;
  const { restrictions } = stores;
  const pass = (what: Unreadable['what'], name: string) => {
    unreadable.push({ what, name });
  };
  const all: readonly AsyncIterable<unknown>[] = [
    requests.each(({ reference }) => pass('request', reference)),
    drafts.each(({ uniqid }) => pass('draft', uniqid)),
    shares.each(({ id }) => pass('share', id)),
    prospects.each(({ id }) => pass('prospect', id)),
    signIns.each(({ sessionId }) => pass('sign-in', sessionId)),
    inquiries.each(({ id }) => pass('inquiry', id)),
    newsletter.each(({ id }) => pass('newsletter', id)),
    restrictions.each(({ id }) => pass('restriction', id)),
  ];
  for (const rows of all) for await (const row of rows) yield* addressesIn(row);
  yield* addressesIn(await stores.developmentMail.list(({ id }) => pass('mail', id)));
}

function* addressesIn(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string') {
    // A draft's content is text.
    if (name === 'content') yield* addressesIn(JSON.parse(value));
    else if (value.includes('@') && value.length <= MAX_ADDRESS_LENGTH) yield plain(value);
  } else if (typeof value === 'object' && value !== null)
    for (const [inner, part] of Object.entries(value)) yield* addressesIn(part, inner);
}
