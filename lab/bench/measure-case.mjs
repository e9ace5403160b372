import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startBaseline } from './baseline.mjs';
import { CONNECTIONS, load } from './load.mjs';
import { takeTurns } from './turns.mjs';

/** @typedef {import('./cases.mjs').Case} Case */
/** @typedef {import('./turns.mjs').Pace} Pace */

/** As a browser asks. */
const ACCEPTED = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'fr-BE,fr' };

/** Headers that Node writes by itself, on both sides. */
const OF_THE_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** A call is asked without compression, so that the baseline need not compress. */
const PLAIN = { 'accept-language': 'fr-BE,fr' };

/**
 * A page or a call, beside a bare server that answers the same.
 * @param {Case} what
 * @param {{ address: string, pid: () => number }} product
 * @param {Pace} pace
 */
export async function measureCase(what, product, pace) {
  const { method = 'GET', asked, beside, route = '/' } = what;
  const headers = await headersFor(what, product.address);
  const answers = [];
  for (const path of asked)
    answers.push({ path, ...(await fetchRaw(product.address, path, method, headers)) });
  const baseline = await startBaseline(
    beside === 'http'
      ? {
          kind: 'http',
          answers: Object.fromEntries(
            answers.map(({ path, body, ...head }) => [
              `${method} ${path}`,
              { ...head, body: body.toString('base64') },
            ]),
          ),
        }
      : {
          kind: 'fastify',
          route,
          answers: Object.fromEntries(answers.map(({ path, body }) => [path, body.toString()])),
        },
  );
  const sent = asked.map((path) => ({ method, path, headers }));
  // Each connection begins elsewhere.
  const requests = (/** @type {number} */ connection) => {
    const first = Math.floor((connection * sent.length) / CONNECTIONS);
    return [...sent.slice(first), ...sent.slice(0, first)];
  };
  const how = { requests, status: what.isKnown ? 304 : 200 };
  try {
    return await takeTurns(
      {
        name: what.name,
        baseline: beside === 'http' ? 'bare node:http' : 'bare Fastify',
        goal: what.goal,
      },
      (seconds) => load(product.address, product.pid(), how, seconds),
      (seconds) => load(baseline.address, baseline.pid, how, seconds),
      pace,
    );
  } finally {
    await baseline.stop();
  }
}

/** @param {Case} what @param {string} address @returns {Promise<Record<string, string>>} */
async function headersFor({ beside, isKnown, asked: [first = '/'] }, address) {
  if (beside === 'fastify') return PLAIN;
  if (!isKnown) return ACCEPTED;
  const response = await fetch(address + first, { headers: ACCEPTED });
  await response.body?.cancel();
  return { ...ACCEPTED, 'if-none-match': response.headers.get('etag') ?? '' };
}

/**
 * The product's answer byte for byte, without what belongs to the connection.
 * @param {string} address
 * @param {string} path
 * @param {string} method
 * @param {Record<string, string>} headers
 */
async function fetchRaw(address, path, method, headers) {
  /** @type {import('node:http').IncomingMessage} */
  const response = await new Promise((resolve, reject) => {
    request(address + path, { method, headers }, resolve)
      .once('error', reject)
      .end();
  });
  const { statusCode = 0, rawHeaders } = response;
  /** @type {string[]} */
  const kept = [];
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const [name = '', value = ''] = rawHeaders.slice(n, n + 2);
    if (!OF_THE_CONNECTION.has(name.toLowerCase())) kept.push(name, value);
  }
  return { status: statusCode, headers: kept, body: await buffer(response) };
}
