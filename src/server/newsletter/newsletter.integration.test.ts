import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAppWithReceiver } from '#tests/server/app-with-receiver.ts';
import { sendForm } from '#tests/server/send-form.ts';
import { NOW, solveBotCheck, type TestApp } from '#tests/server/test-app.ts';
import type { WebhookReceiver } from '#tests/server/webhook-receiver.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { readNumber } from '#words/inquiries/read-number.ts';
import { webhookSchema } from '../deliveries/webhook-schema.ts';
import { erasePerson } from '../erasure/erase-person.ts';
import { purgeExpired } from '../retention/purge-expired.ts';
import type { Database } from '../storage/database.ts';
import { MOST_MAILS_A_DAY } from './send-newsletter-letter.ts';

const DAY = 24 * 3_600_000;
const EMAIL = 'lotte@example.be';
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

let database: Database;
let receiver: WebhookReceiver;
let test: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ database, receiver, test, close } = await openAppWithReceiver());
});
afterAll(() => close());
beforeEach(async () => {
  await test.allMailed();
  await allTold();
  for (const table of ['newsletterSubscriptions', 'developmentMail', 'deliveries', 'auditEntries'])
    await sql`delete from ${sql.table(table)}`.execute(database.executor);
  receiver.forget();
  test.setNow(NOW);
});

const url = '/api/v1/forms/newsletter';
const ask = async (
  over: Readonly<Record<string, string>> = {},
  headers?: Readonly<Record<string, string>>,
) => {
  const proof = await solveBotCheck(test.app);
  const form = { email: EMAIL, lang: 'nl', 'cf-turnstile-response': proof, ...over };
  return await sendForm(test, url, form, [], headers);
};
const mails = async (to = EMAIL) => {
  await test.allMailed();
  return await test.mailsTo(to);
};
const linkIn = async (to = EMAIL) => {
  const [mail] = await mails(to);
  const [found] = /http:\/\/localhost:3000(\/\w\w\/newsletter\/\S+)/.exec(mail?.text ?? '') ?? [];
  if (found === undefined) throw new Error('No link');
  return new URL(found).pathname;
};
const open = (path: string) => test.app.inject(path);
const pdfRenderer = (path: string, body = 'List-Unsubscribe=One-Click') =>
  test.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: body,
  });
const subscribe = async (over?: Readonly<Record<string, string>>) => {
  await ask(over);
  const link = await linkIn(over?.email);
  await pdfRenderer(link);
  return link;
};
const told = async (times: number) => {
  await expect.poll(() => receiver.received.length).toBe(times);
  const message = JSON.parse(receiver.received[times - 1]?.body ?? '');
  return webhookSchema.parse(message);
};
const unsubscribeAddress = async () => {
  const message = await told(1);
  if (message.type !== 'newsletter.confirmed') throw new Error(message.type);
  return new URL(message.data.unsubscribe).pathname;
};
const allTold = () =>
  expect
    .poll(async () => (await test.storage.deliveries.list()).filter((one) => !one.deliveredAt))
    .toEqual([]);
const audited = async () => {
  const actions: string[] = [];
  for await (const { action } of test.storage.audit.each()) actions.push(action);
  return actions;
};
const keep = { requestsDays: 31, sharesDays: 31 };
const purge = () => purgeExpired({ storage: test.storage, keep, now: test.now });

describe('asking for the newsletter', () => {
  it.each([
    ['fr', /Confirmez votre inscription/, /fonctionne jusqu’au 27\/11\/2026 à 15:00/, /une étape/],
    ['nl', /Bevestig uw inschrijving/, /werkt tot 27\/11\/2026 om 15:00/, /één stap/],
  ])('in %s mails a link, and counts for nothing yet', async (lang, subject, until, title) => {
    const answer = await ask({ lang });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 200, message: expect.stringContaining(EMAIL) },
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(subject);
    for (const body of [mail?.text.replace(/\s+/g, ' '), mail?.html]) {
      expect(body).toMatch(until);
      expect(body).toContain(`http://localhost:3000/${lang}/newsletter/confirm/`);
    }
    expect(await test.storage.newsletter.findCounting(EMAIL)).toBeUndefined();
    const page = await ask({ lang, email: 'jan@example.be' }, { accept: 'text/html' });
    expect(page.body).toMatch(title);
  });

  it.each([
    ['fr', '', /obligatoire/],
    ['fr', 'lotte', /invalide/],
    ['nl', 'lotte@', /ongeldig/],
  ])('in %s says what is wrong with «%s», and spends no bot check', async (lang, email, said) => {
    const proof = { 'cf-turnstile-response': await solveBotCheck(test.app) };
    const answer = await ask({ lang, email, ...proof });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      status: 422,
      message: expect.any(String),
      errors: { email: expect.stringMatching(said) },
    });
    expect((await ask(proof)).statusCode).toBe(200);
    const again = await ask(proof);
    expect(again.statusCode).toBe(422);
    expect(Object.keys(again.json().errors)).toEqual(['recaptcha']);
  });

  it('answers the subscribed like anybody else, and mails that nothing is to be done', async () => {
    const first = await ask();
    await pdfRenderer(await linkIn());
    const again = await ask({ email: ' Lotte@Example.be ' });
    expect(again.statusCode).toBe(first.statusCode);
    expect(again.json().message.replace(/\S+@\S+/, '')).toBe(
      first.json().message.replace(/\S+@\S+/, ''),
    );
    const [mail] = await mails('Lotte@Example.be');
    expect(mail?.subject).toContain('al');
    expect(mail?.text).toContain('/nl/newsletter/unsubscribe/');
    expect(mail?.text).not.toContain('/confirm/');
  });

  it('mails one address no more than a few times a day, whoever asks', async () => {
    for (let n = 0; n < MOST_MAILS_A_DAY + 2; n += 1) expect((await ask()).statusCode).toBe(200);
    expect(await mails()).toHaveLength(MOST_MAILS_A_DAY);
    await ask({ email: 'jan@example.be' });
    expect(await mails('jan@example.be')).toHaveLength(1);
    test.setNow(later(DAY + 1_000));
    await ask();
    expect(await mails()).toHaveLength(MOST_MAILS_A_DAY + 1);
  });

  describe('without script', () => {
    const headers = { accept: 'text/html', referer: 'http://localhost:3000/fr/faq/' };
    const form = { email: EMAIL, lang: 'fr' };
    const page = async () => await sendForm(test, url, form, [], headers);
    const tokenIn = (body: string) => /name="question" value="([^"]+)"/.exec(body)?.[1] ?? '';
    const sumIn = (body: string) => {
      const [, a = '', b = ''] = /font ([\p{L}-]+) plus ([\p{L}-]+)/u.exec(body) ?? [];
      const { numbers } = INQUIRY_WORDS.fr.question;
      return Number(readNumber(a, numbers)) + Number(readNumber(b, numbers));
    };
    const reply = (answer: number | string, question: string, over = {}) =>
      sendForm(
        test,
        `${url}/answer`,
        { ...form, answer: String(answer), question, ...over },
        [],
        headers,
      );

    it('asks a sum instead of a proof, and mails once it is answered', async () => {
      const { statusCode, body } = await page();
      expect(statusCode).toBe(422);
      expect(body).toContain('<html lang="fr">');
      expect(body).toContain('presque partie');
      expect(body).toContain('href="/fr/faq/"');
      expect(await mails()).toEqual([]);
      const taken = await reply(sumIn(body), tokenIn(body));
      expect([taken.statusCode, taken.body]).toEqual([200, expect.stringContaining(EMAIL)]);
      expect(await mails()).toHaveLength(1);
      const again = await reply(sumIn(body), tokenIn(body));
      expect([again.statusCode, again.body]).toEqual([422, expect.stringContaining('déjà servi')]);
    });

    it('takes no other answer, form or address', async () => {
      const { body } = await page();
      const wrong = await reply(sumIn(body) + 1, tokenIn(body));
      expect(wrong.body).toContain('pas la bonne réponse');
      // It has counted.
      expect((await reply(sumIn(body), tokenIn(body))).statusCode).toBe(422);
      const next = wrong.body;
      const none = await reply(sumIn(next), tokenIn(next), { email: 'x' });
      expect(none.body).toContain('invalide');
      expect((await reply(5, 'x.y.z')).body).toContain('plus valable');
      const contact = { email: EMAIL, subject: 'reclamation', firstname: 'A', lastname: 'B' };
      const filled = { ...contact, message: 'C', lang: 'fr' };
      const other = await sendForm(test, '/api/v1/forms/contact', filled, [], headers);
      const theirs = await reply(sumIn(other.body), tokenIn(other.body));
      expect(theirs.body).toContain('plus valable');
      expect(await mails()).toEqual([]);
    });
  });

  it.each([
    ['ends nowhere', '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\nlot'],
    ['has no parts', 'email=lotte'],
  ])('takes no form that %s', async (_, payload) => {
    for (const path of [url, `${url}/answer`]) {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const answer = await test.app.inject({ method: 'POST', url: path, headers, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      const asked = { ...headers, 'x-doing-ajax': 'true' };
      const told = await test.app.inject({ method: 'POST', url: path, headers: asked, payload });
      expect([told.statusCode, told.json().detail]).toEqual([400, 'The form is not whole.']);
    }
  });

  it('takes no files', async () => {
    const answer = await sendForm(test, url, { email: EMAIL }, [['a.txt', Buffer.from('a')]]);
    expect(answer.statusCode).toBe(413);
  });
});

describe('the link that confirms', () => {
  it('does nothing when it is opened, and makes the address count when pressed', async () => {
    await ask({ lang: 'fr' });
    const link = await linkIn();
    const opened = await open(link);
    expect(opened.statusCode).toBe(200);
    expect(opened.body).toContain('<form method="post">');
    expect(opened.headers['content-security-policy']).toContain("form-action 'self'");
    expect(opened.headers['cache-control']).toContain('no-store');
    expect(await test.storage.newsletter.findCounting(EMAIL)).toBeUndefined();

    expect((await pdfRenderer(link, '')).body).toContain('Votre inscription est confirmée');
    expect(await test.storage.newsletter.findCounting(EMAIL)).toMatchObject({ email: EMAIL });
    const message = await told(1);
    expect(message).toMatchObject({
      type: 'newsletter.confirmed',
      data: { email: EMAIL, lang: 'fr', confirmedAt: NOW.toISOString() },
    });
    // Pressed again, in the other language too, it says the same.
    expect((await pdfRenderer(link.replace('/fr/', '/nl/'))).body).toContain('is bevestigd');
    expect((await open(link)).body).not.toContain('<form');
    expect(receiver.received).toHaveLength(1);
  });

  it('keeps when which words were agreed to, and not by whom', async () => {
    await subscribe();
    const entries = [];
    for await (const entry of test.storage.audit.each()) entries.push(entry);
    expect(entries).toMatchObject([{ action: 'consent', subject: 'newsletter' }]);
    const details = JSON.parse(entries[0]?.details ?? '');
    expect(details).toMatchObject({
      askedAt: NOW.toISOString(),
      lang: 'nl',
      consents: [{ name: 'email', answer: 'yes' }],
    });
    expect(details.consents[0].text).toContain('hoogstens één keer per maand');
    expect(JSON.stringify(entries)).not.toContain('lotte');
  });

  it('works for seven days, and then nothing is kept', async () => {
    await ask({ lang: 'fr' });
    const link = await linkIn();
    test.setNow(later(7 * DAY - 1_000));
    expect(await purge()).toMatchObject({ newsletter: 0 });
    expect((await open(link)).body).toContain('<form');
    test.setNow(later(7 * DAY));
    const late = await pdfRenderer(link);
    expect([late.statusCode, late.body]).toEqual([410, expect.stringContaining('7\u00a0jours')]);
    expect(late.body).toContain('href="/fr/#newsletter"');
    expect(await purge()).toMatchObject({ newsletter: 1 });
    expect((await open(link)).statusCode).toBe(410);
    expect(await audited()).toEqual([]);
  });

  it('counts once, of several mails to one address', async () => {
    await ask();
    const first = await linkIn();
    await ask();
    const second = await linkIn();
    expect(second).not.toBe(first);
    await Promise.all([pdfRenderer(first), pdfRenderer(second)]);
    expect(await audited()).toEqual(['consent']);
    expect((await pdfRenderer(first)).statusCode).toBe(200);
  });

  it('cannot be made by others', async () => {
    await ask();
    const link = await linkIn();
    const [, id = '', hash = ''] = /confirm\/([^/]+)\/(.+)$/.exec(link) ?? [];
    await ask({ email: 'jan@example.be' });
    const theirs = await linkIn('jan@example.be');
    for (const wrong of [
      link.replace(hash, hash.replace(/./g, 'A')),
      link.replace(id, randomUUID()),
      link.replace('confirm', 'unsubscribe'),
      theirs.replace(/[^/]+$/, hash),
      link.replace(id, 'x'),
    ])
      expect((await pdfRenderer(wrong)).statusCode, wrong).toBe(404);
    expect(await test.storage.newsletter.findCounting(EMAIL)).toBeUndefined();
  });
});

describe('the link that ends it', () => {
  it('asks first, and tells the lender', async () => {
    await subscribe();
    const link = await unsubscribeAddress();
    const opened = await open(link);
    expect(opened.body).toContain('Niet meer ontvangen');
    expect(await test.storage.newsletter.findCounting(EMAIL)).toBeDefined();

    test.setNow(later(DAY));
    expect((await pdfRenderer(link)).body).toContain('Genoteerd');
    expect(await test.storage.newsletter.findCounting(EMAIL)).toBeUndefined();
    expect(await told(2)).toMatchObject({
      type: 'newsletter.ended',
      data: { email: EMAIL, endedAt: later(DAY).toISOString() },
    });
    expect(await audited()).toEqual(['consent', 'withdrawal']);
    expect((await pdfRenderer(link)).statusCode).toBe(200);
    expect(receiver.received).toHaveLength(2);
  });

  it('is pressed by mail programs, as RFC 8058 has it', async () => {
    await subscribe();
    const link = await unsubscribeAddress();
    const part = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click';
    const answer = await test.app.inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: `${part}\r\n--x--\r\n`,
    });
    expect(answer.statusCode).toBe(200);
    expect(await test.storage.newsletter.findCounting(EMAIL)).toBeUndefined();
  });

  it('out of an older newsletter ends what began anew', async () => {
    const confirm = await subscribe();
    const link = await unsubscribeAddress();
    await pdfRenderer(link);
    // The mail that confirmed lies in the mailbox still.
    expect((await pdfRenderer(confirm)).body).toContain('beëindigd');
    expect(await test.storage.newsletter.findCounting(EMAIL)).toBeUndefined();
    await subscribe();
    expect(await test.storage.newsletter.findCounting(EMAIL)).toBeDefined();
    await pdfRenderer(link);
    expect(await test.storage.newsletter.findCounting(EMAIL)).toBeUndefined();
  });

  it('works until 31 days after its end was delivered', async () => {
    await subscribe();
    const link = await unsubscribeAddress();
    await pdfRenderer(link);
    await told(2);
    await allTold();
    test.setNow(later(31 * DAY - 1_000));
    expect(await purge()).toMatchObject({ newsletter: 0 });
    test.setNow(later(31 * DAY));
    expect(await purge()).toMatchObject({ newsletter: 1 });
    expect((await pdfRenderer(link)).statusCode).toBe(410);
    expect(await test.storage.deliveries.list()).toEqual([]);
  });
});

describe('who is subscribed', () => {
  it('is erased by the e-mail address, with what is still to be told', async () => {
    await subscribe();
    await ask();
    await mails();
    const services = { storage: test.storage, now: test.now };
    const erased = await erasePerson(services, { email: 'LOTTE@example.be' });
    const what = erased?.holdings.map((holding) => holding.what);
    expect(what).toEqual(['newsletter', 'newsletter', 'mail', 'mail']);
    expect(await test.storage.newsletter.list()).toEqual([]);
    expect(await test.storage.deliveries.list()).toEqual([]);
  });

  it('never stands in the log or in a job', async () => {
    await subscribe();
    await told(1);
    expect(test.log()).toContain('/api/v1/forms/newsletter');
    expect(test.log()).not.toContain('lotte');
    expect(JSON.stringify(await test.jobs())).not.toContain('lotte');
  });
});
