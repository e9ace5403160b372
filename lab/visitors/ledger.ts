import { Caller } from './caller.ts';

/** When the server acknowledged something, in milliseconds since 1970. */
interface Acknowledged {
  at: number;
}

/** What the server acknowledged, by the identifier that the visitor chose. */
export class Ledger {
  drafts = new Map<string, Acknowledged & { token: string; number: number }>();
  requests = new Map<string, Acknowledged & { references: Set<string> }>();
  shares = new Map<string, Acknowledged & { token: string; follow: string }>();
  messages = new Map<string, Acknowledged>();
  prospects = new Map<string, Acknowledged>();
  /** The session's token of each request that was sent but not acknowledged yet. */
  unanswered = new Map<string, string>();
  /** How many saves of drafts were acknowledged. */
  saves = 0;

  noteRequest(uniqid: string, reference: string) {
    this.unanswered.delete(uniqid);
    const known = this.requests.get(uniqid) ?? { at: Date.now(), references: new Set() };
    known.references.add(reference);
    this.requests.set(uniqid, known);
  }
}

/** Sends again what was not acknowledged, as browsers do. */
export async function sendAgain(address: string, ledger: Ledger) {
  const caller = new Caller(address);
  for (const [uniqid, token] of ledger.unanswered)
    ledger.noteRequest(uniqid, await caller.sendRequest(token, uniqid));
}
