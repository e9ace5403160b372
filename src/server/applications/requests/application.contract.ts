import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { nameBroker } from '#tests/examples/named-broker.ts';
import { NOW, openTestApp, solveBotCheck, type TestApp } from '#tests/server/test-app.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/server/webhook-receiver.ts';
import { createWebhook } from '../../deliveries/webhook.ts';
import type { Database } from '../../storage/database.ts';

const BODY = { lang: 'fr', ...COMPLETE_ANSWERS };
const SECRET = 'a secret of the tests, shared with the receiver';
const DAY = 24 * 3_600_000;

/** From the bot check to the confirmation. Run on PGlite and on a real PostgreSQL. */
export function describeApplication(engine: string, open: () => Promise<Database>): void {
  describe(`an application on ${engine}`, () => {
    let test: TestApp;
    let receiver: WebhookReceiver;
    beforeAll(async () => {
      receiver = await startWebhookReceiver();
      const webhook = createWebhook(
        { url: receiver.url, secrets: [SECRET] },
        { now: () => NOW, nameBroker },
      );
      test = await openTestApp(await open(), { channels: [webhook] });
    });
    afterAll(async () => {
      await test.close();
      await receiver.stop();
    });

    const submit = (token: string, query: string, payload: object = BODY) =>
      test.app.inject({
        method: 'POST',
        url: `/api/v1/submit?action=pat_form&${query}`,
        headers: { authorization: `Bearer ${token}` },
        payload,
      });
    const refresh = (token: string) =>
      test.app.inject({ method: 'PUT', url: '/api/v1/jwt-refresh', payload: { token } });

    // C-7.9, C-7.10
    it('opens a session with a proof that counts once', async () => {
      const recaptcha = await solveBotCheck(test.app);
      const exchange = () =>
        test.app.inject({ method: 'POST', url: '/api/v1/jwt-get', payload: { recaptcha } });
      const answers = await Promise.all([exchange(), exchange(), exchange()]);
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 403, 403]);
      expect((await exchange()).json()).toMatchObject({ type: /spent/, status: 403 });
    });

    // C-7.13
    it('saves a draft, unfinished as it is, and returns it', async () => {
      const token = await test.openSession();
      expect((await refresh(token)).json()).toMatchObject({ encodedData: null });

      const partial = { lang: 'nl', firstname: 'Lien', amount: '12 5', currentCredits: [] };
      const saved = await submit(token, 'uniqid=kept&step=1', partial);
      expect([saved.statusCode, saved.json()]).toEqual([200, { status: 200 }]);

      const refreshed = (await refresh(token)).json();
      expect(JSON.parse(refreshed.encodedData)).toEqual({
        firstname: 'Lien',
        amount: '12 5',
        currentCredits: [],
        uniqId: 'kept',
      });
      const again = (await refresh(refreshed.token)).json();
      expect(again.encodedData).toBe(refreshed.encodedData);
    });

    //
    it('keeps the later of two states of a draft, whichever comes last', async () => {
      const token = await test.openSession();
      const at = NOW.getTime();
      const stateAt = (made: number, firstname: string) =>
        submit(token, `uniqid=late&step=1&at=${made}`, { lang: 'fr', firstname });
      await stateAt(at, 'Lien');
      expect((await stateAt(at - 1, 'Li')).json()).toEqual({ status: 200 });
      const kept = JSON.parse((await refresh(token)).json().encodedData);
      expect(kept).toMatchObject({ firstname: 'Lien' });
      expect((await stateAt(Number.NaN, 'Li')).statusCode).toBe(422);
    });

    it('forgets a draft after 31 days, and a token after 7', async () => {
      let token = await test.openSession();
      await submit(token, 'uniqid=old&step=1');
      for (const day of [6, 12, 18, 24, 30]) {
        test.setNow(new Date(NOW.getTime() + day * DAY));
        const { token: next, encodedData } = (await refresh(token)).json();
        expect(encodedData, `day ${day}`).not.toBeNull();
        token = next;
      }
      test.setNow(new Date(NOW.getTime() + 31 * DAY));
      const last = (await refresh(token)).json();
      expect(last.encodedData).toBeNull();
      test.setNow(new Date(NOW.getTime() + 38 * DAY));
      expect((await refresh(last.token)).statusCode).toBe(401);
      test.setNow(NOW);
    });

    it('ends a session for good, however often it is renewed, and keeps its draft', async () => {
      let token = await test.openSession();
      for (const day of [6, 12, 18, 24, 30, 36]) {
        test.setNow(new Date(NOW.getTime() + day * DAY));
        await submit(token, 'uniqid=long&step=1');
        token = (await refresh(token)).json().token;
      }
      test.setNow(new Date(NOW.getTime() + 38 * DAY - 1_000));
      expect((await refresh(token)).statusCode).toBe(200);
      test.setNow(new Date(NOW.getTime() + 38 * DAY));
      expect((await refresh(token)).statusCode).toBe(401);
      expect((await submit(token, 'uniqid=long&step=1')).statusCode).toBe(401);
      const payload = { recaptcha: await solveBotCheck(test.app), token };
      const back = await test.app.inject({ method: 'POST', url: '/api/v1/jwt-get', payload });
      expect(JSON.parse(back.json().encodedData)).toMatchObject({ uniqId: 'long' });
      test.setNow(new Date(NOW.getTime() + 44 * DAY));
      expect((await refresh(back.json().token)).statusCode).toBe(200);
      test.setNow(NOW);
    });

    it('accepts a renewed token for five minutes more', async () => {
      const token = await test.openSession();
      const [first, other] = await Promise.all([refresh(token), refresh(token)]);
      const renewed = first.json().token;
      expect(other.json().token, 'two windows').toBe(renewed);
      expect(renewed).not.toBe(token);
      test.setNow(new Date(NOW.getTime() + 299_000));
      expect((await submit(token, 'uniqid=five&step=1')).statusCode).toBe(200);
      expect((await refresh(token)).json().token, 'an answer that was lost').toBe(renewed);
      test.setNow(new Date(NOW.getTime() + 302_000));
      expect((await refresh(token)).statusCode).toBe(401);
      expect((await submit(token, 'uniqid=five&step=1')).statusCode).toBe(401);
      expect((await submit(renewed, 'uniqid=five&step=1')).statusCode).toBe(200);
      test.setNow(NOW);
    });

    //
    it('returns a draft to an expired token after another bot check', async () => {
      const exchange = async (token?: string) =>
        await test.app.inject({
          method: 'POST',
          url: '/api/v1/jwt-get',
          payload: { recaptcha: await solveBotCheck(test.app), token },
        });
      const token = await test.openSession();
      await submit(token, 'uniqid=lapsed&step=3', { ...BODY, firstname: 'Lapsed' });
      const empty = await test.openSession();
      expect(Object.keys((await exchange()).json()), 'as ever without one').toEqual(['token']);

      test.setNow(new Date(NOW.getTime() + 31 * DAY - 1_000));
      await test.storage.sessions.purge(test.now());
      expect((await refresh(token)).statusCode).toBe(401);
      const back = await exchange(token);
      expect(back.statusCode).toBe(200);
      expect(JSON.parse(back.json().encodedData)).toMatchObject({
        firstname: 'Lapsed',
        uniqId: 'lapsed',
      });
      const again = (await exchange(token)).json();
      expect(again.encodedData, 'an answer that was lost').toBe(back.json().encodedData);
      expect((await submit(back.json().token, 'uniqid=lapsed&step=3')).statusCode).toBe(200);

      for (const worthless of [empty, `${token}x`, 'x', '', 'share.x.y']) {
        const fresh = await exchange(worthless);
        expect(fresh.json(), worthless).toMatchObject({ encodedData: null });
        expect((await refresh(fresh.json().token)).json().encodedData).toBeNull();
      }
      test.setNow(new Date(NOW.getTime() + 62 * DAY));
      expect((await exchange(token)).json().encodedData, 'the draft is gone').toBeNull();
      test.setNow(NOW);
    });

    it('hides a draft from other sessions', async () => {
      const [mine, theirs] = [await test.openSession(), await test.openSession()];
      await submit(mine, 'uniqid=mine&step=1');
      expect((await submit(theirs, 'uniqid=mine&step=1')).statusCode).toBe(403);
      expect((await submit(theirs, 'uniqid=mine&send=1')).statusCode).toBe(403);
      expect((await refresh(theirs)).json().encodedData).toBeNull();
    });

    // C-7.14
    it('an application is sent once, however often and by however many at once', async () => {
      const mailsBefore = (await test.storage.developmentMail.list()).length;
      const token = await test.openSession();
      await submit(token, 'uniqid=twice&step=6');
      const send = () => submit(token, 'uniqid=twice&send=1');
      const answers = await Promise.all([send(), send(), send(), send()]);
      const references = new Set(answers.map((answer) => answer.json().message));
      expect(references.size).toBe(1);
      const [reference] = references;
      expect(reference).toMatch(/^FLV-2026-[2-9A-HJ-NP-Z]{6}$/);
      const again = (await send()).json();

      await test.mailed(mailsBefore + 1);
      const requests = await test.storage.requests.list();
      const [stored, ...others] = requests.filter(({ uniqid }) => uniqid === 'twice');
      expect(others).toEqual([]);
      const sentAt = stored?.sentAt.toISOString();
      expect(again).toEqual({ status: 200, message: reference, sentAt });
      const mails = await test.storage.developmentMail.list();
      expect(mails).toHaveLength(mailsBefore + 1);
      expect(mails[0]?.to).toBe('emile@example.be');
      expect(mails[0]?.text).toContain(reference);
    });

    it('an application is queued for delivery in the transaction that stores it', async () => {
      const token = await test.openSession();
      const visit = {
        os: 'iOS',
        browser: 'Safari',
        device: 'mobile',
        source: 'journal',
        gclid: 'x',
      };
      const body = { ...BODY, ...visit };
      const { message } = (await submit(token, 'uniqid=told&send=1', body)).json();
      const request = await test.storage.requests.findByReference(message);
      await expect
        .poll(() => receiver.received.find(({ body: text }) => text.includes(message)))
        .toBeDefined();
      const webhook = receiver.received.find(({ body: text }) => text.includes(message));
      expect(JSON.parse(webhook?.body ?? '')).toMatchObject({
        type: 'request.sent',
        data: { id: request?.id, uniqId: 'told', reference: message, visit },
      });
      const subject = { kind: 'request' as const, subjectId: request?.id ?? '' };
      await expect
        .poll(async () => (await test.storage.deliveries.find(subject))?.deliveredAt)
        .toBeInstanceOf(Date);
    });

    it.each([
      ['b-012', { 'broker-id': 'b-012', 'broker-name': 'Courtage de la Meuse' }],
      // A request is not lost because of a broker whom the lender does not know, or of nonsense.
      ['b-999', { 'broker-id': 'b-999' }],
      ['../b', {}],
    ])('delivers the broker %j', async (broker, fields) => {
      const token = await test.openSession();
      const body = { ...BODY, 'broker-id': broker };
      const uniqid = `along-${broker.replace(/\W/g, '_')}`;
      await submit(token, `uniqid=${uniqid}&step=1`, body);
      const { encodedData } = (await refresh(token)).json();
      expect(JSON.parse(encodedData)['broker-id']).toBe(
        'broker-id' in fields ? fields['broker-id'] : undefined,
      );
      const { message } = (await submit(token, `uniqid=${uniqid}&send=1`, body)).json();
      const ofThis = () => receiver.received.find(({ body: text }) => text.includes(message));
      await expect.poll(ofThis).toBeDefined();
      const { data } = JSON.parse(ofThis()?.body ?? '');
      const about = Object.entries(data).filter(([name]) => name.startsWith('broker'));
      expect(Object.fromEntries(about)).toEqual(fields);
    });

    it.each([
      ['fr', 'J’ai lu et j’accepte les conditions générales.'],
      ['nl', 'Ik heb de algemene voorwaarden gelezen en ga ermee akkoord.'],
    ])('records its consents in %s, in the words that were shown', async (lang, words) => {
      const token = await test.openSession();
      const body = { ...BODY, lang };
      const { message } = (await submit(token, `uniqid=consents-${lang}&send=1`, body)).json();
      const entries = [];
      for await (const entry of test.storage.audit.each()) entries.push(entry);
      const entry = entries.find(({ subject }) => subject === message);
      expect(entry).toMatchObject({ actor: 'applicant', action: 'consent', at: NOW });
      const { consents } = JSON.parse(entry?.details ?? '');
      expect(consents.map(({ name, answer }: Record<string, string>) => [name, answer])).toEqual([
        ['useMyData', 'no'],
        ['conditionsAccepted', 'yes'],
        ['exactData', 'yes'],
      ]);
      expect(consents[1].text).toBe(words);
      expect(JSON.stringify(entries)).not.toMatch(/Hondt|emile|85\.07/);
    });

    it('a refused application is not delivered', async () => {
      const before = await test.storage.deliveries.count();
      const token = await test.openSession();
      const refused = await submit(token, 'uniqid=refused&send=1', { ...BODY, lastname: '' });
      expect(refused.statusCode).toBe(422);
      const total = (counts: typeof before) =>
        counts.map(({ waiting, delivered, failed }) => waiting + delivered + failed);
      expect(total(await test.storage.deliveries.count())).toEqual(total(before));
    });

    //
    it('a sent application is named to its returning session while there is no other draft', async () => {
      const token = await test.openSession();
      await submit(token, 'uniqid=lost&step=6');
      const { message: reference } = (await submit(token, 'uniqid=lost&send=1')).json();
      const back = (await refresh(token)).json();
      expect(back).toMatchObject({ encodedData: null, sent: { uniqId: 'lost', reference } });
      await submit(back.token, 'uniqid=next&step=1');
      expect((await refresh(back.token)).json()).not.toHaveProperty('sent');
      expect((await refresh(await test.openSession())).json()).not.toHaveProperty('sent');
    });

    it('a sent application does not return as a draft', async () => {
      const token = await test.openSession();
      await submit(token, 'uniqid=sent&step=6');
      await submit(token, 'uniqid=sent&send=1');
      const late = await submit(token, 'uniqid=sent&step=6');
      expect([late.statusCode, late.json().type]).toEqual([
        409,
        'urn:loanfront:problem:already-sent',
      ]);
      expect((await refresh(token)).json().encodedData).toBeNull();
      const other = await test.openSession();
      expect((await submit(other, 'uniqid=sent&send=1')).statusCode).toBe(403);
      expect((await submit(other, 'uniqid=sent&step=1')).statusCode).toBe(403);
    });

    it('stays a draft or becomes a request if both are called at once', async () => {
      const token = await test.openSession();
      const calls = Array.from({ length: 4 }, (_, n) => `race-${n}`).flatMap((uniqid) => [
        submit(token, `uniqid=${uniqid}&send=1`),
        submit(token, `uniqid=${uniqid}&step=6`),
      ]);
      const answers = await Promise.all(calls);
      expect(answers.filter((answer) => answer.statusCode === 200).length).toBeGreaterThan(3);
      expect(answers.every((answer) => [200, 409].includes(answer.statusCode))).toBe(true);
      expect((await refresh(token)).json().encodedData).toBeNull();
    });

    //
    it('an application has every figure recomputed, and is not sent on figures that the page did not show', async () => {
      const token = await test.openSession();
      const lies = { ...BODY, taeg: '0.01', monthlyAmount: '1', totalCost: '1' };
      const refused = (await submit(token, 'uniqid=lies&send=1', lies)).json();
      expect(refused).toMatchObject({
        status: 409,
        type: 'urn:loanfront:problem:conditions-changed',
        conditions: { product: 'TAEGPSA1', amount: 12_500, taeg: 4.49, monthlyAmount: 284.48 },
      });
      expect(await test.storage.requests.findByUniqid('lies')).toBeUndefined();
      const truth = { ...BODY, ...refused.conditions };
      const { message } = (await submit(token, 'uniqid=lies&send=1', truth)).json();
      const request = await test.storage.requests.findByReference(message);
      // 12 500 over 48 months at the tariff's 4.49 %.
      expect(request).toMatchObject({ amount: 1_250_000, duration: 48, taeg: 4.49 });
      expect(request?.monthlyAmount).toBe(28_448);
    });

    // C-8.8
    it("stores the visit's data with the request, and no unknown name", async () => {
      const token = await test.openSession();
      const visit = { device: 'mobile', source: 'journal', from_trustup: 'yes', medium: '' };
      const body = { ...BODY, ...visit, utm_source: 'journal' };
      const { message } = (await submit(token, 'uniqid=visit&send=1', body)).json();
      const request = await test.storage.requests.findByReference(message);
      expect(request?.answers).toMatchObject({
        device: 'mobile',
        source: 'journal',
        from_trustup: 'yes',
      });
      expect(request?.answers).not.toHaveProperty('medium');
      expect(request?.answers).not.toHaveProperty('utm_source');
    });

    //
    it.each([
      ['0475/12.34.56', '+32475123456'],
      [' 0999 12 34 56', '+32999123456'],
      [' +999 123 456 789 ', '+999 123 456 789'],
    ])('stores the phone «%s» as «%s»', async (typed, stored) => {
      const token = await test.openSession();
      const uniqid = `phone-${stored.replace(/\D/g, '')}`;
      const body = { ...BODY, ...COUPLE_ANSWERS, phone: typed, coborrowerPhone: typed };
      const { message } = (await submit(token, `uniqid=${uniqid}&send=1`, body)).json();
      const request = await test.storage.requests.findByReference(message);
      expect(request?.answers).toMatchObject({ phone: stored, coborrowerPhone: stored });
    });

    //
    it('an application has the name of its product, whatever the page named it', async () => {
      const token = await test.openSession();
      const body = { ...BODY, productName: 'Prêt auto, voiture neuve', lang: 'nl' };
      const { message } = (await submit(token, 'uniqid=renamed&send=1', body)).json();
      const request = await test.storage.requests.findByReference(message);
      expect(request?.productName).toBe('Persoonlijke lening');
    });

    it.each([
      ['fr', 'lastname', { lastname: '' }, /obligatoire/],
      ['nl', 'lastname', { lastname: '' }, /verplicht/],
      ['fr', 'zip', { zip: '1234' }, /code postal/],
      ['fr', 'nationalRegistry', { nationalRegistry: '85.07.30-033.29' }, /./],
      ['fr', 'product', { duration: '500' }, /./],
    ])(
      'an application is refused in %s with the fault %s: %s',
      async (lang, field, wrong, message) => {
        const token = await test.openSession();
        const answer = await submit(token, `uniqid=wrong-${field}-${lang}&send=1`, {
          ...BODY,
          ...wrong,
          lang,
        });
        expect(answer.statusCode).toBe(422);
        expect(answer.json().status).toBe(422);
        expect(answer.json().errors[field]).toMatch(message);
      },
    );

    it('an application is never logged', () => {
      const log = test.log();
      expect(log).toContain('/api/v1/submit');
      for (const secret of ['Hondt', 'emile', '85.07.30', 'Écluse', 'uniqid', 'eyJ', 'Lien']) {
        expect(log, secret).not.toContain(secret);
      }
    });
  });
}
