import { setTimeout as pause } from 'node:timers/promises';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { FILLED } from './good-bodies.mjs';

/**
 * The answer to a request: status 0 if there was none; `saysWhen`: it has Retry-After.
 * @typedef {{ status: number, ms: number, body: string, saysWhen?: boolean }} Answer
 * @typedef {import('./make-request.mjs').MadeRequest} MadeRequest
 * @typedef {Pick<MadeRequest, 'method' | 'path' | 'headers' | 'body' | 'raw'> & { isWhole?: boolean }} Asked
 * `isWhole`: all of the answer is wanted
 * @typedef {(request: Asked) => Promise<Answer>} Send
 */

/** How often a session is asked for again, and how long to wait before that, in milliseconds. */
const [MOST_TRIES, PAUSE] = [30, 1_000];

/** How many requests share a session before another is opened. */
const PER_SESSION = 150;

/** How many requests show the same proof: the first is taken, the others are refused. */
const PER_PROOF = 10;

/**
 * Opens sessions, solves the bot check and remembers addresses that answers name, and puts them where a
 * request has their places.
 * @param {Send} send
 */
export function createVisitors(send) {
  /** @type {{ value: Promise<string>, uses: number } | undefined} */
  let session;
  /** @type {{ value: Promise<string>, uses: number } | undefined} */
  let proof;
  /** @type {Record<'follow' | 'document', string[]>} */
  const known = { follow: [], document: [] };

  /** What a call answers, asked again while the server says that its database is late. */
  const insist = async (/** @type {Asked} */ request) => {
    for (let tries = 0; ; tries += 1) {
      const answer = await send(request);
      if (answer.status === 200) return JSON.parse(answer.body);
      if (answer.status !== 503 || tries === MOST_TRIES)
        throw new Error(`${request.path} answers ${answer.status}: ${answer.body}`);
      await pause(PAUSE);
    }
  };
  const prove = async () => {
    const path = '/api/v1/captcha/challenge';
    const challenge = await insist({ method: 'GET', path, headers: {} });
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };
  const open = async () => {
    const { token } = await insist({
      method: 'POST',
      path: '/api/v1/jwt-get',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ recaptcha: await prove() })),
    });
    return token;
  };
  const token = async () => {
    if (session === undefined || session.uses >= PER_SESSION) session = { value: open(), uses: 0 };
    session.uses += 1;
    return await session.value;
  };
  const provenOnce = async () => {
    if (proof === undefined || proof.uses >= PER_PROOF) proof = { value: prove(), uses: 0 };
    proof.uses += 1;
    return await proof.value;
  };
  const recent = (/** @type {'follow' | 'document'} */ kind) => {
    const among = known[kind];
    return among[Math.floor(Math.random() * among.length)];
  };

  return {
    /** The request as it is sent. @param {MadeRequest} request @returns {Promise<MadeRequest>} */
    fill: async (request) => {
      const { headers } = request;
      let text = request.body?.toString('latin1');
      let { path } = request;
      const has = (/** @type {string} */ mark) =>
        text?.includes(mark) || headers.authorization?.includes(mark);
      if (has(FILLED.token)) {
        const value = await token();
        text = text?.replaceAll(FILLED.token, value);
        headers.authorization = (headers.authorization ?? '').replace(FILLED.token, value);
        if (headers.authorization === '') delete headers.authorization;
      }
      if (has(FILLED.proof)) text = text?.replaceAll(FILLED.proof, await provenOnce());
      if (has(FILLED.follow))
        text = text?.replaceAll(FILLED.follow, recent('follow') ?? 'follow.a.b');
      if (path === FILLED.document) path = recent('document') ?? '/fr/summary-pdf/a/b';
      const body = text === undefined ? request.body : Buffer.from(text, 'latin1');
      return { ...request, path, ...(body !== undefined && { body }) };
    },
    /** Remembers what an answer leads to. @param {MadeRequest} request @param {Answer} answer */
    learn: (request, { status, body }) => {
      if (request.route.endsWith('/jwt-end') && status === 200) session = undefined;
      if (status !== 200 || !request.route.endsWith('/submit')) return;
      for (const [, document = ''] of body.matchAll(/"(?:summary|secci)":"([^"]+)"/g))
        remember(known.document, document);
      const [, follow] = body.match(/(follow\.[\w.-]+)/) ?? [];
      if (follow !== undefined) remember(known.follow, follow);
    },
  };
}

/** The latest hundred. @param {string[]} among @param {string} value */
function remember(among, value) {
  among.push(value);
  if (among.length > 100) among.shift();
}
