import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { limitConnections } from './limit-connections.ts';

it('connections beyond the ceiling are closed, counted, and logged once', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
  let refused = 0;
  limitConnections(app, 2, () => {
    refused += 1;
  });
  app.get('/', async () => 'served');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  const open = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  const first = await open();
  await open();
  for (let n = 0; n < 3; n += 1) {
    const socket = await open();
    if (!socket.closed) await once(socket.resume(), 'close');
  }
  await expect.poll(() => refused).toBe(3);
  expect(lines.filter((line) => line.includes('MAX_CONNECTIONS'))).toHaveLength(1);

  first.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const [answer] = await once(first, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
  if (!first.closed) await once(first, 'close');
  const next = await open();
  next.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(String((await once(next, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /);
  for (const socket of sockets) socket.destroy();
  await app.close();
});
