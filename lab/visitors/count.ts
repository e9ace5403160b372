import { setTimeout as pause } from 'node:timers/promises';
import type { Call, Mail } from '../surroundings/receivers.ts';
import type { ServerControl } from '../surroundings/server.ts';
import { Caller, emailOf } from './caller.ts';
import { type Ledger, sendAgain } from './ledger.ts';

/** What was acknowledged of a kind, compared with what was stored or arrived. */
export interface Count {
  acknowledged: number;
  lost: number;
  doubled: number;
  /** For what arrives later: the longest time from the acknowledgement, in seconds. */
  longest?: number;
}

export type Counted = Awaited<ReturnType<typeof count>>;

/**
 * Counts once the server is up again and nobody is writing.
 * @param patience for outstanding mails and calls, in milliseconds
 */
export async function count(
  server: ServerControl,
  ledger: Ledger,
  receivers: { calls: Call[]; mails: Mail[] },
  patience: number,
) {
  await sendAgain(server.address, ledger);
  await untilAll(ledger, receivers, patience);
  const stored = {
    drafts: await countDrafts(server.address, ledger),
    requests: await countRequests(server, ledger),
    'contact messages': await countMessages(server, ledger),
    shares: await countShares(server.address, ledger),
  };
  const audit = await server.ask('audit', 'verify');
  return {
    stored,
    arrived: countArrived(ledger, receivers),
    calls: countCalls(receivers.calls),
    auditIsWhole: audit.ok === true,
  };
}

async function countDrafts(address: string, ledger: Ledger): Promise<Count> {
  const caller = new Caller(address);
  let lost = 0;
  for (const [uniqid, { token, number }] of ledger.drafts) {
    const kept = await caller.readDraft(token);
    if (kept.uniqId !== uniqid || Number(kept.number) < number) lost += 1;
  }
  return { acknowledged: ledger.drafts.size, lost, doubled: 0 };
}

async function countRequests(server: ServerControl, { requests }: Ledger): Promise<Count> {
  const stored: { uniqId: string; reference: string }[] = await server.ask('requests', 'export');
  const byUniqid = Map.groupBy(stored, ({ uniqId }) => uniqId);
  let [lost, doubled] = [0, 0];
  for (const [uniqid, { references }] of requests) {
    const stored = byUniqid.get(uniqid) ?? [];
    if (!stored.some(({ reference }) => references.has(reference))) lost += 1;
    if (stored.length > 1 || references.size > 1) doubled += 1;
  }
  return { acknowledged: requests.size, lost, doubled };
}

async function countMessages(server: ServerControl, { messages }: Ledger): Promise<Count> {
  const stored: object[] = await server.ask('inquiries', 'export');
  const texts = stored.map((inquiry) => JSON.stringify(inquiry));
  let [lost, doubled] = [0, 0];
  for (const uniqid of messages.keys()) {
    const copies = texts.filter((text) => text.includes(`"${emailOf(uniqid)}"`)).length;
    if (copies === 0) lost += 1;
    if (copies > 1) doubled += 1;
  }
  return { acknowledged: messages.size, lost, doubled };
}

/** Sharing again finds the existing share, followed at the same address; a lost one would get another. */
async function countShares(address: string, { shares }: Ledger): Promise<Count> {
  const caller = new Caller(address);
  let lost = 0;
  for (const [uniqid, { token, follow }] of shares) {
    if ((await caller.share(token, uniqid)) !== follow) lost += 1;
  }
  return { acknowledged: shares.size, lost, doubled: 0 };
}

interface Expected {
  acknowledged: ReadonlyMap<string, { at: number }>;
  arrivals: Map<string, number[]>;
}

/** The times at which the lender's systems and people were notified. */
function expectedArrivals(
  ledger: Ledger,
  { calls, mails }: { calls: Call[]; mails: Mail[] },
): Readonly<Record<string, Expected>> {
  const of = (type: string, key: (data: Record<string, unknown>) => string) =>
    arrivalsBy(
      calls.filter((call) => call.type === type),
      ({ data }) => key(data),
    );
  const byUniqid = (data: Record<string, unknown>) => String(data.uniqId);
  // A message has no identifier of its own except its sender's address.
  const bySender = (data: Record<string, unknown>) =>
    /"([^"@]+)@example\.be"/.exec(JSON.stringify(data))?.[1] ?? '';
  const letters = arrivalsBy(mails, ({ to }) => to.replace('@example.be', ''));
  return {
    'calls: requests': {
      acknowledged: ledger.requests,
      arrivals: of('request.sent', byUniqid),
    },
    'calls: contact messages': {
      acknowledged: ledger.messages,
      arrivals: of('contact.sent', bySender),
    },
    'calls: prospects': {
      acknowledged: ledger.prospects,
      arrivals: of('prospect.saved', byUniqid),
    },
    'mails: requests': { acknowledged: ledger.requests, arrivals: letters },
    'mails: co-borrowers': { acknowledged: ledger.shares, arrivals: letters },
  };
}

function arrivalsBy<T extends { at: number }>(all: readonly T[], keyOf: (arrival: T) => string) {
  const arrivals = new Map<string, number[]>();
  for (const arrival of all) {
    const key = keyOf(arrival);
    arrivals.set(key, [...(arrivals.get(key) ?? []), arrival.at]);
  }
  return arrivals;
}

function countArrived(
  ledger: Ledger,
  receivers: Parameters<typeof expectedArrivals>[1],
): Record<string, Count> {
  const expected = Object.entries(expectedArrivals(ledger, receivers));
  return Object.fromEntries(
    expected.map(([kind, { acknowledged, arrivals }]) => {
      const counted = { acknowledged: acknowledged.size, lost: 0, doubled: 0, longest: 0 };
      for (const [uniqid, { at }] of acknowledged) {
        const [first, ...others] = arrivals.get(uniqid) ?? [];
        if (first === undefined) counted.lost += 1;
        else {
          if (others.length > 0) counted.doubled += 1;
          counted.longest = Math.max(counted.longest, Math.round((first - at) / 1000));
        }
      }
      return [kind, counted];
    }),
  );
}

/** The webhook's guarantee: at least once, and a single id for each message. */
function countCalls(calls: readonly Call[]) {
  const bySubject = Map.groupBy(calls, ({ type, data }) => `${type} ${data.id}`);
  const idsOf = [...bySubject.values()].map((of) => new Set(of.map(({ id }) => id)).size);
  return {
    calls: calls.length,
    messages: new Set(calls.map(({ id }) => id)).size,
    withTwoIds: idsOf.filter((ids) => ids > 1).length,
  };
}

async function untilAll(
  ledger: Ledger,
  receivers: Parameters<typeof expectedArrivals>[1],
  patience: number,
) {
  const until = Date.now() + patience;
  const isAllThere = () =>
    Object.values(countArrived(ledger, receivers)).every(({ lost }) => lost === 0);
  while (Date.now() < until && !isAllThere()) await pause(500);
}
