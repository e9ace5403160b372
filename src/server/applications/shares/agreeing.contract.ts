import { describe, expect, it } from 'vitest';
import { OWING_ANSWERS, SHARED_ANSWERS } from '#tests/examples/shared-answers.ts';
import { AFTER, type Agreeing, ASKED, BEFORE, playAgreeing } from '#tests/server/agreeing.ts';
import { purgeWithoutStop } from '#tests/server/purge-without-stop.ts';
import { NOW } from '#tests/server/test-app.ts';
import { UNREGISTERED } from '#tests/server/unregistered-erasure.ts';
import { erasePerson } from '../../data-protection/erasure/erase-person.ts';
import { findSubject } from '../../deliveries/find-subject.ts';
import {
  currentAgreementTexts,
  currentConsentTexts,
  hashOfTexts,
} from '../../security/audit/current-consent-texts.ts';
import { rememberConsents } from '../requests/find-shown-consents.ts';

const SECOND = 1_000;
const DAY = 24 * 3_600_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);

/** Other conditions, which both borrowers must accept before anything is sent. */
export function describeAgreeing(both: () => Agreeing): void {
  const { propose, accept, refuse, requestsOf, auditOf, remindAndExpire } = playAgreeing(both);

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

      // Their part is closed in the meantime, and sending again gives the same answer.
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
      // W-10.17
      expect(await findSubject(test.storage, { kind: 'share', subjectId: id })).toMatchObject({
        applicantsEmail: to,
      });
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

    //
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
      expect((await send()).json()).toEqual({
        status: 200,
        message: reference,
        sentAt: later(2 * DAY).toISOString(),
      });
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
      expect(entries.map(({ actor }) => actor)).toEqual(['applicant', 'co-borrower', 'applicant']);
      expect(entries[1]).toMatchObject({ by: 'coborrower', at: NOW, conditions: AFTER });
      expect(entries[2]).toEqual({
        at: later(2 * DAY),
        actor: 'applicant',
        subject: reference,
        id: requests[0]?.id,
        share: id,
        agreed: AFTER,
        // Each was given the example, the terms and the words of the consents; the applicant two kinds of words.
        given: expect.arrayContaining(
          (['applicant', 'coborrower'] as const).flatMap((borrower) =>
            ['example', 'terms', 'consents'].map((kind) =>
              expect.objectContaining({ kind, borrower }),
            ),
          ),
        ),
        coborrower: {
          at: NOW.toISOString(),
          lang: 'fr',
          text: 'En continuant, vous confirmez avoir pris connaissance de ces conditions.',
          wordsStated: false,
        },
        applicant: {
          at: later(2 * DAY).toISOString(),
          lang: 'fr',
          text: expect.stringMatching(/^En acceptant, vous confirmez/),
          wordsStated: false,
        },
      });
      test.setNow(NOW);
    });

    //
    it('have their consent recorded in the words and the language of the page', async () => {
      const { shared } = both();
      const { key, id } = await propose('words');
      const consentWords = hashOfTexts(currentAgreementTexts('nl'));
      await shared.mailing(2, () => accept(key, AFTER, 'nl', { consentWords }));
      const agreement = (await auditOf(id)).at(-1);
      expect(agreement.applicant).toMatchObject({
        lang: 'nl',
        text: /^Door te aanvaarden/,
        wordsStated: true,
      });
      expect(agreement.coborrower.lang).toBe('fr');
    });

    //
    it('are not accepted in words that no version has, but in those of an earlier one', async () => {
      const { test, shared } = both();
      const { key, id } = await propose('earlier-words');
      const current = currentAgreementTexts('fr');
      const texts = JSON.stringify({ consent: 'J’accepte.', consentChanged: 'J’accepte aussi.' });
      const earlier = { hash: hashOfTexts(texts), lang: 'fr', texts, firstSeen: NOW } as const;
      const consents = hashOfTexts(currentConsentTexts('fr'));
      await rememberConsents(test, ['fr'], NOW);
      for (const consentWords of [earlier.hash, consents])
        expect((await accept(key, AFTER, 'fr', { consentWords })).json()).toMatchObject({
          status: 409,
          type: 'urn:loanfront:problem:consents-changed',
          consents: { ...JSON.parse(current), hash: hashOfTexts(current) },
        });
      expect((await shared.follow(key)).json().state).toBe('to-agree');
      await test.storage.consentTexts.remember(earlier);
      await shared.mailing(2, () => accept(key, AFTER, 'fr', { consentWords: earlier.hash }));
      expect((await auditOf(id)).at(-1).applicant).toMatchObject({
        text: 'J’accepte.',
        wordsStated: true,
      });
    });

    it('end with a refusal, and both are notified', async () => {
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

    //
    it('end if unanswered within the share’s time, after reminders, and both are notified', async () => {
      const { test, shared } = both();
      await shared.endOthers(NOW);
      const { key, to, email, link } = await propose('silent');
      test.setNow(later(31 * DAY - SECOND));
      const before = await shared.mailing(1, remindAndExpire);
      expect(before).toMatchObject({ reminded: 1 });
      const [reminder] = await shared.mailsTo(to);
      expect(reminder?.subject).toContain('vous décidez des conditions');
      expect(reminder?.text).toContain(`#${key}`);
      expect(reminder?.text).toContain('plus de rappel');
      expect(await shared.mailing(0, remindAndExpire)).toMatchObject({ reminded: 0 });
      expect(await shared.mailsTo(email)).toHaveLength(1);
      expect((await shared.follow(key)).json().state).toBe('to-agree');
      test.setNow(later(31 * DAY));
      expect((await accept(key)).json()).toMatchObject({ status: 410, reason: 'unanswered' });
      expect((await shared.refresh(link)).json().reason).toBe('unanswered');
      await shared.mailing(2, remindAndExpire);
      expect((await shared.follow(key)).json().state).toBe('unanswered');
      expect((await shared.mailsTo(to))[0]?.text).toContain('pas reçu votre réponse');
      expect((await shared.mailsTo(email))[0]?.text).toContain('n’a pas répondu');
      test.setNow(later(62 * DAY));
      await purgeWithoutStop(test);
      expect((await shared.follow(key)).statusCode).toBe(404);
      test.setNow(NOW);
    });

    //
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
      await erasePerson(
        { storage: test.storage, actor: 'operator:anna', now: test.now, ...UNREGISTERED },
        { email: to },
      );
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
}
