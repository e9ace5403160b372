import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { hiddenIn, sumIn } from '#tests/server/read-form-page.ts';
import { sendForm } from '#tests/server/send-form.ts';
import { NOW, openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { PNG, pdf } from '#tests/uploads/files.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import type { Database } from '../storage/database.ts';
import { QUESTION_STANDS } from './form-questions.ts';

const MESSAGE = {
  way: 'write',
  subject: 'reclamation',
  firstname: 'Zoé',
  lastname: 'Lambert',
  email: 'zoe@example.be',
  message: 'Bonjour,\n"guillemets" & <signes>',
};
const REQUEST = {
  amount: '30 000',
  duration: '84',
  firstname: 'Lotte',
  lastname: 'Peeters',
  email: 'lotte@example.be',
  phone: '0475/12.34.56',
};
const FILES = [
  ['devis.pdf', pdf()],
  ['photo.png', PNG],
] as const;

let database: Database;
let test: TestApp;
beforeAll(async () => {
  database = await openDatabaseInMemory();
  test = await openTestApp(database);
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['inquiries', 'uploads', 'deliveries'])
    await sql`delete from ${sql.table(table)}`.execute(database.executor);
  test.setNow(NOW);
});

const from = (referer: string) => ({
  accept: 'text/html',
  referer: `http://localhost:3000${referer}`,
});
const CONTACT = from('/fr/contact/');

const post = (
  form: string,
  text: Readonly<Record<string, string>>,
  files: Parameters<typeof sendForm>[3] = [],
  headers: Readonly<Record<string, string>> = CONTACT,
) => sendForm(test, `/api/v1/forms/${form}`, text, files, headers);

const held = async () => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from uploads`.execute(
    database.executor,
  );
  return Number(rows[0]?.n);
};

describe('a form without script', () => {
  it('asks a question, and is delivered with its answer, files included', async () => {
    const question = await post('contact', MESSAGE, FILES);
    expect(question.statusCode).toBe(422);
    expect(question.headers['content-security-policy']).toContain("form-action 'self'");
    expect(question.body).toContain('action="/api/v1/forms/contact/answer"');
    expect(question.body).toContain('devis.pdf, photo.png');
    expect(question.body).not.toContain('<signes>');
    const hidden = hiddenIn(question.body);
    expect(hidden).toMatchObject(MESSAGE);

    const answer = String(sumIn(question.body));
    const sent = await post(
      'contact/answer',
      { ...hidden, answer },
      [],
      from('/api/v1/forms/contact'),
    );
    expect(sent.statusCode).toBe(200);
    expect(sent.body).toContain('Merci, Zoé');
    expect(sent.body).toContain('href="/fr/contact/"');
    const [summary] = await test.storage.inquiries.list();
    const inquiry = await test.storage.inquiries.find(summary?.id ?? '');
    expect(inquiry?.answers).toMatchObject(MESSAGE);
    expect(inquiry?.files.map(({ name }) => name)).toEqual(['devis.pdf', 'photo.png']);

    const again = await post('contact/answer', { ...hidden, answer });
    expect(again.statusCode).toBe(422);
    expect(again.body).toContain('Cette question a déjà servi');
    expect(await test.storage.inquiries.list()).toHaveLength(1);
    expect(await held()).toBe(2);
  });

  // W-6.26
  it('is asked before its files are checked, and again without the refused ones', async () => {
    const files = [['devis.pdf', PNG], ...FILES.slice(1)] as const;
    const question = await post('contact', MESSAGE, files);
    expect(question.body).toContain('devis.pdf, photo.png');
    const answer = String(sumIn(question.body));
    const refused = await post('contact/answer', { ...hiddenIn(question.body), answer });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toMatch(/devis\.pdf/);
    expect(await held()).toBe(1);
    expect(await test.storage.inquiries.list()).toEqual([]);
    const right = String(sumIn(refused.body));
    const sent = await post('contact/answer', { ...hiddenIn(refused.body), answer: right });
    expect(sent.statusCode).toBe(200);
    const [summary] = await test.storage.inquiries.list();
    const inquiry = await test.storage.inquiries.find(summary?.id ?? '');
    expect(inquiry?.files).toMatchObject([{ name: 'photo.png', contentType: 'image/png' }]);
  });

  it('accepts the answer in words', async () => {
    const question = await post('contact', { ...MESSAGE, lang: 'nl' });
    const hidden = hiddenIn(question.body);
    const answer =
      INQUIRY_WORDS.nl.question.numbers.split(' ')[sumIn(question.body, 'nl') - 1] ?? '';
    const sent = await post('contact/answer', { ...hidden, answer: ` ${answer.toUpperCase()}.` });
    expect(sent.statusCode).toBe(200);
    expect(sent.body).toContain('Dank u, Zoé');
  });

  it('asks another after a wrong answer, with everything kept, and rejects the first from then on', async () => {
    const question = await post('contact', MESSAGE, FILES);
    const first = hiddenIn(question.body);
    const right = String(sumIn(question.body));
    const wrong = await post('contact/answer', { ...first, answer: '1' }, [], from('/api/v1/x'));
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('Ce n’est pas la bonne réponse');
    const late = await post('contact/answer', { ...first, answer: right });
    expect(late.body).toContain('Cette question a déjà servi');
    expect(await test.storage.inquiries.list()).toEqual([]);
    const answer = String(sumIn(wrong.body));
    const sent = await post('contact/answer', { ...hiddenIn(wrong.body), answer });
    expect(sent.statusCode).toBe(200);
    const [summary] = await test.storage.inquiries.list();
    expect((await test.storage.inquiries.find(summary?.id ?? ''))?.files).toHaveLength(2);
  });

  it.each([
    ['too late', QUESTION_STANDS, {}, 'contact'],
    ['forged', 0, { question: 'a.b.c' }, 'contact'],
    ['missing', 0, { question: '' }, 'contact'],
    ['of another form', 0, REQUEST, 'coproperty'],
  ])('asks another if the question is %s, with the text kept', async (_, wait, overrides, form) => {
    const question = await post('contact', MESSAGE);
    test.setNow(new Date(NOW.getTime() + wait));
    const answer = String(sumIn(question.body));
    const sent = await post(`${form}/answer`, { ...hiddenIn(question.body), answer, ...overrides });
    expect(sent.statusCode).toBe(422);
    expect(sent.body).toContain('La question n’est plus valable');
    expect(await test.storage.inquiries.list()).toEqual([]);
    const hidden = hiddenIn(sent.body);
    expect(hidden).toMatchObject({ email: 'email' in overrides ? overrides.email : MESSAGE.email });
    const right = String(sumIn(sent.body));
    expect((await post(`${form}/answer`, { ...hidden, answer: right })).statusCode).toBe(200);
  });

  it('holds no more files than there is room for, and makes room by deleting old files', async () => {
    const fillUp = (begunAt: Date) =>
      sql`
      insert into uploads (id, begun_at)
      select gen_random_uuid(), ${begunAt} from generate_series(1, 300)`.execute(database.executor);
    await fillUp(new Date(NOW.getTime() - 3 * 3_600_000));
    const question = await post('contact', MESSAGE, FILES);
    expect(question.body).toContain('devis.pdf');
    await fillUp(NOW);
    const refused = await post('contact', MESSAGE, FILES);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Nous ne pouvons pas garder vos fichiers');
    expect(await held()).toBe(302);
    expect((await post('contact', MESSAGE)).body).toContain('<form');
  });

  it.each([
    ['contact', 'multipart/form-data; boundary=x'],
    ['contact', 'multipart/form-data'],
    ['contact/answer', 'multipart/form-data; boundary=x'],
    ['contact', 'text/plain'],
  ])('is answered by a page if the transfer fails: %s, %s', async (form, type) => {
    const half = '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\nzoe';
    const url = `/api/v1/forms/${form}`;
    const send = (headers: Readonly<Record<string, string>>) =>
      test.app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': type },
        payload: half,
      });
    const page = await send(CONTACT);
    expect(page.statusCode).toBeGreaterThanOrEqual(400);
    expect(page.statusCode).toBeLessThan(500);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Rechargez cette page');
    const json = await send({ accept: 'application/json' });
    expect(json.headers['content-type']).toContain('application/problem+json');
  });

  it('validates again what was written', async () => {
    const question = await post('contact', MESSAGE);
    const answer = String(sumIn(question.body));
    const sent = await post('contact/answer', { ...hiddenIn(question.body), answer, email: 'x' });
    expect(sent.statusCode).toBe(422);
    expect(sent.body).toContain('nom@exemple.be');
  });

  it('asks nobody who has a proof, and nobody whose form is wrong', async () => {
    const script = await post('contact', MESSAGE, [], { 'x-doing-ajax': 'true' });
    expect(script.json()).toMatchObject({
      status: 'error',
      errors: { 'cf-turnstile-response': /./ },
    });
    const wrong = await post('contact', { ...MESSAGE, message: '' }, FILES);
    expect(wrong.body).not.toContain('<form');
    expect(await held()).toBe(0);
  });

  it('calls a request a request, and links back to it', async () => {
    const page = from('/nl/aanvraag-lening-mede-eigendom/');
    const refused = await post('coproperty', { ...REQUEST, phone: '' }, [], page);
    expect(refused.body).toContain('Uw aanvraag is nog niet verstuurd');
    expect(refused.body).toContain('href="/nl/aanvraag-lening-mede-eigendom/"');
    const question = await post('coproperty', REQUEST, FILES, page);
    const answer = String(sumIn(question.body, 'nl'));
    const sent = await post('coproperty/answer', { ...hiddenIn(question.body), answer }, [], {
      accept: 'text/html',
    });
    expect(sent.statusCode).toBe(200);
    expect(sent.body).toContain('Uw aanvraag is aangekomen');
    expect(sent.body).toContain('href="/nl/aanvraag-lening-mede-eigendom/"');
  });

  it.each([
    'https://evil.example/fr/contact/',
    'http://localhost:3000//evil.example/',
    'http://localhost:3000/api/v1/forms/contact',
  ])('links nowhere else: %s', async (referer) => {
    const refused = await post('coproperty', {}, [], { accept: 'text/html', referer });
    expect(refused.body).toContain('href="/fr/contact/"');
  });
});
