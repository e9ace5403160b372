import { expect, it } from 'vitest';
import { makeRequest } from './make-request.mjs';
import { mutateBytes } from './mutate.mjs';
import { createRandom } from './random.mjs';
import { readPages, readRoutes } from './routes.mjs';
import { makeValue, makeValueBeyond } from './schema-values.mjs';
import { Tally } from './tally.mjs';

const PATTERN = '^[A-Za-z0-9_-]{1,64}$';
const ROUTES = [
  ...readRoutes({
    paths: {
      '/submit': {
        post: {
          security: [{ session: [] }],
          parameters: [
            {
              in: 'query',
              name: 'uniqid',
              required: true,
              schema: { type: 'string', pattern: PATTERN },
            },
          ],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { lang: { enum: ['fr'] } },
                  required: ['lang'],
                },
              },
            },
          },
        },
      },
    },
  }),
  ...readPages(['/fr/contact/']),
];

it('makes the same request of the same seed and number', () => {
  const make = (/** @type {number} */ seed) =>
    Array.from({ length: 300 }, (_, place) => makeRequest(ROUTES, seed, place));
  expect(make(7)).toEqual(make(7));
  expect(make(8)).not.toEqual(make(7));
});

it('makes requests of every kind', () => {
  const made = Array.from({ length: 3_000 }, (_, place) => makeRequest(ROUTES, 1, place));
  expect(new Set(made.map(({ way }) => way)).size).toBe(9);
  expect(new Set(made.map(({ route }) => route)).size).toBe(ROUTES.length);
  expect(made.some(({ method }) => method === 'BREW')).toBe(true);
  expect(made.some(({ headers }) => headers.authorization === 'Bearer {{token}}')).toBe(true);
});

it('makes values that a schema allows, and values just outside', () => {
  const random = createRandom(3, 0);
  const schema = { type: 'string', pattern: PATTERN };
  const bounded = { type: 'integer', minimum: 2, maximum: 9 };
  for (let n = 0; n < 100; n += 1) {
    expect(makeValue(schema, random)).toMatch(new RegExp(PATTERN));
    expect(makeValue(bounded, random)).toBeOneOf([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(makeValueBeyond(bounded, random)).toBeOneOf([1, 10, 2.5, '2']);
  }
  expect(makeValueBeyond({ type: 'string', maxLength: 5 }, random)).toHaveLength(6);
});

it('changes bytes without changing the original', () => {
  const original = Buffer.from('a file that somebody sends');
  const changed = Array.from({ length: 50 }, (_, n) => mutateBytes(original, createRandom(1, n)));
  expect(original.toString()).toBe('a file that somebody sends');
  expect(changed.filter((bytes) => bytes.equals(original)).length).toBeLessThan(5);
});

it('counts answers by route, failures of the server and routes with a single answer', () => {
  const tally = new Tally();
  const right = { route: 'GET /a', way: 'right' };
  tally.note(0, right, { status: 200, ms: 3, body: '' });
  tally.note(1, right, { status: 404, ms: 3, body: '' });
  tally.note(2, { route: 'GET /b', way: 'raw' }, { status: 404, ms: 90, body: '' });
  tally.note(3, { route: 'GET /b', way: 'raw' }, { status: -3, ms: 1, body: '' });
  expect(tally.failed).toBe(0);
  expect(tally.alwaysTheSame).toEqual([{ route: 'GET /b', status: 404 }]);
  expect(tally.slowest[0]).toEqual({ ms: 90, place: 2, route: 'GET /b' });
  tally.note(4, right, { status: 500, ms: 1, body: 'broken' });
  tally.note(5, right, { status: 0, ms: 20_000, body: '' });
  expect([tally.failed, tally.hangs]).toEqual([2, 1]);
  expect(tally.failures.map(({ place }) => place)).toEqual([4, 5]);
  expect(tally.toTable()).toContain('| `GET /b` | 2 | 404 50 %, closed without 50 % |');
});
