import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { readNumber } from '#words/inquiries/read-number.ts';
import { newsletterOn } from './harness/newsletter.ts';
import { expect, test } from './harness/one-window.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is posted, and answered with a page', { tag: '@desktop' }, async ({
    page,
    noise,
  }) => {
    noise.announce(/422/);
    await page.goto('/nl/faq/');
    const { email, button } = newsletterOn(page);
    await email.fill('jan@example.be');
    await button.click();
    await expect(page.getByRole('heading')).toHaveText('Nog één vraag vóór het versturen');
    const [, first = '', second = ''] =
      /Hoeveel is ([^ ]+) plus ([^ ?]+)/.exec((await page.locator('label').textContent()) ?? '') ??
      [];
    const { numbers } = INQUIRY_WORDS.nl.question;
    const sum = Number(readNumber(first, numbers)) + Number(readNumber(second, numbers));
    await page.locator('[name="answer"]').fill(String(sum));
    await page.getByRole('button').click();
    await expect(page.getByRole('main')).toContainText('jan@example.be');
    await page.getByRole('link').click();
    await expect(page).toHaveURL(/\/nl\/faq\/$/);
  });
});
