import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { JOINED_BY_SPOUSE } from '#tests/examples/situations.ts';
import { readPdf, squeeze } from '#tests/pdf/read-pdf.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { openTestApp, type TestApp } from '#tests/server/test-app.ts';

//
describe('a co-borrower whose answers the applicant gave', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(await openDatabaseInMemory());
  });
  afterAll(() => test.close());

  const send = async (uniqid: string, answers: object) => {
    const token = await test.openSession();
    return await test.app.inject({
      method: 'POST',
      url: `/api/v1/submit?action=pat_form&send=1&uniqid=${uniqid}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { lang: 'fr', ...answers },
    });
  };

  it('is mailed what was declared, their own answers alone, and the sheet', async () => {
    const to = 'declared@example.be';
    const answers = { ...COUPLE_ANSWERS, coborrowerEmail: to };
    const { message: reference } = (await send('declared', answers)).json();
    await test.allMailed();
    const [mail] = await test.mailsTo(to);
    expect(mail?.subject).toContain(reference);
    const text = mail?.text.replaceAll(/\s+/g, ' ') ?? '';
    for (const expected of [
      'Émile D’Hondt',
      'a déclaré en votre nom',
      '284,48',
      'Une réponse n’est pas exacte',
    ])
      expect(text).toContain(expected);
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
      `Fluvia-recapitulatif-${reference}.pdf`,
      `Fluvia-information-precontractuelle-${reference}.pdf`,
    ]);
    const file = mail?.attachments?.[0]?.content ?? '';
    const summary = (await readPdf(Buffer.from(file, 'base64'))).text;
    expect(summary).toContain(squeeze(String(COUPLE_ANSWERS.coborrowerLastname)));
    for (const hidden of [COMPLETE_ANSWERS.street, COMPLETE_ANSWERS.email, '2 350,50'])
      expect(summary).not.toContain(squeeze(String(hidden)));
  });

  // one borrower was asked for, and the spouse subscribes.
  it('is the subscribing spouse too, with their own answers alone', async () => {
    const to = 'spouse@example.be';
    const answers = { ...JOINED_BY_SPOUSE, coborrowerEmail: to, 'broker-id': 'b-001' };
    const { message: reference } = (await send('spouse', answers)).json();
    await test.allMailed();
    const [mail] = await test.mailsTo(to);
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).toContain('Émile D’Hondt');
    const [summary, secci] = await Promise.all(
      (mail?.attachments ?? []).map(
        async ({ content }) => (await readPdf(Buffer.from(content, 'base64'))).text,
      ),
    );
    for (const own of ['coborrowerLastname', 'coborrowerProfession'])
      expect(summary).toContain(squeeze(String(COUPLE_ANSWERS[own])));
    const { email, profession, employerName, birthDate } = COMPLETE_ANSWERS;
    for (const hidden of [email, profession, employerName, birthDate, '2 350,50'])
      expect(summary).not.toContain(squeeze(String(hidden)));
    expect(secci).toContain('284,48');
    expect(secci).toContain('CabinetNivarlet');
  });

  it('is nobody for one borrower', async () => {
    expect((await send('alone', COMPLETE_ANSWERS)).statusCode).toBe(200);
    await test.allMailed();
    expect(await test.mailsTo(String(COUPLE_ANSWERS.coborrowerEmail))).toEqual([]);
  });
});
