import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { readNumber } from '#words/inquiries/read-number.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { newsletterOn } from './harness/newsletter.ts';
import { expect, test } from './harness/one-window.ts';

test('a failure keeps the address, and says what is wrong', { tag: '@desktop' }, async ({
  page,
  noise,
}) => {
  noise.announce(/forms\/newsletter/);
  noise.announce(/api\/v1\/captcha/);
  const answers = [
    { status: 503, json: {} },
    { status: 422, json: { status: 422, errors: { email: 'Un', lang: 'Deux' } } },
    { status: 422, json: { status: 422, errors: { recaptcha: 'Non' } } },
    { status: 409, json: { status: 409, message: 'Déjà inscrit' } },
  ];
  await page.route('**/api/v1/forms/newsletter', async (route) => {
    const answer = answers.shift();
    await (answer ? route.fulfill(answer) : route.abort());
  });
  await page.route('**/api/v1/captcha', (route) => route.abort(), { times: 1 });
  await page.goto('/fr/');
  const { email, button, box, message } = newsletterOn(page);
  await email.fill('zoe@example.be');
  await button.click();
  await expect(message).toContainText('n’a pas pu se charger');
  // While the check is shown the address can still be changed: it is judged again.
  await button.click();
  await email.fill('zoe@');
  await box.click();
  await expect(message).toContainText('invalide');
  await expect(email).toBeFocused();
  await email.fill('zoe@example.be');
  const send = async () => {
    await expect(email).toHaveValue('zoe@example.be');
    await button.click();
    await box.click();
  };
  await send();
  await expect(message).toContainText('de notre côté');
  await expect(message).toBeFocused();
  await send();
  await expect(message).toHaveText('Un\nDeux', { useInnerText: true });
  await expect(email).toBeFocused();
  await expect(button).toBeDisabled();
  await expectAccessible(page);
  await email.press('End');
  await email.press('x');
  await email.press('Backspace');
  await send();
  await expect(message).toHaveText('reCAPTCHA Error');
  await send();
  await expect(message).toHaveText('Déjà inscrit');
  await expect(email).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is posted, and a page answers', { tag: '@desktop' }, async ({ page, noise }) => {
    noise.announce(/422/);
    await page.goto('/nl/faq/');
    const { email, button } = newsletterOn(page);
    await email.fill('jan@example.be');
    await button.click();
    await expect(page.getByRole('heading')).toHaveText('Uw inschrijving is bijna vertrokken');
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
