import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { PdfFailure, type PdfRenderer } from '../../letters/pdf/pdf-documents.ts';

const LASTING = new PdfFailure('No Typst for this machine', { mayPass: false });
const PASSING = new PdfFailure('The thread of Typst ended', { mayPass: true });

/** Fails with each of these errors in turn, and then renders documents. */
let failures: readonly Error[] = [];
let used = 0;

async function set(name: string): Promise<Buffer> {
  used += 1;
  const failure = failures[used - 1];
  if (failure) throw failure;
  return Buffer.from(`%PDF ${name}`);
}

const pdfRenderer: PdfRenderer = {
  renderSummary: () => set('summary'),
  renderSecci: () => set('secci'),
};

let test: TestApp;
let sent = 0;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory(), { pdfRenderer });
});
afterAll(() => test.close());

/** Sends a request and waits for its mail. */
async function mailAfter(expectedFailures: readonly Error[], lang: ContractLocale = 'fr') {
  failures = expectedFailures;
  used = 0;
  sent += 1;
  const logged = test.log().length;
  const email = `emile.${sent}@example.be`;
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/v1/submit?action=pat_form&uniqid=mailed-${sent}&send=1`,
    headers: { authorization: `Bearer ${await test.openSession()}` },
    payload: { ...COMPLETE_ANSWERS, email, lang },
  });
  expect(answer.statusCode).toBe(200);
  await test.mailed(sent);
  const mails = await test.mailsTo(email);
  expect(mails).toHaveLength(1);
  const requests = await test.storage.requests.list();
  const request = requests.find(({ reference }) => reference === answer.json().message);
  expect(request?.confirmedAt).toBeInstanceOf(Date);
  const [mail] = mails;
  return {
    files: mail?.attachments?.map(({ content }) => Buffer.from(content, 'base64').toString()) ?? [],
    text: mail?.text.replaceAll(/\s+/g, ' ') ?? '',
    withoutDocuments:
      test
        .log()
        .slice(logged)
        .match(/without documents: .*/g) ?? [],
    requestId: request?.id,
  };
}

it.each(['fr', 'nl'] as const)(
  'without a PDF renderer, the mail leaves at once and says what is missing, in %s',
  async (lang) => {
    const mail = await mailAfter([LASTING, LASTING], lang);
    expect(mail.files).toEqual([]);
    expect(mail.text).toContain(MAIL_WORDS[lang].notAttached.replaceAll(/\s+/g, ' '));
    expect(used).toBe(1);
    expect(mail.withoutDocuments).toEqual([
      `without documents: ${mail.requestId} No Typst for this machine`,
    ]);
  },
);

it('a PDF renderer that stopped is tried once more', async () => {
  const mail = await mailAfter([PASSING]);
  expect(mail.files).toEqual(['%PDF summary', '%PDF secci']);
  expect(mail.text).toContain(MAIL_WORDS.fr.attached);
  expect(mail.withoutDocuments).toEqual([]);
});

it('a PDF renderer that keeps stopping delays no mail', async () => {
  const mail = await mailAfter([PASSING, PASSING, PASSING]);
  expect(mail.files).toEqual([]);
  expect(used).toBe(2);
  expect(mail.withoutDocuments).toHaveLength(1);
});

it('any other error is reported by its name only', async () => {
  const mail = await mailAfter([new TypeError(`not for ${COMPLETE_ANSWERS.lastname}`)]);
  expect(mail.files).toEqual([]);
  expect(mail.withoutDocuments).toEqual([`without documents: ${mail.requestId} TypeError`]);
});
