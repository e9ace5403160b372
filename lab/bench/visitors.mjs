import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { API } from '../../src/calls/api.ts';
import { COMPLETE_ANSWERS } from '../../tests/examples/complete-answers.ts';
import { Caller } from '../outages/calls.mjs';
import { CONNECTIONS } from './load.mjs';

/** @typedef {import('./load.mjs').Sent} Sent */

/** How often an application is saved, before the visitor of a connection begins another. */
const SAVES = 8;

/** @param {object} [changes] */
const answersOf = (changes) => JSON.stringify({ lang: 'fr', ...COMPLETE_ANSWERS, ...changes });

const ANSWERS = answersOf();

/** The tokens of new sessions, one a connection. @param {string} address */
export async function openSessions(address) {
  const caller = new Caller(address);
  return await Promise.all(Array.from({ length: CONNECTIONS }, () => caller.openSession()));
}

/**
 * What visitors send who fill in applications: each is saved at every step, with all its answers.
 * @param {readonly string[]} tokens of each connection
 * @returns {(connection: number) => Sent[]}
 */
export function savingVisitors(tokens) {
  return (connection) => {
    let [uniqid, saves] = ['', 0];
    return submits(tokens[connection % tokens.length], () => {
      if (saves % SAVES === 0) uniqid = randomUUID();
      saves += 1;
      return { query: `uniqid=${uniqid}&step=${1 + (saves % 6)}`, body: ANSWERS };
    });
  };
}

/**
 * What visitors send whose application is complete, each time another person: requests of one session, or to one
 * address, wait for one another, so that the limits on their number hold.
 * @param {readonly string[]} tokens of each connection
 * @returns {(connection: number) => Sent[]}
 */
export function sendingVisitors(tokens) {
  return (connection) =>
    submits(tokens[connection % tokens.length], () => {
      const uniqid = randomUUID();
      return {
        query: `uniqid=${uniqid}&send=1`,
        body: answersOf({ email: `${uniqid}@example.be` }),
      };
    });
}

/** @param {string | undefined} token @param {() => { query: string, body: string }} next @returns {Sent[]} */
function submits(token, next) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const setupRequest = (/** @type {import('autocannon').Request} */ request) => {
    const { query, body } = next();
    return { ...request, path: `${API}/submit?action=pat_form&${query}`, body };
  };
  return [{ method: 'POST', headers, body: ANSWERS, setupRequest }];
}

/** Proofs of work, each for one session. @param {string} address @param {number} count */
export async function proveOften(address, count) {
  /** @type {string[]} */
  const proofs = [];
  const prove = async () => {
    while (proofs.length < count) {
      const response = await fetch(`${address}${API}/captcha/challenge`);
      const challenge = /** @type {import('altcha-lib').Challenge} */ (await response.json());
      const solution = await solveChallenge({ challenge, deriveKey });
      proofs.push(Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, prove));
  return proofs;
}

/** What visitors send who begin a session, with a proof each. @param {string[]} proofs taken from its end */
export function beginningVisitors(proofs) {
  const headers = { 'content-type': 'application/json' };
  const setupRequest = (/** @type {import('autocannon').Request} */ request) => ({
    ...request,
    body: JSON.stringify({ recaptcha: proofs.pop() ?? '' }),
  });
  /** @type {Sent} */
  const sent = { method: 'POST', path: `${API}/jwt-get`, headers, setupRequest };
  return () => [sent];
}
