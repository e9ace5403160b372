import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { TIGHT } from '#tests/examples/situations.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { SharedRequests } from '#tests/server/shared-request.ts';
import { NOW, openTestApp, type TestApp } from '#tests/server/test-app.ts';

let test: TestApp;
let calls: SharedRequests;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory());
  calls = new SharedRequests(test);
});
afterAll(() => test.close());

//
it('stores each decision once, with its draft, and deletes it with that', async () => {
  const token = await test.openSession();
  const save = async (step: string, more: object, send = '') => {
    const body = { lang: 'nl', ...COMPLETE_ANSWERS, ...more };
    const url = `/submit?action=pat_form&uniqid=decided&step=${step}${send}`;
    expect((await calls.post(url, body, token)).statusCode).toBe(200);
  };
  const kept = async () =>
    (await test.storage.decisions.listOf('decided')).map(({ rule, at }) => [rule, at]);
  await save('2', {});
  expect(await kept()).toEqual([]);
  await save('2', { workingCategory: 'SAN', hasAdditionalIncome: 'no' });
  test.setNow(new Date(NOW.getTime() + 1_000));
  await save('2', { workingCategory: 'SAN', hasAdditionalIncome: 'no' });
  await save('4', TIGHT);
  const [warning, ...budget] = await kept();
  expect(warning).toEqual(['A-5.19', NOW]);
  expect(budget).toContainEqual(['A-12.3', test.now()]);
  await save('6', {});
  expect(await kept()).toHaveLength(1 + budget.length);
  await save('6', {}, '&send=1');
  expect(await kept()).toEqual([]);
});

//
it('stores nothing of an application that has no draft', async () => {
  const answer = await calls.post(
    '/submit?action=pat_form&uniqid=nobody&step=6',
    { lang: 'fr', ...COMPLETE_ANSWERS, workingCategory: 'SAN' },
    'no token',
  );
  expect(answer.statusCode).toBe(401);
  expect(await test.storage.decisions.listOf('nobody')).toEqual([]);
});
