import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { SharedRequests } from '#tests/server/shared-request.ts';
import { openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { generateKeyRing, type KeyRing, parseKeyRing } from '../../security/encryption/key-ring.ts';

/** A ring with a single key, which the operator replaces without keeping the old key. */
function replaceableRing(): KeyRing & { replace(): void } {
  const make = (id: string) => {
    const ring = parseKeyRing(generateKeyRing().replace('k1', id));
    if (ring === undefined) throw new Error('No keys');
    return ring;
  };
  let ring = make('old');
  return {
    get ids() {
      return ring.ids;
    },
    sealUnder: (...given) => ring.sealUnder(...given),
    seal: (...given) => ring.seal(...given),
    open: (...given) => ring.open(...given),
    sealBytes: (...given) => ring.sealBytes(...given),
    openBytes: (...given) => ring.openBytes(...given),
    mark: (...given) => ring.mark(...given),
    marks: (...given) => ring.marks(...given),
    derivedKey: (...given) => ring.derivedKey(...given),
    replace: () => {
      ring = make('new');
    },
  };
}

const keyRing = replaceableRing();
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory(), { keyRing });
});
afterAll(() => test.close());

it('answers as if data encrypted with a key that is gone did not exist', async () => {
  const shared = new SharedRequests(test);
  const body = { lang: 'fr', ...COMPLETE_ANSWERS };
  const save = (token: string) =>
    shared.post('/submit?action=pat_form&uniqid=kept&step=6', body, token);
  const token = await test.openSession();
  const { summary } = (await save(token)).json();
  const sent = await test.openSession();
  const sending = await shared.post('/submit?action=pat_form&send=1&uniqid=sent', body, sent);
  expect(sending.statusCode).toBe(200);
  const { link } = await shared.begin('shared');
  const { token: opened, id } = await shared.open(link);

  keyRing.replace();

  const again = await shared.refresh(token);
  expect([again.statusCode, again.json().encodedData]).toEqual([200, null]);
  const mailed = await shared.post('/draft-link', {}, token);
  expect(mailed.json()).toMatchObject({ type: 'urn:loanfront:problem:no-draft' });
  expect((await test.app.inject(summary)).statusCode).toBe(404);
  for (const of of [link, opened]) expect((await shared.refresh(of)).statusCode).toBe(401);
  expect((await shared.save(opened, id)).statusCode).toBe(404);
  // It can be filled in again, under the same name.
  expect((await save(token)).statusCode).toBe(200);
  expect((await shared.refresh(token)).json().encodedData).toContain('Hondt');
});
