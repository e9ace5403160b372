import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { NOW, openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { createSessionTokens } from '../sessions/session-tokens.ts';

const SECRET = 'a secret of this test, long enough to sign with it';
const tokens = createSessionTokens([SECRET]);

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory(), { tokens });
});
afterAll(() => test.close());

/** A session whose holder signed in with two providers. */
async function signedIn() {
  const token = await test.openSession();
  const sessionId = (await tokens.verify(token, NOW))?.id ?? '';
  const expiresAt = new Date(NOW.getTime() + 60_000);
  const values = {
    firstname: COMPLETE_ANSWERS.firstname as string,
    lastname: 'Another',
    phone: COMPLETE_ANSWERS.phone as string,
    nationalRegistry: COMPLETE_ANSWERS.nationalRegistry as string,
  };
  await test.storage.signIns.keep({ sessionId, provider: 'itsme', values, at: NOW, expiresAt });
  const later = new Date(NOW.getTime() + 1);
  const email = COMPLETE_ANSWERS.email as string;
  await test.storage.signIns.keep({
    sessionId,
    provider: 'social',
    values: { email },
    at: later,
    expiresAt,
  });
  return { token, sessionId, later };
}

async function send(token: string, uniqid: string, overrides: object = {}) {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/v1/submit?action=pat_form&send=1&uniqid=${uniqid}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { lang: 'fr', ...COMPLETE_ANSWERS, ...overrides },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return await test.storage.requests.findByReference(answer.json().message);
}

//
describe('a request that was sent after signing in', () => {
  it('records which answers are as stated, by which provider and when', async () => {
    const { token, sessionId, later } = await signedIn();
    const request = await send(token, randomUUID(), { method: 'itsme' });
    const at = NOW.toISOString();
    expect(request?.provenance).toEqual([
      { name: 'firstname', provider: 'itsme', at },
      { name: 'email', provider: 'social', at: later.toISOString() },
      { name: 'phone', provider: 'itsme', at },
      { name: 'nationalRegistry', provider: 'itsme', at },
    ]);
    expect(request?.answers).toMatchObject({ method: 'itsme', phone: '+32475123456' });
    expect(await test.storage.signIns.of(sessionId, NOW)).toEqual([]);
  });

  it('ignores what the browser claims about itself', async () => {
    const token = await test.openSession();
    const claims = [
      { provider: 'itsme', at: NOW.toISOString(), name: 'firstname', value: 'Émile' },
    ];
    const request = await send(token, randomUUID(), {
      signedIn: claims,
      provenance: claims,
      method: 'x',
    });
    expect(request?.provenance).toEqual([]);
    expect(request?.answers).not.toHaveProperty('method');
  });
});

describe('the claims of a session', () => {
  it('are sent with its saved state, and without a saved state too', async () => {
    const { token } = await signedIn();
    const refresh = async () => {
      const answer = await test.app.inject({
        method: 'PUT',
        url: '/api/v1/jwt-refresh',
        payload: { token },
      });
      return JSON.parse(answer.json().encodedData);
    };
    const entry = {
      provider: 'social',
      at: new Date(NOW.getTime() + 1).toISOString(),
      name: 'email',
      value: COMPLETE_ANSWERS.email,
    };
    const alone = await refresh();
    expect(Object.keys(alone)).toEqual(['signedIn']);
    expect(alone.signedIn).toContainEqual(entry);
    await test.app.inject({
      method: 'POST',
      url: `/api/v1/submit?action=pat_form&uniqid=${randomUUID()}&step=1`,
      headers: { authorization: `Bearer ${token}` },
      payload: { lang: 'fr', firstname: 'Émile', method: 'form' },
    });
    expect(await refresh()).toMatchObject({
      firstname: 'Émile',
      method: 'form',
      signedIn: expect.arrayContaining([entry]),
    });
  });
});
