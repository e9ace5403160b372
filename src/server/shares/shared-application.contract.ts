import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import {
  COBORROWERS_ANSWERS,
  CREDIT_TO_REPAY,
  SHARED_ANSWERS,
} from '#tests/examples/shared-answers.ts';
import { LOAN, SharedRequests } from '#tests/server/shared-request.ts';
import { NOW, openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { gatherFacts } from '../boot/gather-facts.ts';
import { describeDraftLinks } from '../drafts/draft-link.contract.ts';
import { describeEndOfSession } from '../sessions/end-session.contract.ts';
import type { Database } from '../storage/database.ts';
import { describeAgreeing } from './agreeing.contract.ts';
import { describeFollowing } from './following.contract.ts';
import { describeLinks } from './links.contract.ts';

const MINUTE = 60_000;
const DAY = 24 * 3_600_000;

const OWING = {
  ...COBORROWERS_ANSWERS,
  coborrowerHasCredits: 'yes',
  coborrowerCurrentCredits: [CREDIT_TO_REPAY],
};

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

    describe('from the share to the reference', () => {
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

        const judged = await shared.save(again.token, id);
        expect(judged.json()).toEqual({
          status: 200,
          verdicts: { isTight: false, hasInsufficientIncomes: false },
        });

        const sent = await shared.mailing(2, () => shared.send(again.token, id));
        expect(sent.json()).toEqual({ status: 200, message: expect.stringMatching(/^FLV-2026-/) });
        const reference = sent.json().message;
        expect((await shared.send(token, id)).json().message).toBe(reference);
        expect((await shared.follow(key)).json()).toMatchObject({ state: 'sent', reference });

        const request = await test.storage.requests.findByReference(reference);
        expect(request).toMatchObject({ uniqid: 'whole', product: 'TAEGPSA1', taeg: 4.49 });
        expect(request?.answers).toMatchObject({
          mainIncome: '2350,50',
          'broker-id': 'b-012',
          coborrowerMainIncome: '2100',
          coborrowerInfosEncoding: 'now',
          coborrowerEncoding: 'yes',
          coborrowerConditionsAccepted: 'yes',
          phone: '+32475123456',
        });
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
        const given = (name: string, text: string) =>
          expect.objectContaining({ name, answer: 'yes', text: expect.stringContaining(text) });
        expect(entries).toEqual([
          {
            at: NOW,
            subject: `share ${id}`,
            share: id,
            by: 'applicant',
            lang: 'fr',
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
            consents: [
              given('coborrowerConditionsAccepted', 'Ik heb'),
              given('coborrowerExactData', ''),
            ],
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

    describe('other conditions', () => {
      const proposedTo = async (token: string, id: string) => {
        const saved = await shared.save(token, id, OWING);
        return saved.json().verdicts.proposal;
      };

      it('are proposed by the server, and apply once accepted', async () => {
        const { key, link } = await shared.begin('grouped', { amount: '12000' });
        const { token, id } = await shared.open(link);
        const askedFor = { ...LOAN, amount: '12000' };
        const proposal = await proposedTo(token, id);
        expect(proposal).toEqual({
          product: 'TAEGINL1',
          duration: 48,
          taeg: 6.19,
          monthlyAmount: 281.93,
          amount: 12_000,
          additionalAmount: 0,
          reasons: ['creditsToRepay'],
        });

        const unaccepted = await shared.send(token, id, OWING, askedFor);
        expect([unaccepted.statusCode, Object.keys(unaccepted.json().errors)]).toEqual([
          422,
          ['product'],
        ]);
        const invented = { ...proposal, duration: 24 };
        expect((await shared.save(token, id, OWING, invented)).json().verdicts.proposal).toEqual(
          proposal,
        );
        const accepted = await shared.save(token, id, OWING, proposal);
        expect(accepted.json().verdicts).not.toHaveProperty('proposal');
        const { state } = await shared.open(link);
        expect(state).toMatchObject({ product: 'TAEGINL1', taeg: '6.19', amount: '12000' });

        const outdated = await shared.send(token, id, OWING, askedFor);
        expect(outdated.statusCode).toBe(422);
        const sent = await shared.mailing(1, () => shared.send(token, id, OWING, proposal));
        expect(sent.json()).toEqual({ status: 200, message: false });
        expect((await shared.follow(key)).json()).toMatchObject({ state: 'to-agree' });
      });

      it('can be accepted when sending, and the purposes change with them', async () => {
        const car = {
          product: 'TAEGIVA1',
          sellerType: 'garage',
          firstRegistration: '01/06/2025',
          price: '15000',
          advance: '2500',
          creditReasons: [{ reason: '83' }],
        };
        const { key, link } = await shared.begin('car', car);
        const { token, id } = await shared.open(link);
        const proposal = await proposedTo(token, id);
        const sent = await shared.mailing(1, () => shared.send(token, id, OWING, proposal));
        expect(sent.statusCode, sent.body).toBe(200);
        const { reasons: _, ...conditions } = proposal;
        const agreed = await shared.mailing(2, () =>
          shared.post('/shares/accept', { key, lang: 'fr', conditions }),
        );
        const request = await test.storage.requests.findByReference(agreed.json().reference);
        expect(request?.product).toBe('TAEGINL1');
        expect(request?.answers.creditReasons).toEqual([{ reason: '82' }]);
      });
    });

    describe('is refused', () => {
      it('if the applicant sends half of it', async () => {
        const token = await test.openSession();
        const body = { lang: 'fr', ...SHARED_ANSWERS };
        const sent = await shared.post('/submit?action=pat_form&send=1&uniqid=half', body, token);
        expect(sent.statusCode).toBe(422);
        expect(sent.json().errors).toEqual({
          coborrowerInfosEncoding: expect.stringContaining('partagez'),
        });
      });

      it('if the applicant claims that the co-borrower answered for themselves', async () => {
        const token = await test.openSession();
        const lie = {
          ...SHARED_ANSWERS,
          ...COBORROWERS_ANSWERS,
          coborrowerInfosEncoding: 'now',
          coborrowerEncoding: 'yes',
        };
        const body = { lang: 'fr', ...lie };
        const sent = await shared.post('/submit?action=pat_form&send=1&uniqid=lie', body, token);
        // They would have to declare that the co-borrower's data are exact.
        expect(Object.keys(sent.json().errors ?? {})).toEqual([]);
        const request = await test.storage.requests.findByReference(sent.json().message);
        expect(request?.answers).not.toHaveProperty('coborrowerEncoding');
      });

      it.each([
        ['the applicant’s part is wrong', { lastname: '' }, 'lastname'],
        ['the co-borrower has no address', { coborrowerEmail: 'lotte' }, 'coborrowerEmail'],
        ['there is nobody to share with', { borrowers: 'one' }, 'coborrowerInfosEncoding'],
      ])('if %s', async (_, overrides, field) => {
        const token = await test.openSession();
        const answer = await shared.share(token, 'wrong', { ...SHARED_ANSWERS, ...overrides });
        expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
        expect(await test.storage.shares.findByUniqid('wrong')).toBeUndefined();
      });

      it('if the co-borrower’s part is wrong, in their language', async () => {
        const { link } = await shared.begin('incomplete');
        const { token, id } = await shared.open(link);
        const wrong = { ...COBORROWERS_ANSWERS, coborrowerRent: '', coborrowerExactData: '' };
        const sent = await shared.send(token, id, { ...wrong, lang: 'nl' });
        expect(sent.json().errors).toEqual({
          coborrowerRent: expect.stringContaining('verplicht'),
          coborrowerExactData: expect.stringContaining('Vink'),
        });
      });

      it('if the co-borrower is the applicant', async () => {
        const { link } = await shared.begin('same', {
          gender: 'F',
          nationalRegistry: '85.07.30-002.59',
        });
        const { token, id } = await shared.open(link);
        const sent = await shared.send(token, id, {
          ...COBORROWERS_ANSWERS,
          coborrowerBirthDate: '30/07/1985',
          coborrowerNationalRegistry: '85.07.30-002.59',
        });
        expect([sent.statusCode, sent.json().errors]).toEqual([
          422,
          { coborrowerNationalRegistry: expect.stringContaining('l’autre emprunteur') },
        ]);
      });

      it.each<[string, object, object, string]>([
        ['a missing answer', { coborrowerRent: '' }, {}, 'coborrowerRent'],
        ['another loan', {}, { amount: '9000' }, 'product'],
        ['conditions not agreed on', OWING, {}, 'product'],
      ])(
        'without revealing the applicant’s number to somebody who guesses it, beside %s',
        async (...tried) => {
          const [, part, loan, faults] = tried;
          const mine = { gender: 'F', nationalRegistry: '85.07.30-002.59' };
          const { link } = await shared.begin(
            `tried-${Object.keys({ ...part, ...loan })[0]}`,
            mine,
          );
          const { token, id } = await shared.open(link);
          const answers = { ...COBORROWERS_ANSWERS, ...part, coborrowerBirthDate: '30/07/1985' };
          for (const coborrowerNationalRegistry of ['85.07.30-002.59', '85.07.30-004.57']) {
            const own = { ...answers, coborrowerNationalRegistry };
            const sent = await shared.send(token, id, own, { ...LOAN, ...loan });
            expect([sent.statusCode, Object.keys(sent.json().errors)]).toEqual([422, [faults]]);
          }
        },
      );

      it('without a word on what is wrong in the applicant’s part', async () => {
        const { link } = await shared.begin('stale');
        const { token, id } = await shared.open(link);
        const share = await test.storage.shares.find(id);
        if (share === undefined) throw new Error('No share');
        const answers = { ...share.applicant.answers, zip: '1234', rent: '' };
        await test.storage.shares.update({ ...share, applicant: { ...share.applicant, answers } });
        const sent = await shared.send(token, id);
        expect([sent.statusCode, sent.json().errors]).toEqual([
          422,
          { product: expect.stringContaining('l’autre emprunteur') },
        ]);
      });

      it('if it waits for the co-borrower, was sent, or belongs to somebody else', async () => {
        const { token, key } = await shared.begin('waiting');
        const submit = (by: string, query: string) =>
          shared.post(
            `/submit?uniqid=waiting&${query}`,
            { lang: 'fr', ...SHARED_ANSWERS, borrowers: 'one' },
            by,
          );
        for (const query of ['action=pat_form&send=1', 'action=pat_form&step=6'])
          expect((await submit(token, query)).json(), query).toMatchObject({
            status: 409,
            type: /already-shared/,
            follow: expect.stringContaining(`#${key}`),
          });
        const other = await test.openSession();
        for (const query of ['action=pat_form&send=1', 'action=pat_form', 'action=share_pat_form'])
          expect((await submit(other, query)).json()).toMatchObject({
            status: 403,
            type: /another-session/,
          });

        // Once withdrawn it is the applicant's again, for example from a window that was still open.
        await shared.mailing(1, () => shared.post('/shares/withdraw', { key }));
        const anew = await shared.mailing(2, () => shared.share(token, 'waiting'));
        expect(anew.json().follow).not.toContain(key);
        const alone = await test.openSession();
        const sent = await shared.post(
          '/submit?action=pat_form&send=1&uniqid=alone',
          { lang: 'fr', ...SHARED_ANSWERS, borrowers: 'one' },
          alone,
        );
        expect(sent.statusCode).toBe(200);
        expect((await shared.share(alone, 'alone')).json()).toMatchObject({
          status: 409,
          type: /already-sent/,
        });
      });
    });

    describeAgreeing(both);
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
