import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '#domain/uploads/accepted-files.ts';
import { EXAMPLE_MESSAGE } from '#tests/examples/example-message.ts';
import { openAppWithReceiver } from '#tests/server/app-with-receiver.ts';
import { purgeWithoutStop } from '#tests/server/purge-without-stop.ts';
import { proofOf, sendForm } from '#tests/server/send-form.ts';
import { NOW, type TestApp } from '#tests/server/test-app.ts';
import { UNREGISTERED } from '#tests/server/unregistered-erasure.ts';
import type { WebhookReceiver } from '#tests/server/webhook-receiver.ts';
import { office, officeParts, PNG, pdf } from '#tests/uploads/files.ts';
import { writeZip } from '#tests/uploads/zip.ts';
import { erasePerson } from '../data-protection/erasure/erase-person.ts';
import { webhookSchema } from '../deliveries/webhook-schema.ts';
import type { AuditEntry } from '../security/audit/audit-log.ts';
import type { Database } from '../storage/database.ts';

const DAY = 24 * 3_600_000;
const MACROS = writeZip([
  ...officeParts('docx'),
  { name: 'word/vbaProject.bin', content: 'macros' },
]);

let database: Database;
let receiver: WebhookReceiver;
let test: TestApp;
let forgetForms: () => Promise<void>;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ database, receiver, test, forgetForms, close } = await openAppWithReceiver());
});
afterAll(() => close());
beforeEach(() => forgetForms());

const url = '/api/v1/forms/contact';
const send = async (
  overrides: Readonly<Record<string, string>> = {},
  files?: Parameters<typeof sendForm>[3],
  headers?: Readonly<Record<string, string>>,
) => {
  const proof = await proofOf(test);
  return await sendForm(test, url, { ...EXAMPLE_MESSAGE, ...proof, ...overrides }, files, headers);
};
const only = async () => {
  const [summary, ...others] = await test.storage.inquiries.list();
  if (summary === undefined || others.length > 0) throw new Error('Not one inquiry');
  const inquiry = await test.storage.inquiries.find(summary.id);
  if (inquiry === undefined) throw new Error('No inquiry');
  return inquiry;
};
const held = async () => {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from inquiries) + (select count(*) from uploads)
      + (select count(*) from upload_pieces) + (select count(*) from deliveries) as n`.execute(
    database.executor,
  );
  return Number(rows[0]?.n);
};
const deliveredMessage = async () => {
  await expect.poll(() => receiver.received.length).toBe(1);
  return JSON.parse(receiver.received[0]?.body ?? '');
};

describe('the contact form', () => {
  // C-7.18
  it('reaches the lender, with its files', async () => {
    const files = [
      ['loonfiche mei.pdf', pdf()],
      ['brief.docx', office('docx')],
    ] as const;
    const answer = await send({}, files);
    expect(answer.json()).toEqual({
      status: 'success',
      html: expect.stringContaining('lotte@example.be'),
    });
    expect(answer.statusCode).toBe(200);
    expect(await only()).toMatchObject({
      form: 'contact',
      lang: 'nl',
      answers: { subject: 'klacht', phone: '+32475123456', message: EXAMPLE_MESSAGE.message },
    });

    const message = await deliveredMessage();
    webhookSchema.parse(message);
    expect(message).toMatchObject({
      type: 'contact.sent',
      data: { lastname: 'Peeters', zip: '9000', files: [{ name: 'loonfiche mei.pdf' }, {}] },
    });
    const [{ address }] = message.data.files;
    const file = await test.app.inject(new URL(address).pathname);
    expect(file.rawPayload.equals(pdf())).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''loonfiche%20mei.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const looks: AuditEntry[] = [];
    for await (const entry of test.storage.audit.each())
      if (entry.subject === 'file') looks.push(entry);
    const id = new URL(address).pathname.split('/').at(-2);
    expect(looks).toMatchObject([
      { actor: 'operator:file-link', action: 'look', details: JSON.stringify({ id }) },
    ]);
    const other = message.data.files[1].address.split('/').at(-1);
    const wrong = new URL(address).pathname.replace(/[^/]+$/, other);
    expect((await test.app.inject(wrong)).statusCode).toBe(404);
  });

  // W-5.18
  it.each([
    ['b-012', { 'broker-id': 'b-012', 'broker-name': 'Courtage de la Meuse' }],
    ['b-999', { 'broker-id': 'b-999' }],
    ['<b>', {}],
    ['', {}],
  ])('delivers the broker %j', async (broker, fields) => {
    expect((await send({ 'broker-id': broker })).statusCode).toBe(200);
    const message = await deliveredMessage();
    webhookSchema.parse(message);
    const about = Object.entries(message.data).filter(([name]) => name.startsWith('broker'));
    expect(Object.fromEntries(about)).toEqual(fields);
  });

  it('accepts a subject in either language, and omits what was left empty', async () => {
    expect((await send({ subject: 'reclamation', phone: '', zip: ' ' })).statusCode).toBe(200);
    expect(Object.keys((await only()).answers)).not.toContain('zip');
  });

  it.each([
    ['fr', /obligatoire/, /sujet/],
    ['nl', /verplicht/, /onderwerp/],
  ])('says in %s what is wrong, and spends no bot check on it', async (lang, required, subject) => {
    const wrong = { lang, lastname: '', email: 'x', phone: '1', zip: '1', subject: 'x' };
    const proof = await proofOf(test);
    const answer = await send({ ...wrong, ...proof }, [['a.png', PNG]]);
    expect(answer.statusCode).toBe(422);
    const { status, errors } = answer.json();
    expect(status).toBe('error');
    expect(Object.keys(errors)).toEqual(['subject', 'lastname', 'email', 'phone', 'zip']);
    expect(errors.lastname).toMatch(required);
    expect(errors.subject).toMatch(subject);
    expect(await held()).toBe(0);
    expect((await send(proof)).statusCode).toBe(200);
    const again = await send({ ...proof, lang }, [['a.png', PNG]]);
    expect(again.statusCode).toBe(422);
    expect(Object.keys(again.json().errors)).toEqual(['cf-turnstile-response']);
    expect((await only()).files).toEqual([]);
  });

  it.each([
    ['too large', [['a.pdf', Buffer.alloc(MAX_FILE_BYTES + 1, 0x20)]], 413, /10/],
    ['too many', Array.from({ length: 7 }, (_, n) => [`${n}.png`, PNG]), 413, /6/],
    ['far too many', Array.from({ length: 30 }, (_, n) => [`${n}.png`, PNG]), 413, /6/],
    ['with macros', [['brief.docx', MACROS]], 415, /macro/],
    ['of another type', [['a.exe', PNG]], 415, /a\.exe/],
    [
      'disguised',
      [
        ['a.pdf', PNG],
        ['b.png', PNG],
      ],
      415,
      /a\.pdf/,
    ],
  ] as const)('refuses files that are %s, and stores nothing', async (_, files, status, fault) => {
    const answer = await send({}, files as unknown as Parameters<typeof sendForm>[3]);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: 'error', errors: { files: fault } });
    expect(await held()).toBe(0);
  });

  // W-6.26
  it('checks no file of a form whose bot check failed or was used before', async () => {
    const proof = await proofOf(test);
    const disguised = [['a.pdf', PNG]] as const;
    const errorsOf = async (overrides: Readonly<Record<string, string>>) =>
      Object.keys((await send(overrides, disguised)).json().errors);
    expect(await errorsOf({ 'cf-turnstile-response': 'x' })).toEqual(['cf-turnstile-response']);
    const both = await Promise.all([errorsOf(proof), errorsOf(proof)]);
    expect(both.flat().toSorted()).toEqual(['cf-turnstile-response', 'files']);
    expect(await held()).toBe(0);
  });

  // C-7.21
  it('says in the form’s language that there are far too many files', async () => {
    const files = Array.from({ length: 30 }, (_, n): [string, Buffer] => [`${n}.png`, PNG]);
    const answer = await send({ lang: 'nl' }, files);
    expect(answer.statusCode).toBe(413);
    expect(answer.json().errors.files).toContain('bestanden');
  });

  it('refuses a declared length that is far too large', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(200 * 1024 * 1024),
        accept: 'application/json',
        referer: 'http://localhost:3000/nl/contact/',
      },
      payload: '--x--',
    });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([413, ['files']]);
    expect(answer.json().errors.files).toContain('bestanden');
  });

  it('stores nothing of a form that breaks off', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    const begun = `--x\r\ncontent-disposition: form-data; name="files[0]"; filename="a.pdf"\r\n\r\n`;
    socket.write(
      `POST ${url} HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\n` +
        `content-length: 9000000\r\n\r\n${begun}${pdf('', 'x'.repeat(600_000))}`,
    );
    await expect.poll(held).toBeGreaterThan(1);
    socket.destroy();
    await expect.poll(held).toBe(0);
  });

  it('promises a call only to who left a number', async () => {
    const html = async (phone: string) => (await send({ phone })).json().html;
    expect(await html('')).not.toContain(' op het nummer ');
    expect(await html('0475/12.34.56')).toContain(' op het nummer 0475/12.34.56');
  });

  // C-7.22
  it('answers with a page if no script asks', async () => {
    const headers = { accept: 'text/html', referer: 'http://localhost:3000/fr/contact/' };
    const taken = await send({ lang: '', firstname: 'Zoé' }, [['', Buffer.alloc(0)]], headers);
    expect(taken.statusCode).toBe(200);
    expect(taken.headers['content-type']).toContain('text/html');
    expect(taken.body).toContain('<html lang="fr">');
    expect(taken.body).toContain('Merci, Zoé');
    expect(taken.headers['content-security-policy']).toMatch(/default-src 'none'.*sha256-/);
    const refused = await send({ lang: '', message: '' }, [], headers);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Écrivez votre message.');
    expect(refused.body).toContain('href="/fr/contact/"');
  });

  it('repeats nothing that a browser would run', async () => {
    const answer = await send({ email: '"<b>"@example.be' });
    expect(answer.statusCode).toBe(422);
    const files = [['<img src=x>.exe', PNG]] as const;
    const page = await send({}, files, { accept: 'text/html' });
    expect(page.body).not.toContain('<img');
  });

  it('is deleted with its files, 31 days after it was delivered', async () => {
    await send({}, [['a.png', PNG]]);
    await deliveredMessage();
    const { id } = await only();
    const subject = { kind: 'contact' as const, subjectId: id };
    await expect
      .poll(async () => (await test.storage.deliveries.find(subject))?.deliveredAt)
      .toBeInstanceOf(Date);
    const purge = () => purgeWithoutStop(test);
    test.setNow(new Date(NOW.getTime() + 31 * DAY - 1_000));
    expect(await purge()).toMatchObject({ inquiries: 0 });
    test.setNow(new Date(NOW.getTime() + 31 * DAY));
    expect(await purge()).toMatchObject({ inquiries: 1 });
    expect(await held()).toBe(0);
  });

  it('is erased with its files, by the e-mail address', async () => {
    await send({}, [['a.png', PNG]]);
    const own = { storage: test.storage, actor: 'operator:anna', now: test.now } as const;
    const services = { ...own, ...UNREGISTERED };
    const erased = await erasePerson(services, { email: 'LOTTE@example.be' });
    expect(erased?.holdings.map(({ what }) => what)).toEqual(['inquiry']);
    expect(await held()).toBe(0);
  });

  it('is never logged', () => {
    const log = test.log();
    expect(log).toContain('/api/v1/forms/contact');
    for (const secret of ['Peeters', 'lotte', 'loonfiche', '123456', 'vraag'])
      expect(log, secret).not.toContain(secret);
  });
});
