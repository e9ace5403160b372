import { expect, it, vi } from 'vitest';
import { fetchBroker } from './fetch-broker.ts';

it.each([
  [200, { name: 'Ada' }, { name: 'Ada' }],
  [404, { type: 'about:blank', status: 404 }, false],
  [404, null, undefined],
  [429, null, undefined],
  [500, null, undefined],
])('an answer of %i with %j is read as %j', async (status, body, expected) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  expect(await fetchBroker('b-1')).toEqual(expected);
});
