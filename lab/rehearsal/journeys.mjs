import { setTimeout as pause } from 'node:timers/promises';
import { Answers, Caller, NotAnswered } from '../outages/calls.mjs';
import { Ledger } from '../outages/writers.mjs';
import { MARK } from './clamd.mjs';

/** How long a visitor tries again before giving up, in milliseconds. */
const PATIENCE = 180_000;

/** How long a visitor waits before trying again, in milliseconds. */
const PAUSE = 1_000;

const FILE = { name: 'note.txt', bytes: new TextEncoder().encode('Voici mes fiches de paie.\n') };
const MARKED = { name: 'note.txt', bytes: new TextEncoder().encode(`${MARK}\n`) };

/** Answers with the moment of each, in milliseconds since 1970. */
export class TimedAnswers extends Answers {
  /** @type {{ at: number, status: number, ms: number, call: string }[]} */
  all = [];

  /** @override @param {number} status @param {number} ms @param {string} [call] */
  note(status, ms, call = '') {
    super.note(status, ms);
    this.all.push({ at: Date.now(), status, ms, call });
  }
}

/**
 * What visitors do, each journey whole. What is not answered is done again as browsers do: a step under the same
 * identifier where the server stores it once, else by the visitor anew, under another.
 * @type {Readonly<Record<string, (visitor: Visitor, uniqid: string) => Promise<void>>>}
 */
const JOURNEYS = {
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
  'sign-in': async ({ again, agree, caller, ledger, signIns }, uniqid) => {
    const token = await again(() => caller.openSession());
    const begun = await again(() => caller.beginSignIn(token));
    const back = agree(begun.url);
    const ended = await again(() => caller.endSignIn(back, begun.cookie));
    if (ended.outcome !== 'done') {
      signIns.refused += 1;
      throw new NotAnswered(ended.outcome);
    }
    ledger.signIns.set(uniqid, { at: Date.now(), token });
    signIns.done += 1;
    if (ended.server !== begun.server) signIns.elsewhere += 1;
  },
};

/**
 * @typedef {object} Visitor
 * @property {Caller} caller
 * @property {Ledger} ledger
 * @property {<T>(step: () => Promise<T>) => Promise<T>} again does a step again until it is answered
 * @property {(url: string) => string} agree agrees at the sign-in provider's address; returns the one to come back to
 * @property {SignInCount} signIns
 */

/**
 * Sign-ins that were done, how many of them another server ended than began, and how many the visitor was told had failed.
 * @typedef {{ done: number, elsewhere: number, refused: number }} SignInCount
 */

/**
 * Begins journeys at a steady rate, whatever becomes of those before.
 * @param {string} address
 * @param {number} rate a second
 * @param {Visitor['agree']} agree
 * @param {readonly string[]} [kinds] of journeys
 */
export function startJourneys(address, rate, agree, kinds = Object.keys(JOURNEYS)) {
  const [answers, ledger, caller] = [new TimedAnswers(), new Ledger(), new Caller(address)];
  caller.answers = answers;
  const count = { begun: 0, ended: 0 };
  const signIns = { done: 0, elsewhere: 0, refused: 0 };
  /** @type {Set<Promise<void>>} */
  const underWay = new Set();
  const begin = () => {
    const kind = kinds[count.begun % kinds.length] ?? '';
    count.begun += 1;
    const until = Date.now() + PATIENCE;
    const again = tryAgain(until);
    const name = `j${count.begun}`;
    const journey = finish(until, async (n) => {
      const visitor = { caller, ledger, again, agree, signIns };
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
    signIns,
    /** Begins no more, and waits for those under way. */
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay);
    },
    /** Whether a file that the scanner knows is refused. */
    refusesMarkedFile: async () => {
      const before = answers.count(415);
      await caller.sendMessage('marked', MARKED).catch(() => {});
      return answers.count(415) > before;
    },
  };
}

/** Does a journey anew until it ended or the visitor gives up. @param {number} until @param {(attempt: number) => Promise<void>} attempt */
async function finish(until, attempt) {
  for (let n = 1; Date.now() < until; n += 1) {
    try {
      return await attempt(n);
    } catch (error) {
      if (!(error instanceof NotAnswered)) throw error;
      await pause(PAUSE);
    }
  }
}

/** @param {number} until @returns {Visitor['again']} */
function tryAgain(until) {
  return async (step) => {
    for (;;) {
      try {
        return await step();
      } catch (error) {
        if (!(error instanceof NotAnswered) || isRefusal(error) || Date.now() > until) throw error;
        await pause(PAUSE);
      }
    }
  };
}

/** Whether doing the same again cannot help. @param {NotAnswered} error */
function isRefusal({ message }) {
  const status = Number(message);
  return status >= 400 && status < 500 && status !== 429;
}
