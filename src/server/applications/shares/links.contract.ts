import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { COBORROWERS_ANSWERS, SHARED_ANSWERS } from '#tests/examples/shared-answers.ts';
import { LOAN, type SharedRequests } from '#tests/server/shared-request.ts';
import { NOW, type TestApp } from '#tests/server/test-app.ts';

const SECOND = 1_000;
const DAY = 24 * 3_600_000;

/** What a co-borrower's link opens, for how long, and what it does not open. */
export function describeLinks(both: () => { test: TestApp; shared: SharedRequests }): void {
  describe('a co-borrower’s link', () => {
    const stateFor = async (token: string) => {
      const answer = await both().shared.refresh(token);
      return answer.statusCode === 200 ? 'open' : (answer.json().reason ?? answer.statusCode);
    };

    it('opens nothing if it is not ours', async () => {
      const { shared } = both();
      const { link, key } = await shared.begin('forged');
      const other = await shared.begin('other');
      const [, id = '', generation = '', hash = ''] = link.split('.');
      const [, otherId = ''] = other.link.split('.');
      for (const token of [
        '',
        'share.',
        `share.${id}.${generation}.`,
        link.slice(0, -1),
        `${link}A`,
        `share.${otherId}.${generation}.${hash}`,
        `share.${id}.2.${hash}`,
        `share.${id}.${generation}.${'A'.repeat(43)}`,
        `share.${id}' or 1=1.${generation}.${hash}`,
        key,
        key.replace('follow', 'share'),
        `resume.forged.${hash}`,
        hash,
      ]) {
        const answer = await shared.refresh(token);
        expect(answer.json(), token).toMatchObject({ status: 401, type: /unknown-token/ });
      }
      expect(await stateFor(link)).toBe('open');
    });

    it('is not a session by itself', async () => {
      const { shared } = both();
      const { link } = await shared.begin('no-session');
      const { id } = await shared.open(link);
      expect((await shared.save(link, id)).statusCode).toBe(401);
    });

    it('opens on as many devices as the co-borrower has', async () => {
      const { shared } = both();
      const { link } = await shared.begin('devices');
      const first = await shared.open(link);
      const second = await shared.open(link);
      expect(second.token).not.toBe(first.token);
      for (const { token, id } of [first, second])
        expect((await shared.save(token, id)).statusCode).toBe(200);
    });

    it.each([
      [31 * DAY - SECOND, 'open'],
      [31 * DAY, 'lapsed'],
      [31 * DAY + SECOND, 'lapsed'],
    ])('%i ms after the share is %s', async (after, expected) => {
      const { test, shared } = both();
      const { link, key } = await shared.begin(`lapsing-${after}`);
      const early = await shared.open(link);
      test.setNow(new Date(NOW.getTime() + after - DAY));
      const late = await shared.open(link);
      test.setNow(new Date(NOW.getTime() + after));
      expect(await stateFor(link)).toBe(expected);
      expect(await stateFor(late.token)).toBe(expected);
      expect(await stateFor(early.token)).toBe(401); // a session ends after seven days
      expect((await shared.save(late.token, late.id)).statusCode).toBe(
        expected === 'open' ? 200 : 410,
      );
      expect((await shared.follow(key)).json().state).toBe(expected);
      test.setNow(NOW);
    });

    //
    it('is revoked by every end of the request, together with its sessions', async () => {
      const { shared } = both();
      const ends = {
        withdrawn: ({ key }) => shared.post('/shares/withdraw', { key }),
        declined: ({ token }) => shared.post('/shares/decline', {}, token),
        sent: ({ token, id }) => shared.send(token, id),
      } satisfies Record<string, (of: { key: string; token: string; id: string }) => unknown>;
      for (const [end, act] of Object.entries(ends)) {
        const { link, key } = await shared.begin(`end-${end}`);
        const { token, id } = await shared.open(link);
        await shared.save(token, id);
        await shared.mailing(end === 'sent' ? 2 : 1, () => act({ key, token, id }));
        expect(await stateFor(link), end).toBe(end);
        expect(await stateFor(token), end).toBe(end);
        const saved = await shared.save(token, id);
        expect([saved.statusCode, saved.json().reason], end).toEqual([410, end]);
        const sent = await shared.send(token, id);
        expect(sent.statusCode, end).toBe(end === 'sent' ? 200 : 410);
        const body = { token, lang: 'fr', provider: 'itsme' };
        for (const call of ['/itsme-auth-url', '/sign-in-url'])
          expect((await shared.post(call, body)).json(), end).toMatchObject({
            status: 410,
            reason: end,
          });
        expect((await shared.follow(key)).json().state).toBe(end);
        expect((await both().test.storage.shares.find(id))?.part).toBeUndefined();
      }
    });

    it.each<[string, (shared: SharedRequests, key: string, token: string, id: string) => unknown]>([
      ['sent', (shared, _, token, id) => shared.send(token, id)],
      ['declined', (shared, _, token) => shared.post('/shares/decline', {}, token)],
      ['withdrawn', (shared, key) => shared.post('/shares/withdraw', { key })],
      [
        'mailed elsewhere',
        (shared, key) => shared.post('/shares/correct', { key, email: 'a@b.be' }),
      ],
    ])('leaves nothing of its devices’ sign-ins once %s', async (end, work) => {
      const { test, shared } = both();
      const { key, link } = await shared.begin(`told-${end.slice(0, 4)}`);
      const devices = [await shared.open(link), await shared.open(link)] as const;
      const sessions = devices.map(({ token }) => String(decodeJwt(token).sub));
      const expiresAt = new Date(NOW.getTime() + DAY);
      const values = { lastname: 'Peeters' };
      for (const sessionId of sessions)
        await test.storage.signIns.keep({
          sessionId,
          provider: 'itsme',
          values,
          at: NOW,
          expiresAt,
        });
      const [{ token, id }] = devices;
      await shared.mailing(end === 'sent' ? 2 : 1, async () => await work(shared, key, token, id));
      for (const sessionId of sessions)
        expect(await test.storage.signIns.of(sessionId, NOW)).toEqual([]);
    });

    it('is mailed for five requests of a session a day, to whomever', async () => {
      const { test, shared } = both();
      const token = await test.openSession();
      const share = (n: number) => shared.share(token, `flood-${n}`);
      const answers = await shared.mailing(10, () => Promise.all([1, 2, 3, 4, 5, 6].map(share)));
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([422]);
      expect(refused[0]?.json().errors).toEqual({
        coborrowerEmail: expect.stringContaining('demain'),
      });
      test.setNow(new Date(NOW.getTime() + 24 * 3_600_000));
      expect((await shared.mailing(2, () => share(7))).statusCode).toBe(200);
      test.setNow(NOW);
    });

    it('is useless for anything else', async () => {
      const { test, shared } = both();
      const { link } = await shared.begin('scoped');
      const other = await shared.open((await shared.begin('scoped-other')).link);
      const { token, id } = await shared.open(link);
      const body = { lang: 'fr', ...SHARED_ANSWERS };
      for (const [url, payload] of [
        [`/submit?action=pat_form&uniqid=${other.id}`, body],
        [`/submit?action=pat_form&send=1&uniqid=${other.id}`, body],
        ['/submit?action=pat_form&uniqid=scoped', body],
        ['/submit?action=pat_form&uniqid=a-new-one', body],
        [`/submit?action=share_pat_form&uniqid=${id}`, body],
        ['/draft-link', {}],
      ] as const) {
        const answer = await shared.post(url, payload, token);
        expect(answer.json(), url).toMatchObject({ status: 403, type: /coborrowers-session/ });
      }
      expect(await stateFor(other.token)).toBe('open');
      const applicant = await test.openSession();
      const declined = await shared.post('/shares/decline', {}, applicant);
      expect(declined.json()).toMatchObject({ status: 403, type: /applicants-session/ });
      // The share's id is not the name of an application: anyone who sends it gets an application of their own.
      await shared.post(`/submit?action=pat_form&uniqid=${id}`, body, applicant);
      expect((await shared.open(link)).state).not.toHaveProperty('mainIncome');
    });

    //
    it('shows nothing of the applicant except name, loan and what the two share', async () => {
      const { test, shared } = both();
      const { link } = await shared.begin('marked');
      const { id } = await shared.open(link);
      const share = await test.storage.shares.find(id);
      if (share === undefined) throw new Error('No share');
      const { answers, marks } = withMarks(share.applicant.answers);
      await test.storage.shares.update({ ...share, applicant: { ...share.applicant, answers } });

      const responses: string[] = [];
      const opened = await shared.refresh(link);
      const { token } = opened.json();
      responses.push(opened.body, (await shared.refresh(token)).body);
      for (const part of [{}, { coborrowerGender: 'F' }, COBORROWERS_ANSWERS])
        responses.push((await shared.save(token, id, part)).body);
      for (const part of [{}, COBORROWERS_ANSWERS])
        responses.push((await shared.send(token, id, part)).body);
      responses.push((await shared.post('/shares/decline', {}, token)).body);
      const seen = responses.join('\n');
      expect(seen).toContain(marks.firstname);
      expect(seen).toContain(marks.lastname);
      for (const [name, mark] of Object.entries(marks))
        if (!['firstname', 'lastname', 'gender'].includes(name))
          expect(seen, name).not.toContain(mark);
    });

    it('is the same request, regardless of who sends first and how often', async () => {
      const { test, shared } = both();
      const { link } = await shared.begin('twice-sent');
      const tabs = await Promise.all([1, 2, 3].map(() => shared.open(link)));
      const answers = await shared.mailing(2, () =>
        Promise.all(
          tabs.flatMap(({ token, id }) => [shared.send(token, id), shared.save(token, id)]),
        ),
      );
      const references = answers.flatMap((answer) => answer.json().message ?? []);
      expect(references).toHaveLength(3);
      expect(new Set(references).size).toBe(1);
      const requests = await test.storage.requests.list();
      expect(requests.filter(({ uniqid }) => uniqid === 'twice-sent')).toHaveLength(1);
    });

    it('is sent or taken back, never both', async () => {
      const { test, shared } = both();
      for (let round = 0; round < 4; round += 1) {
        const { link, key } = await shared.begin(`race-${round}`);
        const { token, id } = await shared.open(link);
        const acts = [
          () => shared.send(token, id),
          () => shared.post('/shares/withdraw', { key }),
          () => shared.post('/shares/decline', {}, token),
        ];
        const order = [...acts.slice(round % 3), ...acts.slice(0, round % 3)];
        const answers = await Promise.all(order.map((act) => act()));
        expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
        const { state } = (await shared.follow(key)).json();
        const known = await test.storage.requests.findByUniqid(`race-${round}`);
        expect(known !== undefined, state).toBe(state === 'sent');
      }
    });

    it('a co-borrower’s link replaced while it is opened leaves one valid link', async () => {
      const { test, shared } = both();
      const { link, key, email } = await shared.begin('resent');
      test.setNow(new Date(NOW.getTime() + 3_600_000));
      const resend = () => shared.post('/shares/resend', { key });
      const answers = await shared.mailing(1, () =>
        Promise.all([resend(), shared.refresh(link), resend(), shared.refresh(link)]),
      );
      expect([answers[0], answers[2]].map((answer) => answer?.statusCode).sort()).toEqual([
        200, 409,
      ]);
      for (const opened of [answers[1], answers[3]])
        expect([200, 410]).toContain(opened?.statusCode);
      expect(await stateFor(link)).toBe('replaced');
      expect(await stateFor(await shared.linkTo(email))).toBe('open');
      test.setNow(NOW);
    });

    it("accepts the co-borrower's answers only", async () => {
      const { shared } = both();
      const { link } = await shared.begin('foreign-names');
      const { token, id } = await shared.open(link);
      const foreign = { firstname: 'Eve', borrowers: 'one', creditReasons: [], isLandlord: 'yes' };
      const lent = { ...LOAN, amount: '1' };
      expect((await shared.save(token, id, foreign, lent)).statusCode).toBe(200);
      expect((await shared.open(link)).state).toMatchObject({
        firstname: 'Émile',
        borrowers: 'two',
        amount: '12500',
      });
    });
  });
}

/** Replaces every text among the answers, also in lists, with a unique text. */
function withMarks(answers: Readonly<Record<string, unknown>>) {
  const marks: Record<string, string> = {};
  let count = 0;
  const mark = (name: string) => {
    count += 1;
    marks[name] = `MARK${String(count).padStart(3, '0')}X`;
    return marks[name];
  };
  const own = Object.entries(answers).filter(([name]) => !/^coborrower|^borrow/.test(name));
  const marked = own.map(([name, value]) => [
    name,
    Array.isArray(value) ? [{ reason: mark(`${name}[0].reason`) }] : mark(name),
  ]);
  const remaining = Object.entries(answers).filter(([name]) => /^coborrower|^borrow/.test(name));
  return { answers: Object.fromEntries([...marked, ...remaining]), marks };
}
