import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import { API } from '../../src/calls/api.ts';
import { COMPLETE_ANSWERS } from '../../tests/examples/complete-answers.ts';
import { Caller } from '../visitors/caller.ts';
import { CONNECTIONS } from './load.ts';

/** How often an application is saved before the visitor of a connection begins another. */
const SAVES = 8;

const bodyOf = (changes: object = {}) =>
  JSON.stringify({ lang: 'fr', ...COMPLETE_ANSWERS, ...changes });

const BODY = bodyOf();

/** The tokens of new sessions, one for each connection. */
export async function openSessions(address: string) {
  const caller = new Caller(address);
  return await Promise.all(Array.from({ length: CONNECTIONS }, () => caller.openSession()));
}

/** The requests of visitors who fill in applications: each is saved at every step, with all its answers. */
export function savingVisitors(tokens: readonly string[]) {
  return (connection: number) => {
    let [uniqid, saves] = ['', 0];
    return submits(tokens[connection % tokens.length], () => {
      if (saves % SAVES === 0) uniqid = randomUUID();
      saves += 1;
      return { query: `uniqid=${uniqid}&step=${1 + (saves % 6)}`, body: BODY };
    });
  };
}

/**
 * The requests of visitors whose application is complete, each time of another person: requests of one session or to
 * one address wait for one another, so that the limits on their number hold.
 */
export function sendingVisitors(tokens: readonly string[]) {
  return (connection: number) =>
    submits(tokens[connection % tokens.length], () => {
      const uniqid = randomUUID();
      const body = bodyOf({ email: `${uniqid}@example.be` });
      return { query: `uniqid=${uniqid}&send=1`, body };
    });
}

function submits(token: string | undefined, next: () => { query: string; body: string }) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const setupRequest = (request: Request) => {
    const { query, body } = next();
    return { ...request, path: `${API}/submit?action=pat_form&${query}`, body };
  };
  return [{ method: 'POST' as const, headers, body: BODY, setupRequest }];
}
