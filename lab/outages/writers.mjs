import { setTimeout as pause } from 'node:timers/promises';
import { Caller, NotAnswered } from './calls.mjs';

/**
 * What the server acknowledged, by the application's identifier, and when.
 * @typedef {{ at: number }} Acknowledged
 */
export class Ledger {
  /** @type {Map<string, Acknowledged & { token: string, number: number }>} */
  drafts = new Map();
  /** @type {Map<string, Acknowledged & { references: Set<string> }>} */
  requests = new Map();
  /** Sent but not acknowledged: sent again until acknowledged. @type {Map<string, string>} */
  unanswered = new Map();
  /** @type {Map<string, Acknowledged & { token: string, follow: string }>} */
  shares = new Map();
  /** @type {Map<string, Acknowledged>} */
  messages = new Map();
  /** @type {Map<string, Acknowledged>} */
  prospects = new Map();
  /** Those that the application said were done. @type {Map<string, Acknowledged & { token: string }>} */
  signIns = new Map();
  saves = 0;

  /** @param {string} uniqid @param {string} reference */
  noteRequest(uniqid, reference) {
    this.unanswered.delete(uniqid);
    const known = this.requests.get(uniqid) ?? { at: Date.now(), references: new Set() };
    known.references.add(reference);
    this.requests.set(uniqid, known);
  }
}

/** What writers do in turn. @type {readonly ((caller: Caller, ledger: Ledger, uniqid: string) => Promise<void>)[]} */
const WORK = [
  async (caller, ledger, uniqid) => {
    const token = await caller.openSession();
    for (const number of [1, 2, 3]) {
      await caller.saveDraft(token, uniqid, String(number));
      ledger.drafts.set(uniqid, { at: Date.now(), token, number });
      ledger.saves += 1;
    }
  },
  async (caller, ledger, uniqid) => {
    const token = await caller.openSession();
    ledger.unanswered.set(uniqid, token);
    ledger.noteRequest(uniqid, await caller.sendRequest(token, uniqid));
  },
  async (caller, ledger, uniqid) => {
    await caller.sendMessage(uniqid);
    ledger.messages.set(uniqid, { at: Date.now() });
  },
  async (caller, ledger, uniqid) => {
    const token = await caller.openSession();
    const follow = await caller.share(token, uniqid);
    ledger.shares.set(uniqid, { at: Date.now(), token, follow });
  },
  async (caller, ledger, uniqid) => {
    const token = await caller.openSession();
    await caller.leaveContact(token, uniqid);
    ledger.prospects.set(uniqid, { at: Date.now() });
  },
  async (caller) => await caller.openPage(),
];

/** The number of writers started so far, so that identifiers are unique. */
let begun = 0;

/**
 * Simulates this many visitors at once, each doing one thing after another until told to stop.
 * @param {string} address
 * @param {Ledger} ledger
 * @param {number} count
 */
export function startWriters(address, ledger, count) {
  const caller = new Caller(address);
  let going = true;
  const writers = Array.from({ length: count }, async (_, n) => {
    begun += 1;
    const writer = begun;
    for (let turn = 0; going; turn += 1) {
      const work = WORK[(n + turn) % WORK.length];
      try {
        await work?.(caller, ledger, `w${writer}-${turn}`);
      } catch (error) {
        if (!(error instanceof NotAnswered)) throw error;
        await pause(25); // like a browser that retries after a pause
      }
    }
  });
  return {
    answers: caller.answers,
    stop: async () => {
      going = false;
      await Promise.all(writers);
      return caller.answers;
    },
  };
}

/**
 * Sends again what was not answered, as browsers do.
 * @param {string} address
 * @param {Ledger} ledger
 */
export async function sendAgain(address, ledger) {
  const caller = new Caller(address);
  for (const [uniqid, token] of ledger.unanswered)
    ledger.noteRequest(uniqid, await caller.sendRequest(token, uniqid));
}
