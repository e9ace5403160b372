import { readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inventBroker } from '#tests/examples/invented-brokers.ts';
import { DEMONSTRATION } from '../../../configuration/configuration-copy.ts';
import type { Pages } from '../../http/pages/serve-pages.ts';
import { addPictureRoutes } from './picture-routes.ts';

const NAMED = 'corner-house.webp';

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  const missing: Pages['sendNotFound'] = (_request, reply) => reply.code(404).send('no page');
  const pages = { sendNotFound: missing };
  const image = (name: string) => ({ src: `/brokers/${name}` });
  const brokers = [
    inventBroker({ id: 'a' }),
    inventBroker({ id: 'b', image: image(NAMED) }),
    inventBroker({ id: 'c', image: image('gone.webp') }),
  ];
  addPictureRoutes(app, { configuration: { brokers }, configDir: DEMONSTRATION }, pages);
});
afterAll(() => app.close());

it('a broker’s picture is sent unchanged, to be cached for a day', async () => {
  const answer = await app.inject(`/brokers/${NAMED}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=86400',
  });
  expect(answer.rawPayload).toEqual(readFileSync(`${DEMONSTRATION}/brokers/${NAMED}`));
  const again = await app.inject({
    url: `/brokers/${NAMED}`,
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it.each([
  'lit-office.webp', // in the folder, but of no broker
  'gone.webp',
  '..%2flender.yaml',
  '%2e%2e%2flender.yaml',
  'corner-house.webp%00',
  'CORNER-HOUSE.webp',
])('%s does not exist', async (file) => {
  const answer = await app.inject(`/brokers/${file}`);
  expect([answer.statusCode, answer.body]).toEqual([404, 'no page']);
});
