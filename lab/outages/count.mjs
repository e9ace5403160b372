import { setTimeout as pause } from 'node:timers/promises';
import { Caller, emailOf } from './calls.mjs';
import { sendAgain } from './writers.mjs';

/** When a mail or call counts as late, in milliseconds after the acknowledgement. */
const LATE = 30_000;

/** When a prospect counts as late: they are reported a minute after they were left, by a job that runs every minute. */
const PROSPECTS_LATE = 150_000;

/**
 * Compares what was acknowledged with what was stored.
 * @typedef {object} Count
 * @property {number} acknowledged
 * @property {number} lost
 * @property {number} doubled
 * @property {number} late
 * @property {number} longest seconds from the acknowledgement, for what arrives later
 */

/**
 * Counts once the server is up again and nobody is writing.
 * @param {import('./server.mjs').ServerControl} server
 * @param {import('./writers.mjs').Ledger} ledger
 * @param {{ calls: import('./receivers.mjs').Call[], mails: import('./receivers.mjs').Mail[] }} receivers
 * @param {number} patience for outstanding mails and calls, in milliseconds
 */
export async function count(server, ledger, receivers, patience) {
  await sendAgain(server.address, ledger);
  await untilAll(ledger, receivers, patience);
  const stored = {
    drafts: await countDrafts(server.address, ledger),
    requests: await countRequests(server, ledger),
    'contact messages': await countMessages(server, ledger),
    shares: await countShares(server.address, ledger),
    'sign-ins': await countSignIns(server.address, ledger),
  };
  const audit = await server.ask('audit', 'verify');
  return {
    stored,
    arrived: countArrived(ledger, receivers),
    calls: countCalls(receivers.calls),
    auditIsWhole: audit.ok === true,
  };
}

/** @param {string} address @param {import('./writers.mjs').Ledger} ledger @returns {Promise<Count>} */
async function countDrafts(address, ledger) {
  const caller = new Caller(address);
  let lost = 0;
  for (const [uniqid, { token, number }] of ledger.drafts) {
    const kept = await caller.readDraft(token);
    if (kept.uniqId !== uniqid || Number(kept.number) < number) lost += 1;
  }
  return { acknowledged: ledger.drafts.size, lost, doubled: 0, late: 0, longest: 0 };
}

/** @param {import('./server.mjs').ServerControl} server @param {import('./writers.mjs').Ledger} ledger @returns {Promise<Count>} */
async function countRequests(server, { requests }) {
  /** @type {{ uniqId: string, reference: string }[]} */
  const stored = await server.ask('requests', 'export');
  const byUniqid = Map.groupBy(stored, ({ uniqId }) => uniqId);
  let [lost, doubled] = [0, 0];
  for (const [uniqid, { references }] of requests) {
    const stored = byUniqid.get(uniqid) ?? [];
    if (!stored.some(({ reference }) => references.has(reference))) lost += 1;
    if (stored.length > 1 || references.size > 1) doubled += 1;
  }
  return { acknowledged: requests.size, lost, doubled, late: 0, longest: 0 };
}

/** @param {import('./server.mjs').ServerControl} server @param {import('./writers.mjs').Ledger} ledger @returns {Promise<Count>} */
async function countMessages(server, { messages }) {
  /** @type {object[]} */
  const stored = await server.ask('inquiries', 'export');
  const texts = stored.map((inquiry) => JSON.stringify(inquiry));
  let [lost, doubled] = [0, 0];
  for (const uniqid of messages.keys()) {
    const copies = texts.filter((text) => text.includes(`"${emailOf(uniqid)}"`)).length;
    if (copies === 0) lost += 1;
    if (copies > 1) doubled += 1;
  }
  return { acknowledged: messages.size, lost, doubled, late: 0, longest: 0 };
}

/**
 * Sharing again finds the existing share, followed at the same address; a lost one would get another.
 * @param {string} address
 * @param {import('./writers.mjs').Ledger} ledger
 * @returns {Promise<Count>}
 */
async function countShares(address, { shares }) {
  const caller = new Caller(address);
  let lost = 0;
  for (const [uniqid, { token, follow }] of shares) {
    if ((await caller.share(token, uniqid)) !== follow) lost += 1;
  }
  return { acknowledged: shares.size, lost, doubled: 0, late: 0, longest: 0 };
}

/**
 * What the provider told of a person is in the session, and nothing twice.
 * @param {string} address
 * @param {import('./writers.mjs').Ledger} ledger
 * @returns {Promise<Count>}
 */
async function countSignIns(address, { signIns }) {
  const caller = new Caller(address);
  let [lost, doubled] = [0, 0];
  for (const { token } of signIns.values()) {
    const { signedIn = [] } = await caller.readDraft(token);
    const values = new Set(signedIn.map((value) => JSON.stringify(value)));
    if (values.size === 0) lost += 1;
    if (values.size < signedIn.length) doubled += 1;
  }
  return { acknowledged: signIns.size, lost, doubled, late: 0, longest: 0 };
}

/** @typedef {{ acknowledged: ReadonlyMap<string, { at: number }>, arrivals: Map<string, number[]>, late: number }} Expected */

/**
 * What the lender's systems and people are told, by time of arrival.
 * @param {import('./writers.mjs').Ledger} ledger
 * @param {{ calls: import('./receivers.mjs').Call[], mails: import('./receivers.mjs').Mail[] }} receivers
 * @returns {Readonly<Record<string, Expected>>}
 */
function expectedArrivals(ledger, { calls, mails }) {
  const of = (
    /** @type {string} */ type,
    /** @type {(data: Record<string, unknown>) => string} */ key,
  ) =>
    arrivalsBy(
      calls.filter((call) => call.type === type),
      ({ data }) => key(data),
    );
  const byUniqid = (/** @type {Record<string, unknown>} */ data) => String(data.uniqId);
  // A message has no identifier of its own except its sender's address.
  const bySender = (/** @type {Record<string, unknown>} */ data) =>
    /"([^"@]+)@example\.be"/.exec(JSON.stringify(data))?.[1] ?? '';
  const letters = arrivalsBy(mails, ({ to }) => to.replace('@example.be', ''));
  return {
    'calls: requests': {
      ...{ acknowledged: ledger.requests, late: LATE },
      arrivals: of('request.sent', byUniqid),
    },
    'calls: contact messages': {
      ...{ acknowledged: ledger.messages, late: LATE },
      arrivals: of('contact.sent', bySender),
    },
    'calls: prospects': {
      ...{ acknowledged: ledger.prospects, late: PROSPECTS_LATE },
      arrivals: of('prospect.saved', byUniqid),
    },
    'mails: requests': { acknowledged: ledger.requests, arrivals: letters, late: LATE },
    'mails: co-borrowers': { acknowledged: ledger.shares, arrivals: letters, late: LATE },
  };
}

/**
 * @template {{ at: number }} T
 * @param {readonly T[]} all
 * @param {(one: T) => string} keyOf
 */
function arrivalsBy(all, keyOf) {
  /** @type {Map<string, number[]>} */
  const arrivals = new Map();
  for (const arrival of all) {
    const key = keyOf(arrival);
    arrivals.set(key, [...(arrivals.get(key) ?? []), arrival.at]);
  }
  return arrivals;
}

/**
 * @param {import('./writers.mjs').Ledger} ledger
 * @param {Parameters<typeof expectedArrivals>[1]} receivers
 * @returns {Record<string, Count>}
 */
function countArrived(ledger, receivers) {
  const expected = Object.entries(expectedArrivals(ledger, receivers));
  return Object.fromEntries(
    expected.map(([kind, { acknowledged, arrivals, late }]) => {
      const counted = { acknowledged: acknowledged.size, lost: 0, doubled: 0, late: 0, longest: 0 };
      for (const [uniqid, { at }] of acknowledged) {
        const [first, ...others] = arrivals.get(uniqid) ?? [];
        if (first === undefined) counted.lost += 1;
        else {
          if (others.length > 0) counted.doubled += 1;
          if (first - at > late) counted.late += 1;
          counted.longest = Math.max(counted.longest, Math.round((first - at) / 1000));
        }
      }
      return [kind, counted];
    }),
  );
}

/**
 * The webhook's guarantee: at least once, and a single id for each message.
 * @param {readonly import('./receivers.mjs').Call[]} calls
 */
function countCalls(calls) {
  const bySubject = Map.groupBy(calls, ({ type, data }) => `${type} ${data.id}`);
  const idsOf = [...bySubject.values()].map((of) => new Set(of.map(({ id }) => id)).size);
  return {
    calls: calls.length,
    messages: new Set(calls.map(({ id }) => id)).size,
    withTwoIds: idsOf.filter((ids) => ids > 1).length,
  };
}

/**
 * @param {import('./writers.mjs').Ledger} ledger
 * @param {Parameters<typeof expectedArrivals>[1]} receivers
 * @param {number} patience
 */
async function untilAll(ledger, receivers, patience) {
  const until = Date.now() + patience;
  const isAllThere = () =>
    Object.values(countArrived(ledger, receivers)).every(({ lost }) => lost === 0);
  while (Date.now() < until && !isAllThere()) await pause(500);
}
