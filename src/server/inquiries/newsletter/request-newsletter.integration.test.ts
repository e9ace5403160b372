import { describe, expect, it } from 'vitest';
import {
  NEWSLETTER_FORM,
  openNewsletterBench,
  SUBSCRIBER,
} from '#tests/server/newsletter-bench.ts';
import { proofOf, sendForm } from '#tests/server/send-form.ts';
import { NOW } from '#tests/server/test-app.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { readNumber } from '#words/inquiries/read-number.ts';
import { MAX_MAILS_A_DAY } from './send-newsletter-letter.ts';

const DAY = 24 * 3_600_000;
const { test, call, mails, mailedLink, pressButton, subscription } = openNewsletterBench();

describe('asking for the newsletter', () => {
  // C-2.2, C-7.19
  it.each([
    [
      'fr',
      /Confirmez votre inscription/,
      /fonctionne jusqu’au 27\/11\/2026 à 15\sh\s00/,
      /une étape/,
    ],
    ['nl', /Bevestig uw inschrijving/, /werkt tot 27\/11\/2026 om 15\.00\suur/, /één stap/],
  ])(
    'a newsletter request in %s mails a confirmation link, and subscribes nobody yet',
    async (lang, subject, until, title) => {
      const answer = await call({ lang });
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { status: 200, message: expect.stringContaining(SUBSCRIBER) },
      ]);
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      expect(mail?.subject).toMatch(subject);
      for (const body of [mail?.text.replace(/\s+/g, ' '), mail?.html]) {
        expect(body).toMatch(until);
        expect(body).toContain(`http://localhost:3000/${lang}/newsletter/confirm/`);
      }
      expect(await subscription()).toBeUndefined();
      const page = await call({ lang, email: 'jan@example.be' }, { accept: 'text/html' });
      expect(page.body).toMatch(title);
    },
  );

  it.each([
    ['fr', '', /obligatoire/],
    ['fr', 'lotte', /invalide/],
    ['nl', 'lotte@', /ongeldig/],
  ])(
    'in %s says what is wrong with «%s», without using up the bot check',
    async (lang, email, reason) => {
      const proof = await proofOf(test());
      const answer = await call({ lang, email, ...proof });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toEqual({
        status: 422,
        message: expect.any(String),
        errors: { email: expect.stringMatching(reason) },
      });
      expect((await call(proof)).statusCode).toBe(200);
      const again = await call(proof);
      expect(again.statusCode).toBe(422);
      expect(Object.keys(again.json().errors)).toEqual(['recaptcha']);
    },
  );

  it('answers a subscriber like anybody else, and mails that nothing needs to be done', async () => {
    const first = await call();
    await pressButton(await mailedLink());
    const again = await call({ email: ' Lotte@Example.be ' });
    expect(again.statusCode).toBe(first.statusCode);
    expect(again.json().message.replace(/\S+@\S+/, '')).toBe(
      first.json().message.replace(/\S+@\S+/, ''),
    );
    const [mail] = await mails('Lotte@Example.be');
    expect(mail?.subject).toContain('al');
    expect(mail?.text).toContain('/nl/newsletter/unsubscribe/');
    expect(mail?.text).not.toContain('/confirm/');
  });

  it('mails an address no more than a few times a day, regardless of who requests it', async () => {
    for (let n = 0; n < MAX_MAILS_A_DAY + 2; n += 1) expect((await call()).statusCode).toBe(200);
    expect(await mails()).toHaveLength(MAX_MAILS_A_DAY);
    await call({ email: 'jan@example.be' });
    expect(await mails('jan@example.be')).toHaveLength(1);
    test().setNow(new Date(NOW.getTime() + DAY + 1_000));
    await call();
    expect(await mails()).toHaveLength(MAX_MAILS_A_DAY + 1);
  });

  describe('without scripts', () => {
    const headers = { accept: 'text/html', referer: 'http://localhost:3000/fr/faq/' };
    const form = { email: SUBSCRIBER, lang: 'fr' };
    const page = async () => await sendForm(test(), NEWSLETTER_FORM, form, [], headers);
    const tokenIn = (body: string) => /name="question" value="([^"]+)"/.exec(body)?.[1] ?? '';
    const sumIn = (body: string) => {
      const [, a = '', b = ''] = /font ([\p{L}-]+) plus ([\p{L}-]+)/u.exec(body) ?? [];
      const { numbers } = INQUIRY_WORDS.fr.question;
      return Number(readNumber(a, numbers)) + Number(readNumber(b, numbers));
    };
    const reply = (answer: number | string, question: string, overrides = {}) =>
      sendForm(
        test(),
        `${NEWSLETTER_FORM}/answer`,
        { ...form, answer: String(answer), question, ...overrides },
        [],
        headers,
      );

    it('asks a sum instead of a proof, and mails once it is answered', async () => {
      const { statusCode, body } = await page();
      expect(statusCode).toBe(422);
      expect(body).toContain('<html lang="fr">');
      expect(body).toContain('Une question avant l’envoi');
      expect(body).toContain('href="/fr/faq/"');
      expect(await mails()).toEqual([]);
      const taken = await reply(sumIn(body), tokenIn(body));
      expect([taken.statusCode, taken.body]).toEqual([200, expect.stringContaining(SUBSCRIBER)]);
      expect(await mails()).toHaveLength(1);
      const again = await reply(sumIn(body), tokenIn(body));
      expect([again.statusCode, again.body]).toEqual([422, expect.stringContaining('déjà servi')]);
    });

    it('accepts no other answer, form or address', async () => {
      const { body } = await page();
      const wrong = await reply(sumIn(body) + 1, tokenIn(body));
      expect(wrong.body).toContain('pas la bonne réponse');
      // The right answer was used up by the wrong attempt.
      expect((await reply(sumIn(body), tokenIn(body))).statusCode).toBe(422);
      const next = wrong.body;
      const none = await reply(sumIn(next), tokenIn(next), { email: 'x' });
      expect(none.body).toContain('invalide');
      expect((await reply(5, 'x.y.z')).body).toContain('plus valable');
      const contact = { email: SUBSCRIBER, subject: 'reclamation', firstname: 'A', lastname: 'B' };
      const filled = { ...contact, message: 'C', lang: 'fr' };
      const other = await sendForm(test(), '/api/v1/forms/contact', filled, [], headers);
      const theirs = await reply(sumIn(other.body), tokenIn(other.body));
      expect(theirs.body).toContain('plus valable');
      expect(await mails()).toEqual([]);
    });
  });

  it.each([
    ['ends nowhere', '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\nlot'],
    ['has no parts', 'email=lotte'],
  ])('refuses a form that %s', async (_, payload) => {
    for (const path of [NEWSLETTER_FORM, `${NEWSLETTER_FORM}/answer`]) {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const answer = await test().app.inject({ method: 'POST', url: path, headers, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      const byScript = { ...headers, 'x-doing-ajax': 'true' };
      const json = await test().app.inject({
        method: 'POST',
        url: path,
        headers: byScript,
        payload,
      });
      expect([json.statusCode, json.json().detail]).toEqual([400, 'The form is incomplete.']);
    }
  });

  it('refuses files', async () => {
    const answer = await sendForm(test(), NEWSLETTER_FORM, { email: SUBSCRIBER }, [
      ['a.txt', Buffer.from('a')],
    ]);
    expect(answer.statusCode).toBe(413);
  });
});
