import type { Page } from '@playwright/test';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { stepPath } from '#journey/steps.ts';
import { DRAFT_LINK_WORDS } from '#words/draft-link/draft-link.ts';
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { onAnotherDevice } from './harness/another-device.ts';
import { application, expectStep, goToStep, openApplicationAt } from './harness/application.ts';
import { answer, control, figure } from './harness/form.ts';
import { linkIn, readMail } from './harness/mail.ts';
import { expect, test } from './harness/one-window.ts';

/** The panel that offers the link, closed until opened. */
const panel = (page: Page) => page.locator('.continue-elsewhere');

async function unfold(page: Page): Promise<void> {
  await panel(page).locator('summary').press('Enter');
}

async function expectEnded(page: Page, locale: ContractLocale): Promise<void> {
  await expect(application(page)).toHaveAttribute('data-page-state', 'params-missing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    DRAFT_LINK_WORDS[locale].ended.title,
  );
  await expect(page).toHaveURL(stepPath('1', locale));
}

/** The link is lost neither by a network failure, nor if the server did its part and its answer was lost. */
async function loseConnection(page: Page, link: string, locale: ContractLocale): Promise<void> {
  await page.route('**/api/v1/jwt-refresh', (route) => route.abort());
  await page.goto(link);
  await expect(page.locator('[data-action="retry"]')).toBeVisible();
  await expect(page).toHaveURL(stepPath('1', locale));
  await page.unroute('**/api/v1/jwt-refresh');
  await page.route('**/api/v1/jwt-refresh', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.locator('[data-action="retry"]').click();
  await expect(page.locator('[data-action="retry"]')).toBeVisible();
  await page.unroute('**/api/v1/jwt-refresh');
}

test('an application continues on another device', async ({ page, browser, request, noise }) => {
  test.slow();
  noise.announce(/ERR_FAILED|403|409/);
  // What is said in either language: draft-link.dom.test.tsx. Dutch words leave less room.
  const locale = 'nl';
  const words = DRAFT_LINK_WORDS[locale];
  const email = 'emile.elsewhere@example.be';
  const expected = panel(page).getByRole('status');
  await openApplicationAt(page, '2', locale, { email });
  await answer(page, 'profession', 'Jardinier');
  await unfold(page);
  await expect(panel(page)).toContainText(email);
  await expectAccessible(page, 'the link before it is asked for');

  const mailLink = page.locator('[data-action="mail-link"]');
  await page.route('**/api/v1/draft-link', (route) => route.abort());
  await mailLink.press('Enter');
  await expect(expected).toHaveText(words.failed);
  await expect(mailLink).toBeFocused();
  await page.unroute('**/api/v1/draft-link');
  await mailLink.press('Enter');
  await expect(expected).toContainText(email);
  await expect(expected).toContainText(/\d{2}\/\d{2}\/\d{4}/);
  await expectAccessible(page, 'the link on its way');
  await expectNoSidewaysScroll(page);
  await mailLink.press('Enter');
  await expect(expected).toHaveText(new RegExp(words.tooSoon.split('{')[0] ?? ''));

  const link = linkIn(await readMail(request, email), 'resume');
  await onAnotherDevice(browser, page.viewportSize(), async (other) => {
    await loseConnection(other, link, locale);
    await other.goto(link);
    await expect(application(other)).toHaveAttribute('data-page-state', 'form');
    await expectStep(other, '1', locale);
    await expect(control(other, 'firstname')).toHaveValue('Émile');
    expect(await figure(other, 'amount')).toBe(12_500);
    expect(await figure(other, 'duration')).toBe(48);
    await other.locator('[data-stage="2"] a').click();
    await expectStep(other, '2', locale);
    await expect(control(other, 'profession')).toHaveValue('Jardinier');
    // After a reload, or when opened again in the same browser, it is unchanged.
    for (const again of [() => other.reload(), () => other.goto(link)]) {
      await again();
      await expect(application(other)).toHaveAttribute('data-page-state', 'form');
      await expect(control(other, 'firstname')).toHaveValue('Émile');
    }
    await goToStep(other, '3', locale, { email });
  });

  await answer(page, 'profession', 'Hovenier');
  await control(page, 'profession').blur();
  const moved = page.getByRole('alert').filter({ hasText: words.moved.title });
  await expect(moved).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expectAccessible(page, 'an application that continues elsewhere');
  const saved = page.waitForResponse((response) => response.url().includes('action=pat_form'));
  await moved.locator('[data-action="go-on-here"]').click();
  expect((await saved).status()).toBe(200);
  await expect(moved).toHaveCount(0);
  await expect(control(page, 'profession')).toHaveValue('Hovenier');

  await onAnotherDevice(browser, page.viewportSize(), async (third) => {
    await third.goto(link);
    await expectEnded(third, locale);
    await expectAccessible(third, 'a link to a draft that has ended');
  });
});
