import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { createReadiness } from './readiness.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let isDatabaseUp = true;
const readiness = createReadiness({
  database: async () => {
    if (!isDatabaseUp) throw new Error('refused');
  },
  queue: async () => {},
  keys: async () => {},
  clock: async () => {},
});

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory(), { readiness });
});
afterAll(() => test.close());

const ready = () => test.app.inject('/api/v1/ready');

/** The lines of the log that a request caused. */
const linesOf = (id: unknown) =>
  test
    .log()
    .split('\n')
    .filter((line) => line.includes(`"reqId":"${id}"`));

describe('every answer', () => {
  it.each([
    ['GET', 200, '/api/v1/health'],
    ['GET', 404, '/api/v1/nothing'],
    ['GET', 400, '/api/v1/%ff'],
    ['DELETE', 405, '/api/v1/health'],
    ['GET', 422, '/api/v1/postcode/xx/1000'],
    ['POST', 401, '/api/v1/submit?action=pat_form&uniqid=x&step=1'],
  ] as const)('tells its request’s id: %s %i %s', async (method, status, url) => {
    const answer = await test.app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['x-request-id']).toMatch(UUID);
  });

  it('a request is found in the log by its id', async () => {
    const { headers } = await test.app.inject('/api/v1/is-open');
    expect(linesOf(headers['x-request-id'])).toHaveLength(1);
    expect(linesOf(headers['x-request-id'])[0]).toContain('"route":"/api/v1/is-open"');
  });
});

it('logs what is asked every few seconds only where everything is logged', async () => {
  const { headers } = await test.app.inject('/api/v1/health');
  expect(linesOf(headers['x-request-id'])[0]).toContain('"level":20');
});

// C-7.20
describe('a server', () => {
  it('a server is healthy while it responds, and ready while what it needs works', async () => {
    const health = await test.app.inject('/api/v1/health');
    expect([health.statusCode, health.json()]).toEqual([200, { status: 'up' }]);
    expect(health.headers['cache-control']).toBe('no-store');
    const answer = await ready();
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        status: 'ready',
        checks: { database: 'up', queue: 'up', keys: 'up', clock: 'up', stopping: false },
      },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('a server is not ready while its database is down, but healthy', async () => {
    isDatabaseUp = false;
    const answer = await ready();
    const health = await test.app.inject('/api/v1/health');
    isDatabaseUp = true;
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      status: 'not-ready',
      checks: { database: 'down', queue: 'up', keys: 'up', clock: 'up', stopping: false },
    });
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(health.statusCode).toBe(200);
    expect((await ready()).statusCode).toBe(200);
  });

  it('a stopping server is not ready, and responds while it closes connections', async () => {
    const before = await test.app.inject('/api/v1/is-open');
    expect(before.headers.connection).toBe('keep-alive');
    readiness.stop();
    const answer = await ready();
    expect([answer.statusCode, answer.json().checks.stopping]).toEqual([503, true]);
    const page = await test.app.inject('/api/v1/is-open');
    expect([page.statusCode, page.headers.connection]).toEqual([200, 'close']);
  });
});
