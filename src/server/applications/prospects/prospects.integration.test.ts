import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answers } from '#journey/answers.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { NOW, openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { deliverDue } from '../../deliveries/deliver-due.ts';
import type { Prospect } from '../../stores/prospect-store.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory());
  token = await test.openSession();
});
afterAll(() => test.close());

const PROSPECT = {
  lang: 'nl',
  step: '1',
  product: 'TAEGPSA1',
  gender: 'F',
  firstname: 'Lotte',
  lastname: 'Peeters',
  email: 'lotte@example.be',
  phone: '0476/123456',
};

const post = (payload: object, bearer = token) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/prospects',
    headers: { authorization: `Bearer ${bearer}` },
    payload,
  });

async function storedProspects(uniqid: string): Promise<Prospect[]> {
  const prospects: Prospect[] = [];
  for await (const prospect of test.storage.prospects.each())
    if (prospect.uniqid === uniqid) prospects.push(prospect);
  return prospects;
}

/** What would be delivered at an instant, in order. */
async function messagesDue(seconds: number): Promise<[messageId: string, prospect: Prospect][]> {
  const messages: [string, Prospect][] = [];
  await deliverDue({
    storage: test.storage,
    channels: [
      {
        name: 'webhook',
        deliver: async (subject, id) => {
          if (subject.kind === 'prospect') messages.push([id, subject.prospect]);
          return { ok: true };
        },
      },
    ],
    now: () => new Date(NOW.getTime() + seconds * 1000),
    report: () => {},
  });
  return messages;
}

// C-7.12
describe('a prospect', () => {
  it('is stored, and delivered a minute after the last change', async () => {
    const body = { ...PROSPECT, uniqId: 'one', source: 'journal', gclid: 'x', topcompare_id: 't' };
    const answer = await post({ ...body, device: 'mobile', hobby: 'x' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 200 }]);
    expect(await messagesDue(59)).toEqual([]);
    const [[, prospect] = []] = await messagesDue(60);
    expect(prospect).toMatchObject({
      uniqid: 'one',
      savedAt: NOW,
      expiresAt: new Date('2027-12-20T14:00:00Z'),
      content: {
        lang: 'nl',
        step: '1',
        product: 'TAEGPSA1',
        contact: {
          gender: 'F',
          firstname: 'Lotte',
          lastname: 'Peeters',
          email: 'lotte@example.be',
          phone: '+32476123456',
        },
        visit: { source: 'journal', gclid: 'x', topcompare_id: 't' },
      },
    });
    expect(prospect?.content).not.toHaveProperty('visit.device');
  });

  it('is updated, not duplicated, and delivered again as another message', async () => {
    await post({ ...PROSPECT, uniqId: 'two' });
    const [[first, before] = []] = await messagesDue(60);
    await post({ ...PROSPECT, uniqId: 'two', email: 'lotte.peeters@example.be' });
    expect(await storedProspects('two')).toHaveLength(1);
    const [[second, after] = []] = await messagesDue(60);
    expect(after?.id).toBe(before?.id);
    expect(second).not.toBe(first);
    expect(after?.content.contact.email).toBe('lotte.peeters@example.be');
  });

  it('is not delivered again if nothing changed but the step', async () => {
    await post({ ...PROSPECT, uniqId: 'three' });
    expect(await messagesDue(60)).toHaveLength(1);
    for (const step of ['1', '2', '6']) await post({ ...PROSPECT, uniqId: 'three', step });
    expect(await messagesDue(9_999)).toEqual([]);
  });

  it('is the same for concurrent calls', async () => {
    const names = ['Lotte', 'Lotta', 'Lott', 'Lot'];
    const answers = await Promise.all(
      names.map((firstname) => post({ ...PROSPECT, uniqId: 'four', firstname })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
    expect(await storedProspects('four')).toHaveLength(1);
    expect(await messagesDue(60)).toHaveLength(1);
  });

  it('belongs to a single session', async () => {
    await post({ ...PROSPECT, uniqId: 'five' });
    await post({ ...PROSPECT, uniqId: 'five', firstname: 'An' }, await test.openSession());
    expect(
      (await storedProspects('five')).map(({ content }) => content.contact.firstname).sort(),
    ).toEqual(['An', 'Lotte']);
    await messagesDue(60);
  });

  it('is gone once the request was sent', async () => {
    const sent = await test.app.inject({
      method: 'POST',
      url: '/api/v1/submit?action=pat_form&uniqid=six&send=1',
      headers: { authorization: `Bearer ${token}` },
      payload: { ...COMPLETE_ANSWERS, lang: 'fr' },
    });
    expect(sent.statusCode).toBe(200);
    expect((await post({ ...PROSPECT, uniqId: 'six' })).json()).toEqual({ status: 200 });
    expect(await storedProspects('six')).toEqual([]);
  });

  //
  it('is not delivered if the request was sent within its minute', async () => {
    await post({ ...PROSPECT, uniqId: 'seven' });
    const sent = await test.app.inject({
      method: 'POST',
      url: '/api/v1/submit?action=pat_form&uniqid=seven&send=1',
      headers: { authorization: `Bearer ${token}` },
      payload: { ...COMPLETE_ANSWERS, lang: 'fr' },
    });
    expect(sent.statusCode).toBe(200);
    expect(await messagesDue(60)).toEqual([]);
    const [prospect] = await storedProspects('seven');
    const subjectId = prospect?.id ?? '';
    expect(await test.storage.deliveries.find({ kind: 'prospect', subjectId })).toBeUndefined();
  });

  // C-7.26
  it.each<[string, Answers]>([
    ['gender', { gender: 'X' }],
    ['firstname', { firstname: '' }],
    ['firstname', { firstname: 'x'.repeat(21) }],
    ['lastname', { lastname: 'Dup<ont' }],
    ['email', { email: 'lotte@example' }],
    ['phone', { phone: '12' }],
    ['product', { product: 'TAEGPCO2' }],
    ['product', { product: 'toString' }],
  ])('is refused with a wrong %s: %j', async (field, wrong) => {
    for (const lang of ['fr', 'nl']) {
      const answer = await post({ ...PROSPECT, uniqId: 'wrong', lang, ...wrong });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toEqual({ status: 422, errors: { [field]: expect.any(String) } });
    }
    expect(await storedProspects('wrong')).toEqual([]);
  });

  it.each<[string, object]>([
    ['no language', { lang: undefined }],
    ['no uniqId', { uniqId: undefined }],
    ['a wrong uniqId', { uniqId: '../x' }],
    ['a wrong step', { step: '99' }],
    ['a list for a name', { firstname: ['x'] }],
    ['a long source', { source: 'x'.repeat(201) }],
    ['a source of two lines', { source: 'a\nb' }],
  ])('is a problem if it has another shape: %s', async (_, wrong) => {
    const answer = await post({ ...PROSPECT, uniqId: 'wrong', ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('needs a session', async () => {
    expect((await post({ ...PROSPECT, uniqId: 'none' }, 'a.b.c')).statusCode).toBe(401);
  });

  it('is never logged', () => {
    expect(test.log()).toContain('/api/v1/prospects');
    // The number as typed and as stored: four of its digits also occur in the time of a log line.
    for (const secret of ['Peeters', 'lotte', '0476/', '476123456', '123456', 'journal'])
      expect(test.log(), secret).not.toContain(secret);
  });
});
