import { LEAVE_COMPUTER_WORDS } from '#words/leave-computer/leave-computer.ts';
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { onAnotherDevice } from './harness/another-device.ts';
import { application, expectStep, openApplicationAt } from './harness/application.ts';
import { answer, control } from './harness/form.ts';
import { linkIn, readMail } from './harness/mail.ts';
import { expect, test } from './harness/one-window.ts';

test('a computer that others use is left, and the application continues elsewhere', async ({
  page,
  context,
  browser,
  request,
  noise,
}) => {
  noise.announce(/ERR_FAILED/);
  const words = LEAVE_COMPUTER_WORDS.nl;
  const email = 'emile.leaving@example.be';
  const button = page.locator('[data-action="leave-computer"]');
  const dialog = page.locator('.leave-dialog');
  await openApplicationAt(page, '2', 'nl', { email });
  await answer(page, 'profession', 'Jardinier');
  const second = await context.newPage();
  // Half a second after it opens: on its way while the session ends, it would be refused.
  const prospect = second.waitForResponse('**/api/v1/prospects');
  await second.goto('/nl/kredietaanvraag/');
  await expect(control(second, 'firstname')).toHaveValue('Émile');
  await prospect;

  // Escape and Back cancel it.
  for (const cancel of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await button.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(email);
    await cancel();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await expectStep(page, '2', 'nl');
  }

  await button.press('Enter');
  await expectAccessible(page, 'the confirmation of leaving');
  await expectNoSidewaysScroll(page);
  await page.route('**/api/v1/jwt-end', (route) => route.abort());
  await page.locator('[data-action="leave"]').press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(words.failed.title);
  await page.unroute('**/api/v1/jwt-end');
  await page.locator('[data-action="leave"]').press('Enter');

  await expect(application(page)).toHaveAttribute('data-page-state', 'left');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(words.left.title);
  await expect(title).toBeFocused();
  await expect(application(page)).toContainText(email);
  await expectAccessible(page, 'a computer that was left');
  await expect(application(second)).toHaveAttribute('data-page-state', 'left');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(words.left.title);
  for (const left of [page, second]) {
    const stored = await left.evaluate(() => [
      Object.keys(localStorage),
      Object.keys(sessionStorage),
      document.cookie,
    ]);
    expect(stored).toEqual([[], [], '']);
  }

  await page.goBack();
  await expect(application(page)).toHaveAttribute('data-page-state', 'left');
  await expect(application(page).locator('[name]')).toHaveCount(0);
  await page.reload();
  await expect(application(page)).toHaveAttribute('data-page-state', 'params-missing');

  const link = linkIn(await readMail(request, email), 'resume');
  await onAnotherDevice(browser, page.viewportSize(), async (other) => {
    await other.goto(link);
    await expect(control(other, 'firstname')).toHaveValue('Émile');
    await other.locator('[data-stage="2"] a').click();
    await expect(control(other, 'profession')).toHaveValue('Jardinier');
  });
});
