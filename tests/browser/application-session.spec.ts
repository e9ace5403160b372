import { expectAccessible } from './harness/accessibility.ts';
import {
  application,
  expectStep,
  fillStep,
  openApplication,
  openApplicationAt,
  pressNext,
} from './harness/application.ts';
import { passBotCheck } from './harness/bot-check.ts';
import { answer, control } from './harness/form.ts';
import { expect, test } from './harness/one-window.ts';

// C-3.5
test('a later step redirects to the first, with the answers kept', async ({ page }) => {
  await openApplicationAt(page, '3');
  await page.goto('/fr/demande-de-credit/frais/');
  await expectStep(page, '1');
  await expect(control(page, 'firstname')).toHaveValue('Émile');
  await page.locator('[data-stage="2"] a').click();
  await expectStep(page, '2');
  await expect(control(page, 'employerName')).toHaveValue('Clinique du Pont');
});

//
test('after going back to the simulator, the stages must be completed again', async ({ page }) => {
  await openApplicationAt(page, '3', 'fr', {}, { stepByStep: true });
  await page.goBack();
  await page.goBack();
  await expect(page.locator('[data-stage="3"] a')).toBeVisible();
  await page.getByRole('link', { name: 'Modifier la simulation' }).click();
  await expect(page).toHaveURL('/fr/pret-personnel/?amount=12500&duration=48');
  await expect(page.getByText('Votre demande est ouverte')).toBeVisible();
  await expectAccessible(page, 'the simulator, with an application open');
  await page.locator('[data-action="resume"]').click();
  await expect(application(page)).toHaveAttribute('data-page-state', 'form');
  await expect(page.locator('[data-stage="3"] a')).toHaveCount(0);
});

test('a failed submission keeps all answers and the token', async ({ page, noise }) => {
  noise.announce(/ERR_FAILED|Failed to load/);
  await openApplicationAt(page, '6');
  await fillStep(page, '6');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/submit?*send=1*', async (route) => {
    await held.promise;
    await route.abort();
  });
  const send = page.locator('[data-action="send"]');
  await send.click();
  await expect(send).toHaveAttribute('disabled');
  await expect(page.getByRole('status').filter({ hasText: 'Envoi' })).toBeAttached();
  held.resolve();
  await expect(page.getByText('L’envoi n’a pas abouti.')).toBeVisible();
  await expect(send).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('pat_jwt'))).not.toBeNull();
  await expect(control(page, 'exactData')).toBeChecked();
  await page.unroute('**/api/v1/submit?*send=1*');
  await page.locator('[data-action="retry"]').click();
  await expectStep(page, '7');
});

test('two windows never overwrite newer answers with older ones', async ({ page, context }) => {
  await openApplication(page);
  await answer(page, 'firstname', 'Émile');
  const second = await context.newPage();
  await second.goto('/fr/demande-de-credit/');
  await expect(control(second, 'firstname')).toHaveValue('Émile');
  await answer(second, 'street', 'Rue Haute');
  await expect(control(page, 'street')).toHaveValue('Rue Haute');
  await answer(page, 'number', '7');
  await expect(control(second, 'number')).toHaveValue('7');
  await expect(control(second, 'street')).toHaveValue('Rue Haute');
});

test('after the session has expired, the answers are restored by another bot check', async ({
  page,
  context,
  noise,
}) => {
  noise.announce(/401/);
  await openApplication(page);
  await fillStep(page, '1');
  // A window that is closed from here is not notified, and saves nothing more.
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes('/api/v1/submit') && response.request().postDataJSON().maxStep === 2,
  );
  await pressNext(page);
  await expectStep(page, '2');
  expect((await saved).ok()).toBe(true);
  await page.close();

  const again = await context.newPage();
  await again.route('**/api/v1/jwt-refresh', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: '{"type":"about:blank"}',
    }),
  );
  await again.goto('/fr/demande-de-credit/');
  await expect(application(again)).toHaveAttribute('data-page-state', 'captcha');
  // A visitor who changes their mind and comes back can still do it.
  await again.reload();
  await expect(application(again)).toHaveAttribute('data-page-state', 'captcha');
  await again.unroute('**/api/v1/jwt-refresh');
  await passBotCheck(again);
  await expect(control(again, 'street')).toHaveValue('Rue de l’Écluse');
  await expect(again.locator('[data-action="reset"]')).toBeVisible();
  await expect(again.locator('[data-stage="2"] a')).toBeVisible();
  await again.reload();
  await expect(control(again, 'street')).toHaveValue('Rue de l’Écluse');
});
