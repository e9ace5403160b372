import { describe, expect, it } from 'vitest';
import { COBORROWERS_ANSWERS } from '#tests/examples/shared-answers.ts';
import { purgeAndConfirm } from '#tests/server/purge-without-stop.ts';
import type { SharedRequests } from '#tests/server/shared-request.ts';
import { NOW, type TestApp } from '#tests/server/test-app.ts';
import { remindAndExpireShares } from './remind-and-expire.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const DAY = 24 * 3_600_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);

/** What the applicant sees of a shared request and can do with it, reminders, and expiry. */
export function describeFollowing(both: () => { test: TestApp; shared: SharedRequests }): void {
  //
  describe('the applicant', () => {
    it('follows it with the key alone', async () => {
      const { shared } = both();
      const { key, link } = await shared.begin('followed');
      const other = await shared.begin('followed-other');
      const [, id = '', hash = ''] = key.split('.');
      for (const wrong of [
        '',
        id,
        `follow.${id}.`,
        key.slice(0, -1),
        `${key}A`,
        `follow.${other.key.split('.')[1]}.${hash}`,
        link,
        `follow.${link.split('.')[1]}.${link.split('.')[3]}`,
      ])
        for (const call of ['follow', 'resend', 'withdraw', 'correct']) {
          const answer = await shared.post(`/shares/${call}`, { key: wrong, email: 'a@b.be' });
          expect(answer.json(), `${call} ${wrong}`).toMatchObject({ status: 404 });
        }
      expect((await shared.follow(key)).json().state).toBe('open');
    });

    it('never sees what the co-borrower answered', async () => {
      const { shared } = both();
      const { key, link } = await shared.begin('discreet');
      const { token, id } = await shared.open(link);
      await shared.save(token, id, { ...COBORROWERS_ANSWERS, coborrowerFirstname: 'Lot' });
      const followed = (await shared.follow(key)).json();
      expect(followed.name).toBe('Lotte Peeters');
      expect(JSON.stringify(followed)).not.toContain('2100');
    });

    it('has the link mailed again, at the earliest an hour after the last mail', async () => {
      const { test, shared } = both();
      const { key, link, email } = await shared.begin('again');
      const early = await shared.open(link);
      const resend = () => shared.post('/shares/resend', { key });
      test.setNow(later(60 * MINUTE - SECOND));
      expect((await resend()).json()).toMatchObject({
        status: 409,
        type: /mailed-recently/,
        again: later(60 * MINUTE).toISOString(),
      });
      let mailed = link;
      for (const hour of [1, 2, 3, 4, 5]) {
        test.setNow(later(hour * 60 * MINUTE));
        const resent = await shared.mailing(1, resend);
        expect(resent.json()).toMatchObject({
          state: 'open',
          invitedAt: later(hour * 60 * MINUTE).toISOString(),
          expiresAt: later(31 * DAY).toISOString(),
        });
        expect((await shared.refresh(mailed)).json().reason).toBe('replaced');
        mailed = await shared.linkTo(email);
        expect((await shared.refresh(mailed)).statusCode).toBe(200);
      }
      // Sessions that the first link opened belong to the same person.
      expect((await shared.save(early.token, early.id)).statusCode).toBe(200);
      test.setNow(later(9 * 60 * MINUTE));
      const refused = (await resend()).json();
      expect(refused).toMatchObject({ status: 409 });
      expect(refused).not.toHaveProperty('again');
      expect((await shared.follow(key)).json()).not.toHaveProperty('resendFrom');
      test.setNow(NOW);
    });

    //
    it('corrects the address, and the holder of the first link loses access', async () => {
      const { shared } = both();
      const { key, link, email } = await shared.begin('mistaken');
      const wrong = await shared.open(link);
      await shared.save(wrong.token, wrong.id);
      const corrected = await shared.mailing(1, () =>
        shared.post('/shares/correct', { key, email: ' right@example.be ' }),
      );
      expect(corrected.json()).toMatchObject({ email: 'right@example.be', state: 'open' });
      for (const dead of [link, wrong.token])
        expect((await shared.refresh(dead)).json()).toMatchObject({
          status: 410,
          reason: 'replaced',
        });
      expect((await shared.save(wrong.token, wrong.id)).statusCode).toBe(410);
      expect((await shared.send(wrong.token, wrong.id)).statusCode).toBe(410);
      expect((await shared.post('/shares/decline', {}, wrong.token)).statusCode).toBe(410);
      const right = await shared.open(await shared.linkTo('right@example.be'));
      expect(right.state).not.toHaveProperty('coborrowerMainIncome');
      expect(right.state.coborrowerEmail).toBe('right@example.be');
      expect(await shared.mailsTo(email)).toHaveLength(1);
    });

    it('corrects it to a valid, different address, and only so often', async () => {
      const { shared } = both();
      const { key, email } = await shared.begin('corrected');
      const correct = (to: unknown) => shared.post('/shares/correct', { key, email: to });
      for (const wrong of ['', 'lotte', 'a@b', `${'a'.repeat(50)}@b.be`, 'a@b.be\nbcc: c@d.be', 1])
        expect((await correct(wrong)).statusCode, String(wrong)).toBe(422);
      expect((await correct(email.toUpperCase())).json()).toMatchObject({
        status: 409,
        type: /same-address/,
      });
      for (const n of [1, 2, 3, 4, 5])
        await shared.mailing(1, () => correct(`corrected-${n}@example.be`));
      expect((await correct('corrected-6@example.be')).json()).toMatchObject({
        status: 409,
        type: /mailed-recently/,
      });
      expect((await shared.follow(key)).json().canCorrect).toBe(false);
    });

    it('withdraws it, and the co-borrower is notified', async () => {
      const { test, shared } = both();
      const { key, email, link } = await shared.begin('taken-back');
      const { id } = await shared.open(link);
      const withdraw = () => shared.post('/shares/withdraw', { key });
      expect((await shared.mailing(1, withdraw)).json()).toMatchObject({
        state: 'withdrawn',
        endedAt: NOW.toISOString(),
        canCorrect: false,
      });
      expect((await shared.mailsTo(email))[0]?.subject).toContain('a retiré la demande');
      const share = await test.storage.shares.find(id);
      expect(share?.applicant.answers).not.toHaveProperty('mainIncome');
      for (const call of ['withdraw', 'resend', 'correct'])
        expect(
          (await shared.post(`/shares/${call}`, { key, email: 'a@b.be' })).json(),
        ).toMatchObject({ status: 410, reason: 'withdrawn' });
    });

    it('is notified when the co-borrower declines', async () => {
      const { shared } = both();
      const { link, key } = await shared.begin('declining', { email: 'declining@home.be' });
      const { token } = await shared.open(link);
      const decline = () => shared.post('/shares/decline', {}, token);
      expect((await shared.mailing(1, decline)).json()).toEqual({ status: 200 });
      expect((await decline()).statusCode).toBe(200);
      expect((await shared.follow(key)).json()).toMatchObject({ state: 'declined' });
      const [mail] = await shared.mailsTo('declining@home.be');
      expect(mail?.subject).toBe('Lotte Peeters n’emprunte pas avec vous');
    });
  });

  describe('reminders and expiry', () => {
    /** Runs the job at the same time, as several servers would. */
    const runJob = async () => {
      const { test } = both();
      const services = { storage: test.storage, now: test.now };
      const counts = await Promise.all([1, 2, 3].map(() => remindAndExpireShares(services)));
      return counts.reduce((sum, count) => sum + count.reminded + count.lapsed, 0);
    };
    /** Handles everything that the other tests left due, and waits for its letters. */
    const settle = async () => {
      const { shared } = both();
      await shared.endOthers(NOW);
      expect(await runJob()).toBe(0);
      return shared;
    };

    it('remind the co-borrower three times, once each', async () => {
      const { test } = both();
      const shared = await settle();
      const { email } = await shared.begin('reminded');
      for (const day of [3, 14, 28]) {
        test.setNow(later(day * DAY - SECOND));
        expect(await runJob(), `a second before day ${day}`).toBe(0);
        test.setNow(later(day * DAY));
        expect(await shared.mailing(1, runJob), `day ${day}`).toBe(1);
        test.setNow(later(day * DAY + SECOND));
        expect(await runJob(), `a second after day ${day}`).toBe(0);
      }
      const [last, ...others] = await shared.mailsTo(email);
      expect(others).toHaveLength(3);
      expect(last?.text).toContain('plus de rappel');
      expect(others[0]?.text).not.toContain('plus de rappel');
      expect((await shared.refresh(await shared.linkTo(email))).statusCode).toBe(200);
      test.setNow(NOW);
    });

    it('skip reminders that were missed', async () => {
      const { test } = both();
      const shared = await settle();
      const { email } = await shared.begin('missed');
      test.setNow(later(15 * DAY));
      expect(await shared.mailing(1, runJob)).toBe(1);
      expect(await shared.mailsTo(email)).toHaveLength(2);
      test.setNow(NOW);
    });

    it('skip a reminder soon after the link was resent', async () => {
      const { test } = both();
      const shared = await settle();
      const { key, email } = await shared.begin('resent-before-reminder');
      test.setNow(later(3 * DAY - 10 * MINUTE));
      await shared.mailing(1, () => shared.post('/shares/resend', { key }));
      for (const day of [3, 4, 5]) {
        test.setNow(later(day * DAY));
        expect(await shared.mailing(0, runJob), `day ${day}`).toBe(0);
      }
      expect(await shared.mailsTo(email)).toHaveLength(2);
      test.setNow(later(14 * DAY));
      expect(await shared.mailing(1, runJob)).toBe(1);
      test.setNow(NOW);
    });

    //
    it('end it, tell both, and delete it', async () => {
      const { test } = both();
      const shared = await settle();
      const { email, key, link } = await shared.begin('ended', { email: 'ended@home.be' });
      test.setNow(later(28 * DAY));
      await shared.mailing(1, runJob);
      const { token, id } = await shared.open(link);
      await shared.save(token, id);
      test.setNow(later(31 * DAY - SECOND));
      expect(await runJob()).toBe(0);
      test.setNow(later(31 * DAY));
      expect(await shared.mailing(2, runJob)).toBe(1);
      expect(await runJob()).toBe(0);
      expect((await shared.mailsTo(email))[0]?.subject).toContain('s’arrête ici');
      expect((await shared.mailsTo('ended@home.be'))[0]?.subject).toContain('s’arrête ici');
      const share = await test.storage.shares.find(id);
      expect([share?.state, share?.part]).toEqual(['lapsed', undefined]);
      expect(share?.applicant.answers).not.toHaveProperty('mainIncome');
      expect((await shared.refresh(link)).json().reason).toBe('lapsed');

      test.setNow(later(62 * DAY - SECOND));
      await purgeAndConfirm(test);
      expect((await shared.follow(key)).json().state).toBe('lapsed');
      test.setNow(later(62 * DAY));
      await purgeAndConfirm(test);
      expect((await shared.follow(key)).statusCode).toBe(404);
      expect((await shared.refresh(link)).statusCode).toBe(401);
      test.setNow(NOW);
    });

    it('mail nothing that has become untrue since it was queued', async () => {
      const { test } = both();
      const shared = await settle();
      const { email, key } = await shared.begin('overtaken');
      test.setNow(later(3 * DAY));
      const withdrawn = await shared.mailing(2, async () => {
        const share = await test.storage.shares.findByUniqid('overtaken');
        if (share === undefined) throw new Error('No share');
        return await test.storage.transact(async ({ enqueue }) => {
          const letter = {
            shareId: share.id,
            letter: 'lapsed-to-coborrower',
            generation: 1,
          } as const;
          await enqueue('share-letter', letter);
          await enqueue('share-letter', { ...letter, letter: 'invitation', generation: 9 });
        });
      });
      expect(withdrawn).toBeUndefined();
      expect(await shared.mailsTo(email)).toHaveLength(1);
      expect((await shared.follow(key)).json().state).toBe('open');
      test.setNow(NOW);
    });
  });
}
