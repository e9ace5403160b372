import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createClamd } from './clamd.ts';

let server: Server | undefined;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  if (server?.listening) await new Promise((closed) => server?.close(closed));
});

/** Answers as clamd does once the stream has ended; with `undefined` it never answers. */
async function startClamd(reply: string | undefined) {
  const received: Buffer[] = [];
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (data) => {
      received.push(data);
      const isOver = Buffer.concat(received).subarray(-4).equals(Buffer.alloc(4));
      if (isOver && reply !== undefined) socket.end(reply);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { url: `tcp://127.0.0.1:${address.port}`, heard: () => Buffer.concat(received) };
}

async function* parts() {
  yield Buffer.from('first');
  yield Buffer.from('second');
}

describe('clamd', () => {
  it('receives the file in its own framing', async () => {
    const clamd = await startClamd('stream: OK\0');
    expect(await createClamd(clamd.url).scan(parts())).toBe('clean');
    const framed = 'zINSTREAM\0' + '\0\0\0\x05first' + '\0\0\0\x06second' + '\0\0\0\0';
    expect(clamd.heard().toString('latin1')).toBe(framed);
  });

  it.each([
    ['stream: Eicar-Signature FOUND\0', 'infected'],
    ['INSTREAM size limit exceeded. ERROR\0', 'unreachable'],
    ['stream: OK', 'unreachable'], // cut off
    ['', 'unreachable'],
  ])('clamd’s response «%s» means %s', async (reply, verdict) => {
    const clamd = await startClamd(reply);
    expect(await createClamd(clamd.url).scan(parts())).toBe(verdict);
  });

  it('gives no verdict if it is absent, or says nothing', async () => {
    const silent = await startClamd(undefined);
    expect(await createClamd(silent.url, 50).scan(parts())).toBe('unreachable');
    const { url } = silent;
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => server?.close(closed));
    expect(await createClamd(url).scan(parts())).toBe('unreachable');
  });
});
