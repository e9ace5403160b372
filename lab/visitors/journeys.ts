import { setTimeout as pause } from 'node:timers/promises';
import { Caller, NotAnswered } from './caller.ts';
import { Ledger } from './ledger.ts';

/** How long a visitor tries again before giving up, in milliseconds. */
const PATIENCE = 180_000;

/** How long a visitor waits before trying again, in milliseconds. */
const PAUSE = 1_000;

const FILE = new Blob(['Voici mes fiches de paie.']);

/**
 * What visitors do, each journey whole. What is not answered is done again as browsers do: a step under the same
 * identifier where the server stores it once, else from the beginning, under another.
 */
const JOURNEYS: Readonly<Record<string, (visitor: Visitor, uniqid: string) => Promise<void>>> = {
  application: async (visitor, uniqid) => {
    const { caller, ledger } = visitor;
    const token = await visitor.again(() => caller.openSession());
    for (const number of ['1', '2'])
      await visitor.again(() => caller.saveDraft(token, uniqid, number));
    ledger.unanswered.set(uniqid, token);
    try {
      ledger.noteRequest(uniqid, await visitor.again(() => caller.sendRequest(token, uniqid)));
    } catch (error) {
      if (error instanceof NotAnswered && isRefusal(error)) ledger.unanswered.delete(uniqid);
      throw error;
    }
  },
  message: async ({ caller, ledger }, uniqid) => {
    await caller.sendMessage(uniqid);
    ledger.messages.set(uniqid, { at: Date.now() });
  },
  draft: async (visitor, uniqid) => {
    const { caller, ledger } = visitor;
    const token = await visitor.again(() => caller.openSession());
    for (const number of [1, 2, 3]) {
      await visitor.again(() => caller.saveDraft(token, uniqid, String(number)));
      ledger.drafts.set(uniqid, { at: Date.now(), token, number });
      ledger.saves += 1;
    }
  },
  'message with a file': async ({ caller, ledger }, uniqid) => {
    await caller.sendMessage(uniqid, FILE);
    ledger.messages.set(uniqid, { at: Date.now() });
  },
  share: async (visitor, uniqid) => {
    const { caller, ledger } = visitor;
    const token = await visitor.again(() => caller.openSession());
    const follow = await visitor.again(() => caller.share(token, uniqid));
    ledger.shares.set(uniqid, { at: Date.now(), token, follow });
  },
  prospect: async (visitor, uniqid) => {
    const { caller, ledger } = visitor;
    const token = await visitor.again(() => caller.openSession());
    await visitor.again(() => caller.leaveContact(token, uniqid));
    ledger.prospects.set(uniqid, { at: Date.now() });
  },
};

interface Visitor {
  caller: Caller;
  ledger: Ledger;
  /** Repeats a step until it is answered. */
  again: <T>(step: () => Promise<T>) => Promise<T>;
}

/** The number of journeys begun by this process, so that identifiers are unique. */
let begun = 0;

/**
 * Begins journeys at a steady rate, whatever becomes of those before.
 * @param rate journeys a second
 */
export function startJourneys(
  address: string | (() => string),
  rate: number,
  kinds: readonly string[] = Object.keys(JOURNEYS),
) {
  const [ledger, caller] = [new Ledger(), new Caller(address)];
  const { answers } = caller;
  const count = { begun: 0, ended: 0 };
  let haveLeft = false;
  const underWay = new Set<Promise<void>>();
  const begin = () => {
    const kind = kinds[count.begun % kinds.length] ?? '';
    count.begun += 1;
    const until = Date.now() + PATIENCE;
    const isOver = () => haveLeft || Date.now() > until;
    const again = tryAgain(isOver);
    begun += 1;
    const name = `j${begun}`;
    const journey = finish(isOver, async (n) => {
      const visitor = { caller, ledger, again };
      await JOURNEYS[kind]?.(visitor, `${name}-${n}`);
      count.ended += 1;
    });
    underWay.add(journey);
    void journey.finally(() => underWay.delete(journey));
  };
  const timer = setInterval(begin, 1_000 / rate);
  begin();
  return {
    answers,
    ledger,
    count,
    /** Begins no more journeys, and waits for those under way. */
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay);
    },
    /** Begins no more journeys, and ends those under way at their next failure. */
    leave: async () => {
      haveLeft = true;
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}

/** Repeats a journey until it ended or the visitor gives up. */
async function finish(isOver: () => boolean, attempt: (attempt: number) => Promise<void>) {
  for (let n = 1; n === 1 || !isOver(); n += 1) {
    try {
      return await attempt(n);
    } catch (error) {
      if (!(error instanceof NotAnswered)) throw error;
      await pause(PAUSE);
    }
  }
}

function tryAgain(isOver: () => boolean): Visitor['again'] {
  return async (step) => {
    for (;;) {
      try {
        return await step();
      } catch (error) {
        if (!(error instanceof NotAnswered) || isRefusal(error) || isOver()) throw error;
        await pause(PAUSE);
      }
    }
  };
}

/** Whether doing the same again cannot help. */
function isRefusal({ message }: NotAnswered) {
  const status = Number(message);
  return status >= 400 && status < 500 && status !== 429;
}
