import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHARED_ANSWERS } from '../../../tests/examples/shared-answers.ts';
import { callsOn, LOAN, linkIn } from '../../../tests/server/shared-request.ts';
import { NOW, openTestApp, type TestApp } from '../../../tests/server/test-app.ts';
import type { Database } from '../storage/database.ts';

const MINUTE = 60_000;
const DAY = 24 * 3_600_000;

/** The life of a request that two people make, each by themselves. Run on both databases. */
export function describeSharedApplication(engine: string, open: () => Promise<Database>): void {
  describe(`a shared application on ${engine}`, () => {
    let test: TestApp;
    let calls: ReturnType<typeof callsOn>;
    beforeAll(async () => {
      test = await openTestApp(await open());
      calls = callsOn(test);
    });
    afterAll(() => test.close());

    /** The newest mail to somebody, once `times` more were handed over than there were `before`. */
    const mailsTo = async (to: string) =>
      (await test.storage.developmentMail.list()).filter((mail) => mail.to === to);

    /** Shares the example under a name of its own, and waits for both letters. */
    const shareIt = async (uniqid: string, over: object = {}, lang = 'fr') => {
      const token = await test.openSession();
      const before = test.handed();
      const email = `${uniqid}@example.be`;
      const answers = { ...SHARED_ANSWERS, coborrowerEmail: email, ...over };
      const shared = await calls.share(token, uniqid, answers, lang);
      expect([shared.statusCode, shared.body]).toEqual([200, expect.stringContaining('follow')]);
      await test.mailed(before + 2);
      const [invitation] = await mailsTo(email);
      if (invitation === undefined) throw new Error('No invitation');
      const key = String(shared.json().follow).split('#')[1] ?? '';
      return { token, key, email, invitation, link: linkIn(invitation), answers };
    };

    describe('from the share to the reference', () => {
      it('takes two people, each on a device of their own', async () => {
        const { key, link, email } = await shareIt('whole');
        expect((await calls.follow(key)).json()).toEqual({
          state: 'open',
          name: 'Lotte Peeters',
          email,
          sharedAt: NOW.toISOString(),
          invitedAt: NOW.toISOString(),
          expiresAt: new Date(NOW.getTime() + 31 * DAY).toISOString(),
          resendFrom: new Date(NOW.getTime() + 60 * MINUTE).toISOString(),
          canCorrect: true,
        });

        const { token, state } = await calls.open(link);
        expect(state).toEqual({
          mode: 'e2',
          uniqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          maxStep: '1',
          ...LOAN,
          taeg: '4.49',
          monthlyAmount: '284.48',
          firstname: 'Émile',
          lastname: 'D’Hondt',
          borrowers: 'two',
          coborrowerInfosEncoding: 'now',
          coborrowerEncoding: 'yes',
          coborrowerGender: 'F',
          coborrowerFirstname: 'Lotte',
          coborrowerLastname: 'Peeters',
          coborrowerEmail: email,
          coborrowerPhone: '',
        });

        const partial = { coborrowerGender: 'F', coborrowerMainIncome: '12', maxStep: '2' };
        const saved = await calls.save(token, state.uniqId, { ...partial, mainIncome: '1' });
        expect(saved.json()).toEqual({ status: 200 });
        const again = await calls.open(link);
        expect(again.state).toMatchObject({ ...partial, coborrowerFirstname: 'Lotte' });
        expect(again.state).not.toHaveProperty('mainIncome');

        const judged = await calls.save(again.token, state.uniqId);
        expect(judged.json()).toEqual({
          status: 200,
          verdicts: { isTight: false, hasInsufficientIncomes: false },
        });

        const before = test.handed();
        const sent = await calls.send(again.token, state.uniqId);
        expect(sent.json()).toEqual({ status: 200, message: expect.stringMatching(/^FLV-2026-/) });
        const reference = sent.json().message;
        expect((await calls.send(token, state.uniqId)).json().message).toBe(reference);
        expect((await calls.follow(key)).json()).toMatchObject({ state: 'sent', reference });
        for (const dead of [link, token]) {
          const answer = await calls.refresh(dead);
          expect([answer.statusCode, answer.json().reason]).toEqual([410, 'sent']);
        }

        const request = await test.storage.requests.findByReference(reference);
        expect(request).toMatchObject({ uniqid: 'whole', product: 'TAEGPSA1', taeg: 4.49 });
        expect(request?.answers).toMatchObject({
          mainIncome: '2350,50',
          coborrowerMainIncome: '2100',
          coborrowerInfosEncoding: 'now',
          coborrowerEncoding: 'yes',
          coborrowerConditionsAccepted: 'yes',
          phone: '+32475123456',
        });

        await test.mailed(before + 2);
        const toApplicant = (await mailsTo('emile@example.be')).find(({ subject }) =>
          subject.includes(reference),
        );
        expect(toApplicant?.text).toContain('Lotte Peeters a envoyé sa partie');
        expect(toApplicant?.attachments).toHaveLength(2);
        const [toCoborrower] = await mailsTo('lotte@example.be');
        expect(toCoborrower?.text).toContain(reference);
        expect(toCoborrower?.attachments?.map(({ filename }) => filename)).toEqual([
          expect.stringContaining('information-precontractuelle'),
        ]);
      });

      it('is the same share however often and by however many windows it is shared', async () => {
        const token = await test.openSession();
        const before = test.handed();
        const share = () => calls.share(token, 'often');
        const answers = await Promise.all([share(), share(), share()]);
        expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
        expect((await share()).body).toBe(answers[0]?.body);
        await test.mailed(before + 2);
      });
    });
  });
}
