import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { expectStep, fillStep, openApplication, pressNext } from './harness/application.ts';
import { answer, control } from './harness/form.ts';
import { goToProvider, itsmeButton } from './harness/sign-in.ts';
import { expect, test } from './harness/test.ts';

test.describe('the choice', () => {
  test('stands above the fields of step 1, which it never hides', async ({ page }) => {
    await openApplication(page);
    await expect(itsmeButton(page)).toBeVisible();
    await expect(control(page, 'firstname')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.locator('[data-action="fill-in"]').click();
    await expect(itsmeButton(page)).toHaveCount(0);
    await expect(control(page, 'borrowers').first()).toBeFocused();
  });

  test('is not made twice', async ({ page }) => {
    await openApplication(page);
    await page.locator('[data-action="fill-in"]').click();
    await answer(page, 'firstname', 'Émile');
    await control(page, 'firstname').blur();
    await page.waitForResponse(/action=pat_form/);
    await page.reload();
    await expect(control(page, 'firstname')).toHaveValue('Émile');
    await expect(itsmeButton(page)).toHaveCount(0);
  });

  test('is made by whoever goes on without it', async ({ page }) => {
    await openApplication(page);
    await fillStep(page, '1');
    await pressNext(page);
    await expectStep(page, '2');
    await page.locator('[data-action="previous"]').click();
    await expectStep(page, '1');
    await expect(itsmeButton(page)).toHaveCount(0);
  });
});

test.describe('the stand-in’s page', () => {
  for (const locale of ['fr', 'nl'] as const) {
    test(`is a page like ours, in ${locale}`, async ({ page }) => {
      await openApplication(page, locale);
      await goToProvider(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('.banner')).toContainText(/itsme/);
      await expectAccessible(page, 'the stand-in');
      await expectNoSidewaysScroll(page);
    });
  }
});

test('other sign-ins stand behind itsme, and lead to their own', async ({ page }) => {
  await page.route('**/api/v1/sign-ins', (route) =>
    route.fulfill({
      json: [
        { id: 'itsme', name: 'itsme' },
        { id: 'example', name: 'Example' },
      ],
    }),
  );
  await page.route('**/api/v1/sign-in-url', (route) =>
    route.fulfill({ json: { url: '/fr/faq/' } }),
  );
  await openApplication(page);
  await expectAccessible(page);
  const asked = page.waitForRequest('**/api/v1/sign-in-url');
  await page.locator('[data-provider="example"]').click();
  expect((await asked).postDataJSON()).toMatchObject({ provider: 'example', lang: 'fr' });
  await page.waitForURL('**/fr/faq/');
});
