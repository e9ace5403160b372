import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refuseUnreadable } from './unreadable-requests.ts';

let app: FastifyInstance;
const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  app = Fastify({
    clientErrorHandler: refuseUnreadable,
    logger: { level: 'debug', stream: { write: (line: string) => lines.push(line) } },
  });
  app.get('/', async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** What is answered to these bytes, until the connection ends. */
async function send(bytes: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(bytes);
  return await text(socket);
}

it.each([
  [400, 'Bad Request', 'NOT HTTP\r\n\r\n'],
  [400, 'Bad Request', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
  [
    431,
    'Request Header Fields Too Large',
    `GET / HTTP/1.1\r\nHost: x\r\nLong: ${'x'.repeat(17_000)}\r\n\r\n`,
  ],
])('what cannot be read is refused with %i %s', async (status, title, bytes) => {
  const answer = await send(bytes);
  expect(answer).toContain(`HTTP/1.1 ${status} ${title}\r\n`);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(JSON.parse(body)).toEqual({ type: 'about:blank', title, status });
  expect(head).toContain(`Content-Length: ${body.length}`);
  const [, id] = /x-request-id: ([0-9a-f-]{36})(?:\r|$)/.exec(head) ?? [];
  expect(lines.join('')).toContain(`"reqId":"${id}"`);
});
