import dns from 'node:dns';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
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

it('connections are counted over all addresses of a name', async () => {
  // As on a machine whose localhost has two addresses.
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
  const lookup = dns.lookup;
  vi.spyOn(dns, 'lookup').mockImplementation(((...asked: unknown[]) => {
    const [name, , done] = asked;
    if (name === 'localhost' && typeof done === 'function') done(null, addresses);
    else Reflect.apply(lookup, dns, asked);
  }) as typeof dns.lookup);
  const app = Fastify();
  let refused = 0;
  limitConnections(app, 2, () => {
    refused += 1;
  });
  await app.listen({ port: 0, host: 'localhost' });
  await expect.poll(() => app.addresses()).toHaveLength(2);
  const { port } = app.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  for (const host of ['127.0.0.1', '127.0.0.2', '127.0.0.2', '127.0.0.1']) {
    const socket = connect(port, host).on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
  }
  await expect.poll(() => refused).toBe(2);
  for (const socket of sockets.slice(2)) if (!socket.closed) await once(socket.resume(), 'close');
  expect(sockets.map(({ closed }) => closed)).toEqual([false, false, true, true]);
  for (const socket of sockets) socket.destroy();
  await app.close();
});
