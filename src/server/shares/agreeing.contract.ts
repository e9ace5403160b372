import { describe, expect, it } from 'vitest';
import { OWING_ANSWERS, SHARED_ANSWERS } from '#tests/examples/shared-answers.ts';
import { KEEP } from '#tests/examples/usual-retention.ts';
import { LOAN, type SharedRequests } from '#tests/server/shared-request.ts';
import { NOW, type TestApp } from '#tests/server/test-app.ts';
import { erasePerson } from '../erasure/erase-person.ts';
import { purgeExpired } from '../retention/purge-expired.ts';
import { remindAndExpireShares } from './remind-and-expire.ts';

const SECOND = 1_000;
const DAY = 24 * 3_600_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);

const ASKED = { ...LOAN, amount: '12000' };
const BEFORE = {
  product: 'TAEGPSA1',
  amount: 12_000,
  additionalAmount: 0,
  duration: 48,
  taeg: 4.49,
  monthlyAmount: 273.1,
};
const AFTER = { ...BEFORE, product: 'TAEGINL1', taeg: 6.19, monthlyAmount: 281.93 };

export interface Agreeing {
  test: TestApp;
  shared: SharedRequests;
  /** Raises every rate of the tariffs by so many percent a year. */
  moveRates(by: number): void;
}

/** Other conditions, which both borrowers must accept before anything is sent. */
export function describeAgreeing(both: () => Agreeing): void {
  /** The co-borrower accepts the proposal that their part leads to, and sends. */
  const propose = async (uniqid: string, overrides: object = {}) => {
    const { test, shared } = both();
    const to = `${uniqid}@home.be`;
    const begun = await shared.begin(uniqid, { amount: '12000', email: to, ...overrides });
    const { token, id } = await shared.open(begun.link);
    const saved = await shared.save(token, id, OWING_ANSWERS, ASKED);
    const { proposal } = saved.json().verdicts;
    const send = () => shared.send(token, id, OWING_ANSWERS, proposal);
    const sent = await shared.mailing(1, send);
    expect([sent.statusCode, sent.json()]).toEqual([200, { status: 200, message: false }]);
    return { ...begun, to, token, id, proposal, send, share: () => test.storage.shares.find(id) };
  };
  const accept = (key: string, conditions: object = AFTER, lang = 'fr') =>
    both().shared.post('/shares/accept', { key, lang, conditions });
  const refuse = (key: string) => both().shared.post('/shares/refuse', { key });
  const requestsOf = async (uniqid: string) => {
    const all = await both().test.storage.requests.list();
    return all.filter((request) => request.uniqid === uniqid);
  };
  const auditOf = async (id: string) => {
    const entries = [];
    for await (const { at, subject, details } of both().test.storage.audit.each())
      if (details.includes(id)) entries.push({ at, subject, ...JSON.parse(details) });
    return entries;
  };
  const remindAndExpire = async () => {
    const { test } = both();
    return await remindAndExpireShares({ storage: test.storage, now: test.now });
  };

  describe('other conditions that the co-borrower accepted', () => {
    it('wait for the applicant, who sees both loans; nothing is sent', async () => {
      const { test, shared } = both();
      const { key, to, email, id, token, link, send, share } = await propose('wait');
      expect(await requestsOf('wait')).toEqual([]);
      expect((await shared.follow(key)).json()).toMatchObject({
        state: 'to-agree',
        expiresAt: later(31 * DAY).toISOString(),
        canCorrect: false,
        proposal: { before: BEFORE, after: AFTER, isChanged: false },
      });
      const [mail] = await shared.mailsTo(to);
      expect(mail?.subject).toContain('D’autres conditions');
      expect(mail?.text).toContain(`#${key}`);
      expect(mail?.html).toContain(`#${key}`);
      expect(await shared.mailsTo(email)).toHaveLength(1);

      // Their part is closed meanwhile, and sending again gives the same answer.
      expect((await send()).json()).toEqual({ status: 200, message: false });
      const closed = { status: 410, reason: 'to-agree' };
      expect((await shared.save(token, id, OWING_ANSWERS)).json()).toMatchObject(closed);
      expect((await shared.post('/shares/decline', {}, token)).json()).toMatchObject(closed);
      for (const by of [token, link])
        expect((await shared.refresh(by)).json()).toMatchObject(closed);
      for (const call of ['resend', 'correct'])
        expect(
          (await shared.post(`/shares/${call}`, { key, email: 'other@example.be' })).json(),
        ).toMatchObject(closed);
      expect((await share())?.state).toBe('to-agree');

      const delivery = await test.storage.deliveries.find({ kind: 'share', subjectId: id });
      expect(delivery).toMatchObject({ deliveredAt: undefined, attempts: 0 });
    });

    it('are not sent or saved again from a window of the applicant’s', async () => {
      const { test, shared } = both();
      const token = await test.openSession();
      const mine = { ...SHARED_ANSWERS, amount: '12000', coborrowerEmail: 'window@example.be' };
      await shared.mailing(2, () => shared.share(token, 'window', mine));
      const opened = await shared.open(await shared.linkTo('window@example.be'));
      await shared.mailing(1, () =>
        shared.send(opened.token, opened.id, OWING_ANSWERS, { ...ASKED, ...AFTER }),
      );
      for (const query of ['action=pat_form&send=1', 'action=pat_form&step=6'])
        expect(
          (
            await shared.post(
              `/submit?uniqid=window&${query}`,
              { lang: 'fr', ...mine, borrowers: 'one' },
              token,
            )
          ).json(),
          query,
        ).toMatchObject({ status: 409, type: /already-shared/ });
      const again = await shared.share(token, 'window', mine);
      expect(again.json().follow).toContain('#follow.');
      expect((await test.storage.shares.findByUniqid('window'))?.id).toBe(opened.id);
    });

    it('are sent once the applicant accepts them, with one reference', async () => {
      const { test, shared } = both();
      const { key, to, id, token, send, share } = await propose('agreed');
      test.setNow(later(2 * DAY));
      const [accepted, ...others] = await shared.mailing(2, () =>
        Promise.all([accept(key), accept(key), accept(key)]),
      );
      const reference = accepted?.json().reference;
      expect(reference).toMatch(/^FLV-2026-/);
      expect(accepted?.json()).toMatchObject({
        state: 'sent',
        endedAt: later(2 * DAY).toISOString(),
      });
      for (const other of [...others, await accept(key)])
        expect([other.statusCode, other.json()]).toEqual([200, accepted?.json()]);
      const requests = await requestsOf('agreed');
      expect(requests).toMatchObject([
        { reference, product: 'TAEGINL1', amount: 1_200_000, taeg: 6.19, sentAt: later(2 * DAY) },
      ]);
      expect((await share())?.part).toBeUndefined();
      expect((await refuse(key)).json()).toMatchObject({ status: 410, reason: 'sent' });
      expect((await send()).json()).toEqual({ status: 200, message: reference });
      expect((await shared.refresh(token)).json().reason).toBe('sent');
      expect((await shared.follow(key)).json()).toMatchObject({ state: 'sent', reference });

      const [toApplicant] = await shared.mailsTo(to);
      expect(toApplicant?.text).toContain(reference);
      expect(toApplicant?.text.replaceAll(/\s+/g, ' ')).toContain(
        'Lotte Peeters et vous avez accepté les conditions ci-dessous',
      );
      expect(toApplicant?.text).not.toContain('simulation');
      const [toCoborrower] = await shared.mailsTo('lotte@example.be');
      expect(toCoborrower?.text).toContain(reference);
      expect(toCoborrower?.text.replaceAll(/\s+/g, ' ')).toContain(
        'Émile D’Hondt et vous avez accepté d’autres conditions',
      );

      const entries = await auditOf(id);
      expect(entries.map(({ subject }) => subject)).toEqual([
        `share ${id}`,
        `share ${id}`,
        reference,
      ]);
      expect(entries[1]).toMatchObject({ by: 'coborrower', at: NOW, conditions: AFTER });
      expect(entries[2]).toEqual({
        at: later(2 * DAY),
        subject: reference,
        id: requests[0]?.id,
        share: id,
        agreed: AFTER,
        coborrower: {
          at: NOW.toISOString(),
          lang: 'fr',
          text: 'En continuant, vous confirmez avoir pris connaissance de ces conditions.',
        },
        applicant: {
          at: later(2 * DAY).toISOString(),
          lang: 'fr',
          text: expect.stringMatching(/^En acceptant, vous confirmez/),
        },
      });
      test.setNow(NOW);
    });

    it('have their consent recorded in the words and the language of the page', async () => {
      const { shared } = both();
      const { key, id } = await propose('words');
      await shared.mailing(2, () => accept(key, AFTER, 'nl'));
      const agreement = (await auditOf(id)).at(-1);
      expect(agreement.applicant).toMatchObject({ lang: 'nl', text: /^Door te aanvaarden/ });
      expect(agreement.coborrower.lang).toBe('fr');
    });

    it('end with a refusal, and both are told', async () => {
      const { shared } = both();
      const { key, to, email, link, share } = await propose('refused');
      const [refused, other] = await shared.mailing(2, () =>
        Promise.all([refuse(key), refuse(key)]),
      );
      expect(refused?.json()).toMatchObject({ state: 'refused', endedAt: NOW.toISOString() });
      expect(other?.json()).toEqual(refused?.json());
      expect((await accept(key)).json()).toMatchObject({ status: 410, reason: 'refused' });
      expect(await requestsOf('refused')).toEqual([]);
      expect((await shared.refresh(link)).json().reason).toBe('refused');
      expect((await shared.mailsTo(to))[0]?.subject).toContain('Vous avez refusé');
      expect((await shared.mailsTo(email))[0]?.subject).toContain('s’arrête ici');
      expect((await share())?.part).toBeUndefined();
      expect((await share())?.applicant.answers).not.toHaveProperty('mainIncome');
    });

    it('end if unanswered within the share’s time, and both are told', async () => {
      const { test, shared } = both();
      await shared.endOthers(NOW);
      const { key, to, email, link } = await propose('silent');
      test.setNow(later(31 * DAY - SECOND));
      const before = await shared.mailing(0, remindAndExpire);
      expect(before).toMatchObject({ reminded: 0 });
      expect((await shared.follow(key)).json().state).toBe('to-agree');
      test.setNow(later(31 * DAY));
      expect((await accept(key)).json()).toMatchObject({ status: 410, reason: 'unanswered' });
      expect((await shared.refresh(link)).json().reason).toBe('unanswered');
      await shared.mailing(2, remindAndExpire);
      expect((await shared.follow(key)).json().state).toBe('unanswered');
      expect((await shared.mailsTo(to))[0]?.text).toContain('pas reçu votre réponse');
      expect((await shared.mailsTo(email))[0]?.text).toContain('n’a pas répondu');
      const services = { storage: test.storage, now: test.now, keep: KEEP };
      test.setNow(later(62 * DAY));
      await purgeExpired(services);
      expect((await shared.follow(key)).statusCode).toBe(404);
      test.setNow(NOW);
    });

    it('leave the applicant at least seven days from the mail, and the co-borrower gets no reminder', async () => {
      const { test, shared } = both();
      await shared.endOthers(NOW);
      const { link, email } = await shared.begin('late', { amount: '12000' });
      test.setNow(later(30 * DAY));
      const { token, id } = await shared.open(link);
      const { proposal } = (await shared.save(token, id, OWING_ANSWERS, ASKED)).json().verdicts;
      await shared.mailing(1, () => shared.send(token, id, OWING_ANSWERS, proposal));
      const share = await test.storage.shares.find(id);
      expect(share?.expiresAt).toEqual(later(37 * DAY));
      expect(await shared.mailing(0, remindAndExpire)).toMatchObject({ reminded: 0 });
      expect(await shared.mailsTo(email)).toHaveLength(1);
      test.setNow(NOW);
      await test.storage.shares.remove(id);
    });

    it('can be withdrawn, after which accepting or refusing changes nothing', async () => {
      const { shared } = both();
      const { key } = await propose('taken-back');
      await shared.mailing(1, () => shared.post('/shares/withdraw', { key }));
      for (const answer of [await accept(key), await refuse(key)])
        expect(answer.json()).toMatchObject({ status: 410, reason: 'withdrawn' });
      expect(await requestsOf('taken-back')).toEqual([]);
    });

    it('are erased with either of the two', async () => {
      const { test } = both();
      const { to, id } = await propose('erased');
      await erasePerson({ storage: test.storage, now: test.now }, { email: to });
      expect(await test.storage.shares.find(id)).toBeUndefined();
      const delivery = await test.storage.deliveries.find({ kind: 'share', subjectId: id });
      expect(delivery).toBeUndefined();
    });

    it('need the key, valid conditions, and something to decide on', async () => {
      const { shared } = both();
      const { key } = await shared.begin('undecided');
      for (const answer of [await accept(key), await refuse(key)])
        expect(answer.json()).toMatchObject({ status: 409, type: /conditions-changed/ });
      const waiting = await propose('guarded');
      for (const wrong of [key.slice(0, -1), 'follow.x', ''])
        for (const answer of [await accept(wrong), await refuse(wrong)])
          expect(answer.statusCode).toBe(404);
      for (const conditions of [{}, { ...AFTER, taeg: '6.19' }, { ...AFTER, product: 'X' }])
        expect((await accept(waiting.key, conditions)).statusCode).toBe(422);
      for (const seen of [BEFORE, { ...AFTER, monthlyAmount: 281.94 }, { ...AFTER, duration: 60 }])
        expect((await accept(waiting.key, seen)).json()).toMatchObject({ status: 409 });
      expect(await requestsOf('guarded')).toEqual([]);
    });
  });

  describe('a tariff that changes before both agree', () => {
    it('is shown to the applicant, proposed to the co-borrower again, and sent once both accepted it', async () => {
      const { test, shared, moveRates } = both();
      const { key, to, email, id, link } = await propose('dearer');
      moveRates(0.5);
      test.setNow(later(DAY));
      // What the co-borrower accepted is not what is shown, and the page is to say so.
      const { after: seen, isChanged } = (await shared.follow(key)).json().proposal;
      expect(isChanged).toBe(true);
      expect(seen).toMatchObject({ product: 'TAEGINL1', taeg: 6.69 });
      expect((await accept(key)).json()).toMatchObject({ status: 409, type: /conditions-changed/ });
      const accepted = await shared.mailing(1, () => accept(key, seen));
      expect(accepted.json()).toMatchObject({ state: 'open', isAskedAgain: true });
      expect((await shared.follow(key)).json()).toMatchObject({ isAskedAgain: true });
      expect(await requestsOf('dearer')).toEqual([]);
      expect((await accept(key, seen)).statusCode).toBe(409);

      const [mail] = await shared.mailsTo(email);
      expect(mail?.subject).toContain('ont changé');
      const again = await shared.open(await shared.linkTo(email));
      expect(again.state).toMatchObject({ product: 'TAEGPSA1', coborrowerMainIncome: '2100' });
      expect(again.state).not.toHaveProperty('coborrowerExactData');
      expect(await shared.mailing(0, remindAndExpire)).toMatchObject({ reminded: 0 });
      const { proposal } = (await shared.save(again.token, id, OWING_ANSWERS, ASKED)).json()
        .verdicts;
      expect(proposal).toMatchObject({ taeg: 6.69, monthlyAmount: seen.monthlyAmount });
      // What they had accepted before is not what is sent now.
      const outdated = await shared.send(again.token, id, OWING_ANSWERS, { ...ASKED, ...AFTER });
      expect([outdated.statusCode, Object.keys(outdated.json().errors)]).toEqual([
        422,
        ['product'],
      ]);
      const sent = await shared.mailing(2, () =>
        shared.send(again.token, id, OWING_ANSWERS, proposal),
      );
      const reference = sent.json().message;
      expect(await requestsOf('dearer')).toMatchObject([{ reference, taeg: 6.69 }]);
      expect((await shared.mailsTo(to))[0]?.text).toContain(reference);
      const entries = await auditOf(id);
      expect(entries.at(-1)).toMatchObject({
        subject: reference,
        agreed: seen,
        applicant: {
          at: later(DAY).toISOString(),
          text: expect.stringContaining('la demande n’est envoyée qu’ensuite'),
        },
        coborrower: { at: later(DAY).toISOString() },
      });
      expect((await shared.refresh(link)).json().reason).toBe('sent');
      moveRates(0);
      test.setNow(NOW);
    });

    it('that changes again is for the applicant to accept again', async () => {
      const { shared, moveRates } = both();
      const { key, email, id } = await propose('twice');
      moveRates(0.5);
      const seen = (await shared.follow(key)).json().proposal.after;
      await shared.mailing(1, () => accept(key, seen));
      moveRates(0);
      const again = await shared.open(await shared.linkTo(email));
      const { proposal } = (await shared.save(again.token, id, OWING_ANSWERS, ASKED)).json()
        .verdicts;
      const sent = await shared.mailing(1, () =>
        shared.send(again.token, id, OWING_ANSWERS, proposal),
      );
      expect(sent.json()).toEqual({ status: 200, message: false });
      const accepted = await shared.mailing(2, () => accept(key));
      expect(accepted.json()).toMatchObject({ state: 'sent' });
      expect(await requestsOf('twice')).toMatchObject([{ taeg: AFTER.taeg }]);
    });

    it('is not sent unseen from a page that the co-borrower opened before', async () => {
      const { shared, moveRates } = both();
      const { link } = await shared.begin('unseen', { amount: '12000' });
      const { token, id } = await shared.open(link);
      const { proposal } = (await shared.save(token, id, OWING_ANSWERS, ASKED)).json().verdicts;
      expect((await shared.save(token, id, OWING_ANSWERS, proposal)).statusCode).toBe(200);
      moveRates(0.5);
      const sent = await shared.send(token, id, OWING_ANSWERS, proposal);
      expect([sent.statusCode, Object.keys(sent.json().errors)]).toEqual([422, ['product']]);
      const anew = (await shared.save(token, id, OWING_ANSWERS, proposal)).json().verdicts;
      expect(anew.proposal).toMatchObject({ product: 'TAEGINL1', taeg: 6.69 });
      moveRates(0);
    });
  });
}
