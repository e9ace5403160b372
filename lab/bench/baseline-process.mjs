import { once } from 'node:events';
import { createServer } from 'node:http';
import process from 'node:process';
import Fastify from 'fastify';
import { createAltchaCheck } from '../../src/server/bot-check/altcha.ts';
import { openInserts } from './inserts.mjs';

// A baseline of `npm run bench`, told by its first message what it is; ends with the bench.

/** @typedef {import('./baseline.mjs').Baseline} Baseline */

/** Node's server with the product's bytes and headers. @param {Extract<Baseline, { kind: 'http' }>} baseline */
async function serveBytes({ answers }) {
  const ready = new Map(
    Object.entries(answers).map(([asked, { body, ...head }]) => [
      asked,
      { ...head, body: Buffer.from(body, 'base64') },
    ]),
  );
  const server = createServer((request, response) => {
    const answer = ready.get(`${request.method} ${request.url}`);
    if (answer === undefined) return response.writeHead(404).end();
    response.writeHead(answer.status, answer.headers);
    return response.end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return typeof bound === 'object' ? bound?.port : undefined;
}

/** A route that answers the same, with nothing around it. @param {Extract<Baseline, { kind: 'fastify' }>} baseline */
async function serveRoute({ route, answers }) {
  const parsed = new Map(
    Object.entries(answers).map(([asked, answer]) => [asked, JSON.parse(answer)]),
  );
  const app = Fastify();
  app.get(route, async (request, reply) => {
    reply.type('application/json; charset=utf-8');
    return JSON.stringify(parsed.get(request.url));
  });
  return portOf(await app.listen({ port: 0, host: '127.0.0.1' }));
}

/** A route that judges a proof and keeps nothing. @param {Extract<Baseline, { kind: 'proof' }>} baseline */
async function serveProof({ secret }) {
  const check = createAltchaCheck(secret, '/', 1);
  const app = Fastify();
  app.post('/api/v1/jwt-get', async (request, reply) => {
    const { recaptcha } = /** @type {{ recaptcha: string }} */ (request.body);
    const verdict = await check.verify(recaptcha, new Date());
    return reply.code(verdict.ok ? 200 : 403).send({ token: 'x'.repeat(200) });
  });
  return portOf(await app.listen({ port: 0, host: '127.0.0.1' }));
}

/** @param {string} address */
const portOf = (address) => Number(new URL(address).port);

/** @param {unknown} message */
const send = (message) => process.send?.(message);

process.once('message', async (/** @type {Baseline} */ baseline) => {
  process.once('disconnect', () => process.exit());
  if (baseline.kind === 'http') return send({ port: await serveBytes(baseline) });
  if (baseline.kind === 'fastify') return send({ port: await serveRoute(baseline) });
  if (baseline.kind === 'proof') return send({ port: await serveProof(baseline) });
  const insertFor = await openInserts(baseline);
  process.on('message', async (/** @type {{ seconds: number }} */ { seconds }) => {
    send({ count: await insertFor(seconds) });
  });
  return send({ port: 0 });
});
