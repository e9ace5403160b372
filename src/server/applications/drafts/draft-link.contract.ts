import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import type { SharedRequests } from '#tests/server/shared-request.ts';
import { NOW, type TestApp } from '#tests/server/test-app.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const DAY = 24 * 3_600_000;

/** The applicant's link that continues a draft on another device. */
export function describeDraftLinks(both: () => { test: TestApp; shared: SharedRequests }): void {
  describe('a draft’s link', () => {
    const begin = async (uniqid: string, overrides: object = {}) => {
      const { test, shared } = both();
      const token = await test.openSession();
      const email = `${uniqid}@home.be`;
      const body = { lang: 'nl', ...COMPLETE_ANSWERS, email, ...overrides };
      await shared.post(`/submit?action=pat_form&uniqid=${uniqid}&step=2`, body, token);
      return { token, email, ask: () => shared.post('/draft-link', {}, token) };
    };

    //
    it('moves the draft to another device, once', async () => {
      const { shared } = both();
      const { token, email, ask } = await begin('moving');
      expect((await shared.mailing(1, ask)).json()).toEqual({
        status: 200,
        to: email,
        until: new Date(NOW.getTime() + 31 * DAY).toISOString(),
      });
      const link = await shared.linkTo(email);
      const opened = await Promise.all([1, 2, 3].map(() => shared.refresh(link)));
      expect(opened.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
      const success = opened.find(({ statusCode }) => statusCode === 200)?.json();
      expect(JSON.parse(success.encodedData)).toMatchObject({ uniqId: 'moving', email });
      expect((await shared.refresh(link)).statusCode).toBe(401);

      const submit = (by: string) =>
        shared.post('/submit?action=pat_form&uniqid=moving&step=2', { lang: 'nl' }, by);
      expect((await submit(token)).json()).toMatchObject({ status: 403, type: /another-session/ });
      expect((await submit(success.token)).statusCode).toBe(200);
      expect((await shared.refresh(token)).json().encodedData).toBeNull();
    });

    //
    it('opens again for the device that opened it, whose answer may have been lost', async () => {
      const { test, shared } = both();
      const { email, ask } = await begin('again');
      await shared.mailing(1, ask);
      const token = await shared.linkTo(email);
      const openBy = (device: string) =>
        test.app.inject({
          method: 'PUT',
          url: '/api/v1/jwt-refresh',
          payload: { token, device },
        });
      const [phone, stranger] = ['a-name-of-its-own', 'another-name-than-that'];
      const first = (await openBy(phone)).json();
      const again = await openBy(phone);
      expect(again.statusCode).toBe(200);
      expect(again.json().encodedData).toBe(first.encodedData);
      expect(decodeJwt(again.json().token).sub).toBe(decodeJwt(first.token).sub);
      expect((await openBy(stranger)).statusCode).toBe(401);
      expect((await shared.refresh(token)).statusCode).toBe(401);
      expect((await openBy('short')).statusCode).toBe(422);
    });

    it("moves the applicant's sign-ins with the draft, and duplicates no prospect", async () => {
      const { test, shared } = both();
      const { token, email, ask } = await begin('along');
      const { gender, firstname, lastname, phone } = COMPLETE_ANSWERS;
      const contact = { gender, firstname, lastname, phone, email };
      const prospect = { lang: 'nl', step: '1', product: 'TAEGPSA1', uniqId: 'along', ...contact };
      expect((await shared.post('/prospects', prospect, token)).statusCode).toBe(200);
      const sessionId = String(decodeJwt(token).sub);
      const expiresAt = new Date(NOW.getTime() + DAY);
      const values = { lastname: String(lastname) };
      await test.storage.signIns.keep({ sessionId, provider: 'itsme', values, at: NOW, expiresAt });

      await shared.mailing(1, ask);
      const opened = (await shared.refresh(await shared.linkTo(email))).json();
      const claim = { provider: 'itsme', at: NOW.toISOString(), name: 'lastname', value: lastname };
      expect(JSON.parse(opened.encodedData)).toMatchObject({ uniqId: 'along', signedIn: [claim] });
      expect((await shared.refresh(token)).json().encodedData).toBeNull();

      const corrected = { ...prospect, step: '2', phone: '0476/123456' };
      expect((await shared.post('/prospects', corrected, opened.token)).statusCode).toBe(200);
      const prospects = [];
      for await (const saved of test.storage.prospects.each())
        if (saved.uniqid === 'along') prospects.push(saved.content.contact.phone);
      expect(prospects).toEqual(['+32476123456']);
    });

    it('is mailed in the applicant’s language, at most every ten minutes', async () => {
      const { test, shared } = both();
      const { email, ask } = await begin('mailed');
      await shared.mailing(1, ask);
      expect((await shared.mailsTo(email))[0]?.subject).toBe('De link naar uw kredietaanvraag');
      test.setNow(new Date(NOW.getTime() + 10 * MINUTE - SECOND));
      expect((await ask()).json()).toMatchObject({
        status: 409,
        type: /mailed-recently/,
        again: expect.any(String),
      });
      test.setNow(new Date(NOW.getTime() + 10 * MINUTE));
      await shared.mailing(1, ask);
      test.setNow(NOW);
      expect(await shared.mailsTo(email)).toHaveLength(2);
    });

    it('lasts as long as its draft', async () => {
      const { test, shared } = both();
      const { token, email, ask } = await begin('living');
      await shared.mailing(1, ask);
      const link = await shared.linkTo(email);
      test.setNow(new Date(NOW.getTime() + 31 * DAY));
      expect((await shared.refresh(link)).statusCode).toBe(401);
      test.setNow(NOW);
      const sent = { lang: 'fr', ...COMPLETE_ANSWERS, email: 'sent@home.be' };
      await shared.mailing(1, () =>
        shared.post('/submit?action=pat_form&send=1&uniqid=living', sent, token),
      );
      expect((await shared.refresh(link)).statusCode).toBe(401);
    });

    it('is not mailed without an address or without a draft', async () => {
      const { test, shared } = both();
      const { ask } = await begin('nowhere', { email: 'no address' });
      expect((await ask()).json()).toEqual({
        status: 422,
        errors: { email: expect.stringContaining('ongeldig') },
      });
      const none = await shared.post('/draft-link', {}, await test.openSession());
      expect(none.json()).toMatchObject({ status: 409, type: /no-draft/ });
      expect((await shared.post('/draft-link', {})).statusCode).toBe(401);
    });

    it.each([
      ['', 'Bonjour,'],
      ['Émile', 'Bonjour Émile,'],
      ['a prize: https://evil.example/', 'Bonjour,'],
      ['Émile'.repeat(5), 'Bonjour,'],
    ])('greets nobody by what is not a first name: «%s»', async (firstname, greeting) => {
      const { shared } = both();
      const { ask, email } = await begin(`greeted${firstname.length}`, { lang: 'fr', firstname });
      await shared.mailing(1, ask);
      const [mail] = await shared.mailsTo(email);
      expect(mail?.text).toContain(greeting);
      expect(mail?.html).not.toContain('evil');
    });

    it('does not open if it is forged, or belongs to another draft', async () => {
      const { shared } = both();
      const { email, ask } = await begin('mine');
      const { ask: requestOther, email: otherEmail } = await begin('theirs');
      await shared.mailing(2, () => Promise.all([ask(), requestOther()]));
      const link = await shared.linkTo(email);
      const other = await shared.linkTo(otherEmail);
      for (const token of [
        link.slice(0, -1),
        link.replace('mine', 'theirs'),
        `resume.mine.${other.split('.')[2]}`,
        `resume.unknown.${link.split('.')[2]}`,
        link.replace('resume', 'share'),
      ])
        expect((await shared.refresh(token)).statusCode, token).toBe(401);
      expect((await shared.refresh(link)).statusCode).toBe(200);
    });
  });
}
