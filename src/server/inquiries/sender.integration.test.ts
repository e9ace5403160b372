import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { senderOf } from './receive-form.ts';

let app: FastifyInstance;
let received: PromiseWithResolvers<AbortSignal>;
beforeEach(async () => {
  app = Fastify();
  received = Promise.withResolvers();
});
afterEach(() => app.close());

it('aborts when the connection ends before the response, though the body was read', async () => {
  app.post('/', async (_, reply) => {
    const sender = senderOf(reply);
    received.resolve(sender);
    if (!sender.aborted) await once(sender, 'abort');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\nok',
  );
  const sender = await received.promise;
  expect(sender.aborted).toBe(false);
  socket.destroy();
  if (!sender.aborted) await once(sender, 'abort');
  expect(sender.reason).toMatchObject({ statusCode: 400 });
});

it('lets a response be sent', async () => {
  app.post('/', async (_, reply) => ({ isGone: senderOf(reply).aborted }));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(address, { method: 'POST', body: 'ok' });
  expect(await response.json()).toEqual({ isGone: false });
});
