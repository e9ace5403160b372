import { METHODS } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabaseInMemory } from '../../tests/server/database-in-memory.ts';
import { openTestApp } from '../../tests/server/test-app.ts';
import { findRoutes, sendRange } from './fuzz/run.mjs';
import { Tally } from './fuzz/tally.mjs';
import { createVisitors } from './fuzz/visitors.mjs';

// The short form of `npm run attack -- --only fuzz`: without a port, and so without what only a socket can send.

/** How many requests, and of which seed. */
const [REQUESTS, SEED] = [1500, 11];

/** How many are under way at once. */
const AT_ONCE = 8;

/** @type {import('../../tests/server/test-app.ts').TestApp} */
let test;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory());
});
afterAll(() => test.close());

/** @type {import('./fuzz/visitors.mjs').Send} */
const send = async ({ method, path, headers, body, raw }) => {
  if (raw !== undefined || !METHODS.includes(method)) return { status: -1, ms: 0, body: '' };
  const answer = await test.app.inject({
    method: /** @type {'GET'} */ (method),
    url: path,
    headers,
    ...(body !== undefined && { payload: body }),
  });
  return { status: answer.statusCode, ms: 0, body: answer.body };
};

it('answers every seeded request without a failure', async () => {
  const tally = new Tally();
  const routes = (await findRoutes(send)).filter(({ name }) => name.includes('/api/'));
  const bed = { routes, seed: SEED, send, visitors: createVisitors(send), tally };
  await sendRange(bed, 0, REQUESTS, AT_ONCE);
  expect(tally.failures).toEqual([]);
  // It gets past the door: a save, a verdict and a refusal of the same call.
  const answers = [...(tally.routes.get('POST /api/v1/submit')?.keys() ?? [])];
  expect(answers).toEqual(expect.arrayContaining([200, 422, 400]));
  // And past the checks of every call that takes something.
  const posted = tally.alwaysTheSame.filter(({ route }) => route.startsWith('POST'));
  expect(posted).toEqual([]);
});
