import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitRequestTime, MIN_FILE_BYTES } from './request-timeout.ts';

const MAX_MS = 1_000; // ms

let app: FastifyInstance;
let resume: PromiseWithResolvers<void>;
beforeEach(async () => {
  app = Fastify();
  limitRequestTime(app, MAX_MS);
  app.post('/call', async () => 'taken');
  resume = Promise.withResolvers();
  app.post('/slow-call', async () => {
    await resume.promise;
    return 'taken';
  });
  app.post('/form', { config: { takesFiles: true } }, async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Sends headers that declare more than follows at once; the rest when told to. */
async function begin(path: string, announced: string) {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const answered = readUntilClosed(socket);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n${announced}\r\n\r\n`,
  );
  return { socket, answered };
}

/**
 * What came until the connection was closed, also by a reset: the server closes without reading what is still on its way, and
 * the system then resets the connection after the response.
 */
function readUntilClosed(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    socket
      .setEncoding('utf8')
      .on('data', (part) => {
        received += part;
      })
      .on('error', () => {})
      .on('close', () => resolve(received));
  });
}

it.each(['Content-Length: 2', 'Transfer-Encoding: chunked'])(
  'ends a request whose body does not arrive: %s',
  async (announced) => {
    const { answered } = await begin('/call', announced);
    expect(await answered).toMatch(/^HTTP\/1.1 408 /);
  },
);

/** Waits until the limit has passed for requests begun before this. */
async function passLimit(): Promise<void> {
  const { answered } = await begin('/call', 'Content-Length: 2');
  expect(await answered).toContain(' 408 ');
}

it('does not answer twice if a request was refused before its body was read', async () => {
  const refused = {
    onRequest: async (_: unknown, reply: FastifyReply) => reply.code(401).send('no'),
  };
  const other = Fastify();
  limitRequestTime(other, MAX_MS / 4);
  other.post('/refused', refused, async () => 'taken');
  expect((await other.inject({ method: 'POST', url: '/refused', payload: {} })).statusCode).toBe(
    401,
  );
  await passLimit();
  await other.close();
});

it('gives files more time while they arrive', async () => {
  const half = MIN_FILE_BYTES + 1;
  const { socket, answered } = await begin('/form', `Content-Length: ${2 * half}`);
  socket.write(`"${' '.repeat(half - 1)}`);
  await passLimit();
  socket.write(`${' '.repeat(half - 1)}"`);
  const answer = await answered;
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer).toContain('taken');
});

it('ends files that drip in', async () => {
  const { socket, answered } = await begin('/form', `Content-Length: ${4 * MIN_FILE_BYTES}`);
  const drip = setInterval(() => socket.write(' '), MAX_MS / 20);
  const answer = await answered;
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
});

it('gives a request that has arrived as much time as it needs', async () => {
  const { socket, answered } = await begin('/slow-call', 'Content-Length: 2');
  socket.write('{}');
  await passLimit();
  resume.resolve();
  expect(await answered).toContain('taken');
});
