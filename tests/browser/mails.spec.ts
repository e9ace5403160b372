import { loanAsAnswers } from '#journey/loan.ts';
import { COUPLE_ANSWERS } from '../examples/couple-answers.ts';
import { factsFor } from '../examples/fluvia.ts';
import { LARGE_ADVANCE, USED } from '../examples/situations.ts';
import { expectNoSidewaysScroll } from './harness/accessibility.ts';
import { openSession } from './harness/begun-application.ts';
import { readMail } from './harness/mail.ts';
import { findOfficeMail } from './harness/office.ts';
import { expect, test } from './harness/one-window.ts';

/** The narrowest telephone, in CSS pixels. */
const WIDTH = 320;

// A phone's window would lay a mail out as a page that knows of no phones, 980 pixels wide.
test('the mails about a used car fit a telephone', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const [applicant, coborrower] = ['fits@example.be', 'fits.too@example.be'];
  const answers = {
    ...COUPLE_ANSWERS,
    ...LARGE_ADVANCE,
    ...USED,
    email: applicant,
    coborrowerEmail: coborrower,
    product: 'TAEGIVC1',
    amount: '12000',
    duration: '48',
  };
  const token = await openSession(request);
  const sent = await request.post(
    `/api/v1/submit?action=pat_form&send=1&uniqid=${crypto.randomUUID()}`,
    {
      data: { lang: 'nl', ...answers, ...loanAsAnswers(factsFor(answers).loan) },
      headers: { authorization: `Bearer ${token}` },
    },
  );
  expect(sent.status(), await sent.text()).toBe(200);
  await page.setViewportSize({ width: WIDTH, height: 640 });
  const { message: reference } = await sent.json();
  const mails = [
    await readMail(request, applicant),
    await readMail(request, coborrower),
    await findOfficeMail(request, reference),
  ];
  for (const { html, subject } of mails) {
    // The pictures are attached to a mail, and have no address.
    await page.setContent(html.replaceAll(/ src="cid:[^"]*"/g, ''));
    await expect(page.getByText('Autolening, tweedehandswagen').first()).toBeVisible();
    await expectNoSidewaysScroll(page, subject);
  }
});
