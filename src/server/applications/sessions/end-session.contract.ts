import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import type { SharedRequests } from '#tests/server/shared-request.ts';
import { NOW, solveBotCheck, type TestApp } from '#tests/server/test-app.ts';
import { saveDraft } from '../drafts/save-draft.ts';

const DAY = 24 * 3_600_000; // milliseconds

/** Leaving a computer that others use. */
export function describeEndOfSession(both: () => { test: TestApp; shared: SharedRequests }): void {
  describe('ending a session', () => {
    const begin = async (uniqid: string, overrides: object = {}) => {
      const { test, shared } = both();
      const token = await test.openSession();
      const body = { lang: 'nl', ...COMPLETE_ANSWERS, email: `${uniqid}@home.be`, ...overrides };
      await shared.post(`/submit?action=pat_form&uniqid=${uniqid}&step=2`, body, token);
      return { token, body, email: body.email };
    };
    const end = (token: string, asked: object = {}) => both().shared.post('/jwt-end', asked, token);
    const exchange = async (token: string) => {
      const recaptcha = await solveBotCheck(both().test.app);
      return (await both().shared.post('/jwt-get', { recaptcha, token })).json();
    };

    it('mails the link that continues the draft, and its tokens open nothing any more', async () => {
      const { test, shared } = both();
      const { token, body, email } = await begin('leaving');
      const newer = (await shared.refresh(token)).json().token;
      const ended = await shared.mailing(1, () => end(newer));
      const until = new Date(NOW.getTime() + 31 * DAY).toISOString();
      expect(ended.json()).toEqual({ answers: 'mailed', to: email, until });

      for (const gone of [token, newer]) {
        expect((await shared.refresh(gone)).statusCode).toBe(401);
        const late = await shared.post('/submit?action=pat_form&uniqid=leaving', body, gone);
        expect(late.statusCode).toBe(401);
        expect((await end(gone)).statusCode).toBe(401);
        const fresh = await exchange(gone);
        expect(fresh.encodedData).toBeNull();
        expect(decodeJwt(fresh.token).sub).not.toBe(decodeJwt(gone).sub);
      }
      const opened = await shared.refresh(await shared.linkTo(email));
      expect(JSON.parse(opened.json().encodedData)).toMatchObject({ uniqId: 'leaving', email });
      const draft = { ...body, uniqid: 'late', sessionId: String(decodeJwt(token).sub) };
      const { storage, now } = test;
      const context = { storage, now, keep: { draftsDays: 31 } };
      const saving = { ...draft, lang: 'nl' as const, step: '2', answers: COMPLETE_ANSWERS };
      expect(await saveDraft(context, saving), 'let in before').toEqual({ kind: 'foreign' });
    });

    //
    it('closes the addresses of its documents, until the link is opened', async () => {
      const { test, shared } = both();
      const { token, body, email } = await begin('left-documents');
      const save = async (by: string) =>
        (
          await shared.post('/submit?action=pat_form&uniqid=left-documents&step=6', body, by)
        ).json();
      const { summary } = await save(token);
      const statusOf = async (url: string) => (await test.app.inject(url)).statusCode;
      expect(await statusOf(summary)).toBe(200);
      await shared.mailing(1, () => end(token));
      expect(await statusOf(summary)).toBe(404);
      const opened = await shared.refresh(await shared.linkTo(email));
      expect(await statusOf(summary)).toBe(404);
      const own = await save(opened.json().token);
      expect(await statusOf(own.summary)).toBe(200);
    });

    //
    it('closes the addresses of the documents of what was sent or shared', async () => {
      const { test, shared } = both();
      const { token, body } = await begin('left-sent');
      const post = async (query: string) =>
        (
          await shared.post(`/submit?action=pat_form&uniqid=left-sent&${query}`, body, token)
        ).json();
      const { summary } = await post('step=6');
      await post('step=6&send=1');
      expect((await test.app.inject(summary)).statusCode).toBe(200);
      await shared.share(token, 'left-shared');
      const { sub } = decodeJwt(token);
      await end(token);
      expect((await test.app.inject(summary)).statusCode).toBe(404);
      const share = await test.storage.shares.findByUniqid('left-shared');
      expect(share?.state).toBe('open');
      expect(share?.sessionId).not.toBe(sub);
    });

    it.each([
      ['without an address', { email: 'no address' }, {}],
      ['before the conditions are accepted', { conditionsAccepted: 'no' }, {}],
      ['where that is asked for', {}, { answers: 'delete' }],
    ])('deletes the draft %s', async (how, overrides, asked) => {
      const { test, shared } = both();
      const uniqid = how.replaceAll(' ', '-');
      const { token, email } = await begin(uniqid, overrides);
      expect((await end(token, asked)).json()).toEqual({ answers: 'deleted' });
      expect(await test.storage.drafts.find(uniqid, test.now())).toBeUndefined();
      expect((await exchange(token)).encodedData).toBeNull();
      expect(await shared.mailsTo(email)).toEqual([]);
    });

    it('says that nothing was saved', async () => {
      const token = await both().test.openSession();
      expect((await end(token)).json()).toEqual({ answers: 'none' });
      expect((await end(token)).statusCode).toBe(401);
    });
  });
}
