import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import process from 'node:process';
import Fastify from 'fastify';
import { Client } from 'pg';
import type { Baseline, FastifyBaseline, HttpBaseline, InsertBaseline } from './baseline.ts';

// A baseline of `npm run bench`: its first message says what it is. It ends with the bench.

/** Node's own server with the product's bytes and headers. */
async function serveBytes({ answers }: HttpBaseline) {
  const byPath = new Map(answers.map((answer) => [answer.path, answer]));
  const server = createServer((request, response) => {
    const answer = byPath.get(request.url ?? '');
    if (answer === undefined) return response.writeHead(404).end();
    return response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

/** A route that answers the same, with nothing around it. */
async function serveRoute({ route, answers }: FastifyBaseline) {
  const byPath = new Map(answers.map(({ path, text }) => [path, JSON.parse(text)]));
  const app = Fastify();
  app.get(route, async (request, reply) => {
    reply.type('application/json; charset=utf-8');
    return JSON.stringify(byPath.get(request.url));
  });
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

/** Opens the connections; returns a function that inserts for so many seconds and returns how many rows. */
async function openInserts({ database, table, row, fresh, connections }: InsertBaseline) {
  const columns = Object.keys(row);
  const places = columns.map((_, n) => `$${n + 1}`).join(', ');
  const text = `insert into ${table} (${columns.join(', ')}) values (${places})`;
  const valuesOf = () => columns.map((name) => (fresh.includes(name) ? randomUUID() : row[name]));
  const clients = Array.from(
    { length: connections },
    () => new Client({ connectionString: database }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  return async (seconds: number) => {
    const until = performance.now() + seconds * 1_000;
    let count = 0;
    const insertOn = async (client: Client) => {
      for (; performance.now() < until; count += 1)
        await client.query({ name: 'insert', text, values: valuesOf() });
    };
    await Promise.all(clients.map(insertOn));
    return count;
  };
}

const send = (message: unknown) => process.send?.(message);

process.once('message', async (baseline: Baseline) => {
  process.once('disconnect', () => process.exit());
  if (baseline.kind === 'http') return send({ port: await serveBytes(baseline) });
  if (baseline.kind === 'fastify') return send({ port: await serveRoute(baseline) });
  const insertFor = await openInserts(baseline);
  process.on('message', async ({ seconds }: { seconds: number }) => {
    send({ count: await insertFor(seconds) });
  });
  return send({ port: 0 });
});
