import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabaseInMemory } from '../../tests/server/database-in-memory.ts';
import { openTestApp, type TestApp } from '../../tests/server/test-app.ts';
import { runRequests } from './fuzz/run-requests.ts';

// The short form of `npm run attack -- --only fuzz`.

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory());
});
afterAll(() => test.close());

it('answers random requests without a failure', async () => {
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { details, statuses } = await runRequests(address, {
    seed: 11,
    requests: 1_500,
    atOnce: 8,
  });
  expect(details.counterexample).toBeNull();
  // The requests get past the first checks: there is a save, a refusal of its values and one of its form.
  const answered = Object.keys(statuses['POST /api/v1/submit'] ?? {});
  expect(answered).toEqual(expect.arrayContaining(['200', '422', '400']));
});
