import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import { COBORROWERS_ANSWERS, SHARED_ANSWERS } from '#tests/examples/shared-answers.ts';
import { LOAN, SharedRequests } from '#tests/server/shared-request.ts';
import { NOW, openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { gatherFacts } from '../../program/boot/gather-facts.ts';
import type { Database } from '../../storage/database.ts';
import { describeDraftLinks } from '../drafts/draft-link.contract.ts';
import { describeEndOfSession } from '../sessions/end-session.contract.ts';
import { describeAgreeing } from './agreeing.contract.ts';
import { describeChangedTariff } from './changed-tariff.contract.ts';
import { describeFollowing } from './following.contract.ts';
import { describeLinks } from './links.contract.ts';
import { describeOtherConditions } from './other-conditions.contract.ts';
import { describeRefusedShares } from './refused-shares.contract.ts';

const MINUTE = 60_000;
const DAY = 24 * 3_600_000;

/** The example's tariffs, with every rate so many percent a year higher. */
function movedBy(by: number): typeof fluvia.tariffs {
  const moved = Object.entries(fluvia.tariffs).map(([product, tariff]) => [
    product,
    {
      ...tariff,
      rates: tariff.rates.map((rate) => ({
        ...rate,
        offers: rate.offers.map(({ duration, taeg }) => ({
          duration,
          taeg: Math.round((taeg + by) * 100) / 100,
        })),
      })),
    },
  ]);
  return Object.fromEntries(moved) as typeof fluvia.tariffs;
}

/** The life of a request that two people complete, each by themselves. Run on both databases. */
export function describeSharedApplication(engine: string, open: () => Promise<Database>): void {
  describe(`a shared application on ${engine}`, () => {
    let test: TestApp;
    let shared: SharedRequests;
    beforeAll(async () => {
      const facts = gatherFacts(fluvia);
      test = await openTestApp(await open(), {
        facts: {
          ...facts,
          get tariffs() {
            return movedBy(ratesMoved);
          },
        },
      });
      shared = new SharedRequests(test);
    });
    afterAll(() => test.close());
    let ratesMoved = 0;
    const moveRates = (by: number) => {
      ratesMoved = by;
    };
    const both = () => ({ test, shared, moveRates });

    //
    it('keeps the later of two states of the co-borrower, whichever comes last', async () => {
      const { link } = await shared.begin('two-states');
      const { token, id } = await shared.open(link);
      const at = NOW.getTime();
      await shared.save(token, id, { coborrowerMainIncome: '2', maxStep: '2' }, LOAN, at);
      const late = { coborrowerMainIncome: '1', maxStep: '2' };
      expect((await shared.save(token, id, late, LOAN, at - 1)).statusCode).toBe(200);
      expect((await shared.open(link)).state).toMatchObject({ coborrowerMainIncome: '2' });
      // Another device has another clock.
      const other = await shared.open(link);
      await shared.save(other.token, id, late, LOAN, at - 1);
      expect((await shared.open(link)).state).toMatchObject({ coborrowerMainIncome: '1' });
      await test.storage.shares.remove(id);
    });

    describe('from the share to the reference', () => {
      // C-7.15
      it('takes two people, each on a device of their own', async () => {
        const { key, link, email } = await shared.begin('whole', { 'broker-id': 'b-012' });
        expect((await shared.follow(key)).json()).toEqual({
          state: 'open',
          name: 'Lotte Peeters',
          email,
          sharedAt: NOW.toISOString(),
          invitedAt: NOW.toISOString(),
          expiresAt: new Date(NOW.getTime() + 31 * DAY).toISOString(),
          resendFrom: new Date(NOW.getTime() + 60 * MINUTE).toISOString(),
          canCorrect: true,
        });

        const { token, id, state } = await shared.open(link);
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
        // The co-borrower can neither read nor change whose broker it is.
        const saved = await shared.save(token, id, {
          ...partial,
          mainIncome: '1',
          'broker-id': 'b-013',
        });
        expect(saved.json()).toEqual({ status: 200 });
        const again = await shared.open(link);
        expect(again.state).toMatchObject({ ...partial, coborrowerFirstname: 'Lotte' });
        expect(again.state).not.toHaveProperty('mainIncome');
        const refreshed = (await shared.refresh(token)).json();
        expect(JSON.parse(refreshed.encodedData)).toEqual(again.state);

        const assessed = await shared.save(again.token, id);
        expect(assessed.json()).toEqual({
          status: 200,
          verdicts: { isTight: false, hasInsufficientIncomes: false },
        });

        const sent = await shared.mailing(2, () => shared.send(again.token, id));
        const { message: reference, sentAt } = sent.json();
        expect(sent.json()).toEqual({ status: 200, message: reference, sentAt });
        expect(reference).toMatch(/^FLV-2026-/);
        expect((await shared.send(token, id)).json().message).toBe(reference);
        expect((await shared.follow(key)).json()).toMatchObject({ state: 'sent', reference });

        const request = await test.storage.requests.findByReference(reference);
        expect(request).toMatchObject({ uniqid: 'whole', product: 'TAEGPSA1', taeg: 4.49 });
        expect(sentAt).toBe(request?.sentAt.toISOString());
        expect(request?.answers).toMatchObject({
          mainIncome: 2350.5,
          'broker-id': 'b-012',
          coborrowerMainIncome: 2100,
          coborrowerInfosEncoding: 'now',
          coborrowerEncoding: true,
          coborrowerConditionsAccepted: true,
          phone: '+32475123456',
        });
        expect(request?.budget).toMatchObject({ household: 'two', isTight: false });
        const share = await test.storage.shares.find(id);
        expect(share?.part).toBeUndefined();
        expect(Object.keys(share?.applicant.answers ?? {})).toHaveLength(6);

        const toApplicant = (await shared.mailsTo('emile@example.be'))[0];
        expect(toApplicant?.text).toContain('Lotte Peeters a envoyé sa partie');
        expect(toApplicant?.attachments).toHaveLength(2);
        const [toCoborrower] = await shared.mailsTo('lotte@example.be');
        expect(toCoborrower?.text).toContain(reference);
        expect(toCoborrower?.attachments?.map(({ filename }) => filename)).toEqual([
          expect.stringContaining('information-precontractuelle'),
        ]);
      });

      //
      //
      it('has the consents of each in the words they read, at the time they gave them', async () => {
        const { link } = await shared.begin('consents');
        const { token, id } = await shared.open(link);
        const later = new Date(NOW.getTime() + 30 * DAY);
        test.setNow(later);
        const fresh = await shared.open(link);
        const body = { ...LOAN, ...COBORROWERS_ANSWERS, lang: 'nl' };
        const sent = await shared.mailing(2, () =>
          shared.post(`/submit?action=pat_form&send=1&uniqid=${id}`, body, fresh.token),
        );
        test.setNow(NOW);
        expect((await shared.refresh(token)).statusCode).toBe(410);
        const entries = [];
        for await (const { at, subject, details } of test.storage.audit.each())
          if (details.includes(id)) entries.push({ at, subject, ...JSON.parse(details) });
        const AGREED = expect.objectContaining({
          product: 'TAEGPSA1',
          taeg: 4.49,
          monthlyAmount: 284.48,
        });
        const given = (name: string, text: string) =>
          expect.objectContaining({ name, answer: 'yes', text: expect.stringContaining(text) });
        expect(entries).toEqual([
          {
            at: NOW,
            subject: `share ${id}`,
            share: id,
            by: 'applicant',
            lang: 'fr',
            conditions: AGREED,
            wordsStated: false,
            consents: [
              expect.objectContaining({ name: 'useMyData' }),
              given('conditionsAccepted', 'J’ai lu'),
              given('exactData', ''),
            ],
          },
          {
            at: later,
            subject: sent.json().message,
            id: expect.any(String),
            share: id,
            by: 'coborrower',
            lang: 'nl',
            conditions: AGREED,
            wordsStated: false,
            consents: [
              given('coborrowerConditionsAccepted', 'Ik heb'),
              given('coborrowerExactData', ''),
            ],
            given: ['applicant', 'coborrower'].flatMap((borrower) =>
              ['consents', 'example', 'terms'].map((kind) =>
                expect.objectContaining({
                  kind,
                  borrower,
                  lang: borrower === 'applicant' ? 'fr' : 'nl',
                }),
              ),
            ),
          },
        ]);
      });

      it('marks for both which answers are as a provider stated them, however long it took', async () => {
        const signIn = async (token: string, at: Date, values: object, seconds: number) => {
          const sessionId = String(decodeJwt(token).sub);
          const expiresAt = new Date(at.getTime() + seconds * 1_000);
          await test.storage.signIns.keep({ sessionId, provider: 'itsme', values, at, expiresAt });
        };
        const applicant = await test.openSession();
        await signIn(applicant, NOW, { firstname: String(SHARED_ANSWERS.firstname) }, 60);
        const mine = { ...SHARED_ANSWERS, coborrowerEmail: 'proven@example.be' };
        await shared.mailing(2, () => shared.share(applicant, 'proven', mine));
        const later = new Date(NOW.getTime() + 30 * DAY);
        test.setNow(later);
        const { token, id } = await shared.open(await shared.linkTo('proven@example.be'));
        await signIn(token, later, { firstname: 'Lotte' }, 60);
        const sent = await shared.mailing(2, () => shared.send(token, id));
        test.setNow(NOW);
        const request = await test.storage.requests.findByReference(sent.json().message);
        expect(request?.provenance).toEqual([
          { name: 'firstname', provider: 'itsme', at: NOW.toISOString() },
          { name: 'coborrowerFirstname', provider: 'itsme', at: later.toISOString() },
        ]);
      });

      it('is the same share, however often and from however many windows it is shared', async () => {
        const token = await test.openSession();
        const share = () => shared.share(token, 'often');
        const answers = await shared.mailing(2, () => Promise.all([share(), share(), share()]));
        expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
        expect((await share()).body).toBe(answers[0]?.body);
        expect((await shared.mailsTo('lotte@example.be')).length).toBeGreaterThan(0);
      });

      //
      it('is named to anyone who returns with its session, while it waits', async () => {
        const token = await test.openSession();
        const refresh = async (session: string) => {
          const url = '/api/v1/jwt-refresh';
          return (
            await test.app.inject({ method: 'PUT', url, payload: { token: session } })
          ).json();
        };
        const shareIt = () => shared.share(token, 'lost');
        const [answered] = await shared.mailing(2, () => Promise.all([shareIt()]));
        const { follow } = answered?.json() ?? {};
        const back = await refresh(token);
        expect(back).toMatchObject({ encodedData: null, shared: { uniqId: 'lost', follow } });
        expect(back).not.toHaveProperty('sent');
        expect(await refresh(await test.openSession())).not.toHaveProperty('shared');
        const share = await test.storage.shares.findByUniqid('lost');
        if (share === undefined) throw new Error('Not shared');
        await test.storage.shares.transition({ ...share, endedAt: test.now() }, 'withdraw');
        expect(await refresh(back.token)).not.toHaveProperty('shared');
      });

      it('reports why the two cannot be sent as they are', async () => {
        const { link } = await shared.begin('tight', { mainIncome: '900' });
        const { token, id } = await shared.open(link);
        const jobless = { ...COBORROWERS_ANSWERS, coborrowerWorkingCategory: 'SAN' };
        expect((await shared.save(token, id, jobless)).json().verdicts).toEqual({
          isTight: true,
          hasInsufficientIncomes: false,
        });

        const without = await shared.begin('without', { workingCategory: 'SAN' });
        const opened = await shared.open(without.link);
        const saved = await shared.save(opened.token, opened.id, jobless);
        expect(saved.json().verdicts).toMatchObject({ hasInsufficientIncomes: true });
        const sent = await shared.send(opened.token, opened.id, jobless);
        expect([sent.statusCode, Object.keys(sent.json().errors)]).toEqual([
          422,
          ['coborrowerMainIncome'],
        ]);
      });
    });

    describeOtherConditions(both);
    describeRefusedShares(both);
    describeAgreeing(both);
    describeChangedTariff(both);
    describeLinks(both);
    describeFollowing(both);
    describeDraftLinks(both);
    describeEndOfSession(both);

    it('leaves neither names nor keys in the log or in the jobs', async () => {
      const written = test.log() + JSON.stringify(await test.jobs());
      expect(written).toContain('/api/v1/shares/follow');
      expect(written).toContain('share-letter');
      for (const secret of ['Hondt', 'Peeters', 'emile@', 'lotte@', 'share.', 'follow.', 'resume.'])
        expect(written, secret).not.toContain(secret);
    });
  });
}
