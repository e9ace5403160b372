import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { ADDRESSES } from '#site/addresses.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { readMail } from './harness/mail.ts';
import { newsletterOn } from './harness/newsletter.ts';
import { expect, test } from './harness/one-window.ts';

const addressOf = (lang: string) => `${lang}.${test.info().workerIndex}.${Date.now()}@example.be`;

/** The link in a mail, without the host that it names. */
const linkIn = (text: string) => {
  const [found = ''] = /https?:\/\/\S+\/newsletter\/confirm\/\S+/.exec(text) ?? [];
  return new URL(found).pathname;
};

const WORDS = {
  fr: { page: '/fr/faq/', invalid: /invalide/, subject: /Confirmez/, title: 'Votre inscription' },
  nl: { page: '/nl/', invalid: /ongeldig/, subject: /Bevestig/, title: 'Uw inschrijving' },
} as const;

for (const lang of CONTRACT_LOCALES)
  test(`an address counts once it is confirmed by mail, in ${lang}`, async ({ page, request }) => {
    const words = WORDS[lang];
    await page.goto(`${words.page}#newsletter`);
    const { block, email, button, box, message } = newsletterOn(page);
    await expect(block).toBeInViewport();
    await expect(button).toBeDisabled();
    await email.fill('lotte@');
    await email.blur();
    await expect(message).toHaveText(words.invalid);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAttribute('aria-describedby', 'email-error');
    await expect(button).toBeDisabled();
    await expectAccessible(page);

    const address = addressOf(lang);
    await email.fill('');
    // As autofill does: without a word.
    await email.evaluate((input: HTMLInputElement, value) => {
      input.value = value;
    }, address);
    await expect(button).toBeEnabled();
    await button.click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'the bot check');
    await box.click();
    await expect(message).toContainText(address);
    await expect(message).toBeFocused();
    await expect(email).toBeHidden();
    await expectAccessible(page, 'what became of it');

    const mail = await readMail(request, address);
    expect(mail.subject).toMatch(words.subject);
    await page.goto(linkIn(mail.text));
    await expectAccessible(page, 'the question');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, 'the question in the dark');
    await page.getByRole('button').click();
    await expect(page.getByRole('heading')).toContainText(words.title);
    await expect(page.getByRole('button')).toHaveCount(0);
  });

test('its hash leads there, below the header', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.setViewportSize({ width: isMobile ? 360 : 1280, height: 600 });
  await page.goto(ADDRESSES.faq.fr);
  await page.evaluate(() => {
    location.hash = 'newsletter';
  });
  const top = () =>
    page.locator('#newsletter').evaluate((block) => Math.round(block.getBoundingClientRect().top));
  await expect.poll(top).toBe(isMobile ? 87 : 60);
});
