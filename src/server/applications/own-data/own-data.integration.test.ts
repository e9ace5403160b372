import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COBORROWERS_ANSWERS, SHARED_ANSWERS } from '#tests/examples/shared-answers.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { SharedRequests } from '#tests/server/shared-request.ts';
import { NOW, openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { UNREGISTERED } from '#tests/server/unregistered-erasure.ts';
import { OWN_DATA_WORDS } from '#words/own-data/own-data.ts';
import { erasePerson } from '../../data-protection/erasure/erase-person.ts';

const DAY = 24 * 3_600_000;

let test: TestApp;
let calls: SharedRequests;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory());
  calls = new SharedRequests(test);
});
beforeEach(() => test.setNow(NOW));
afterAll(() => test.close());

const fetchData = (proof: string, lang = 'fr') =>
  test.app.inject({
    method: 'POST',
    url: `/${lang}/own-data`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ proof }).toString(),
  });

async function begin(uniqid: string, more: object = {}) {
  const token = await test.openSession();
  const body = { lang: 'nl', ...COMPLETE_ANSWERS, email: `${uniqid}@home.be`, ...more };
  const post = (query: string) =>
    calls.post(`/submit?action=pat_form&uniqid=${uniqid}&${query}`, body, token);
  expect((await post('step=6')).statusCode).toBe(200);
  return { token, email: body.email, send: () => post('step=6&send=1') };
}

const recorded = async () => {
  const entries: { actor: string | null; action: string; details: unknown }[] = [];
  for await (const { actor, action, details } of test.storage.audit.each())
    if (action === 'export') entries.push({ actor, action, details: JSON.parse(details) });
  return entries;
};

//
describe('the data of a draft', () => {
  it('are a file that is stored nowhere, and the audit log records it', async () => {
    const { token, email } = await begin('draft', { workingCategory: 'SAN' });
    const answer = await fetchData(token, 'nl');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': "attachment; filename*=UTF-8''mijn-gegevens.json",
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    const { as, records } = answer.json();
    expect(as).toBe('applicant');
    expect(records).toMatchObject([
      {
        what: 'draft',
        stored: { answers: { email }, decisions: [{ rule: 'A-8.12' }] },
      },
    ]);
    expect(answer.body).not.toContain('sessionId');
    expect(await recorded()).toContainEqual({
      actor: 'applicant',
      action: 'export',
      details: { records: ['draft'] },
    });
  });

  it('follow it to another device, and are the request once it is sent', async () => {
    const { token, email } = await begin('moving', { conditionsAccepted: 'yes' });
    await calls.mailing(1, () => calls.post('/draft-link', {}, token));
    const opened = (await calls.refresh(await calls.linkTo(email))).json();
    expect((await fetchData(token)).statusCode).toBe(410);
    expect((await fetchData(opened.token)).json().records[0].stored.answers.email).toBe(email);
    const { token: other, send } = await begin('done');
    const { message: reference } = (await send()).json();
    const [{ what, name, stored, given }] = (await fetchData(other)).json().records;
    expect([what, name, stored.reference]).toEqual(['request', reference, reference]);
    expect(stored.budget.remaining).toBeGreaterThan(0);
    expect(given.length).toBeGreaterThan(0);
  });
});

//
describe('the data of a shared request', () => {
  it('are each borrower’s own', async () => {
    const { key, link, token } = await calls.begin('two', { mainIncome: '3210' });
    const theirs = await calls.open(link);
    const part = { ...COBORROWERS_ANSWERS, coborrowerMainIncome: '2987' };
    await calls.save(theirs.token, theirs.id, part);
    for (const proof of [key, token]) {
      const { body } = await fetchData(proof);
      expect(body).toContain('3210');
      expect(body).not.toContain('2987');
    }
    const { body } = await fetchData(theirs.token);
    expect(JSON.parse(body)).toMatchObject({
      as: 'coborrower',
      records: [{ what: 'share', stored: { answers: { coborrowerMainIncome: '2987' } } }],
    });
    expect(body).not.toContain('3210');
    expect(body).not.toContain(String(SHARED_ANSWERS.lastname));
    expect(body).not.toContain(String(SHARED_ANSWERS.email));
    expect((await recorded()).map(({ actor }) => actor)).toContain('co-borrower');

    const sent = await calls.mailing(2, () => calls.send(theirs.token, theirs.id, part));
    expect(sent.statusCode, sent.body).toBe(200);
    const after = (await fetchData(key)).json();
    expect(after.records.map(({ what }: { what: string }) => what)).toEqual(['share', 'request']);
    expect(after.records[1].stored.answers.mainIncome).toBe('3210');
    expect(after.records[1].stored.budget).toBeUndefined();
    expect(JSON.stringify(after)).not.toMatch(/2987|"coborrowerMainIncome"/);
    expect((await fetchData(theirs.token)).statusCode).toBe(410);
  });
});

//
describe('a proof that opens nothing any more', () => {
  it.each(['fr', 'nl'] as const)('gets a sentence in %s', async (lang) => {
    const { key } = await calls.begin(`erased-${lang}`, { email: `erased-${lang}@home.be` });
    expect((await fetchData(key)).statusCode).toBe(200);
    const own = { storage: test.storage, actor: 'operator:anna', now: test.now } as const;
    await erasePerson({ ...own, ...UNREGISTERED }, { email: `erased-${lang}@home.be` });
    const answer = await fetchData(key, lang);
    expect(answer.statusCode).toBe(410);
    expect(answer.headers['content-disposition']).toBeUndefined();
    expect(answer.body).toContain(OWN_DATA_WORDS[lang].gone.title);
    expect(answer.body).toContain(`/${lang}/`);
  });

  it.each(['', 'x', 'follow.no', 'a.b.c', 'é'.repeat(100)])('of %j too', async (proof) => {
    expect((await fetchData(proof)).statusCode).toBe(410);
  });

  it('of an ended session or an expired draft too', async () => {
    const { token } = await begin('left');
    await calls.post('/jwt-end', { answers: 'delete' }, token);
    expect((await fetchData(token)).statusCode).toBe(410);
    const { token: late } = await begin('late');
    test.setNow(new Date(NOW.getTime() + 8 * DAY));
    expect((await fetchData(late)).statusCode).toBe(410);
  });

  it.each([
    ['GET', '/fr/own-data', {}, 405],
    ['POST', '/de/own-data', { proof: 'x' }, 404],
    ['POST', '/fr/own-data', {}, 404],
    ['POST', '/fr/own-data', { proof: 'x'.repeat(5_000) }, 404],
  ] as const)('is refused to %s %s with %j', async (method, url, sent, status) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = method === 'POST' ? new URLSearchParams(sent).toString() : undefined;
    const answer = await test.app.inject({
      method,
      url,
      ...(payload !== undefined && { headers, payload }),
    });
    expect(answer.statusCode).toBe(status);
  });
});
