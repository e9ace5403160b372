import { ADDRESSES } from '#addresses/pages.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { readMail } from './harness/mail.ts';
import { confirmationIn, newsletterOn } from './harness/newsletter.ts';
import { expect, test } from './harness/one-window.ts';

const newAddress = () => `lotte.${test.info().workerIndex}.${Date.now()}@example.be`;

test('a subscription counts once confirmed by mail', async ({ page, request }) => {
  await page.goto('/fr/faq/#newsletter');
  const { block, email, button, box, message } = newsletterOn(page);
  await expect(block).toBeInViewport();
  await expect(button).toBeDisabled();
  await email.fill('lotte@');
  await email.blur();
  await expect(message).toHaveText(/invalide/);
  await expectAccessible(page, 'a wrong address', { withFrame: true });

  const address = newAddress();
  await email.fill(address);
  await expect(button).toBeEnabled();
  await button.click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'the bot check', { withFrame: true });
  await box.click();
  await expect(message).toContainText(address);
  await expect(message).toBeFocused();
  await expect(email).toBeHidden();

  const mail = await readMail(request, address);
  expect(mail.subject).toMatch(/Confirmez/);
  await page.goto(confirmationIn(mail));
  await expectAccessible(page, 'the question', { withFrame: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'the question in the dark', { withFrame: true });
  await page.getByRole('button').click();
  await expect(page.getByRole('heading')).toContainText('Votre inscription');
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('its hash scrolls to it, below the header', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.setViewportSize({ width: isMobile ? 360 : 1280, height: 600 });
  await page.goto(ADDRESSES.faq.fr);
  await page.evaluate(() => {
    location.hash = 'newsletter';
  });
  const top = () =>
    page.locator('#newsletter').evaluate((block) => Math.round(block.getBoundingClientRect().top));
  await expect.poll(top).toBe(isMobile ? 87 : 60);
});
