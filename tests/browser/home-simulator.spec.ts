import { home } from '#words/home/home.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { answer, control, errorOf, figure } from './harness/form.ts';
import { expect, test } from './harness/one-window.ts';
import { findSimulator } from './harness/simulation.ts';

/*
 * What the tabs and the toggle show, keep and write into the address is proven in a DOM
 * (`src/site/simulators/home/*.dom.test.tsx`), figures and bounds in `src/site/simulators/loan`. Here is what only a
 * browser shows.
 */

// What moves here arrives all the same.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

// C-3.4
test('the payment is updated on every key, and no key applies for a wrong amount', async ({
  page,
}) => {
  await page.goto('/fr/');
  await expect(page.locator('body')).toHaveAttribute('data-namespace', 'home');
  const simulator = await findSimulator(page);
  const amount = control(simulator, 'amount');
  await amount.fill('');
  await amount.press('Enter');
  await expect(errorOf(page, 'amount')).toBeVisible();
  await amount.pressSequentially('12500');
  await expect.poll(() => figure(page, 'amount')).toBe(12_500);
  await amount.press('End');
  await amount.press('Backspace');
  await amount.press('Backspace');
  await amount.pressSequentially('99');
  await expect.poll(() => figure(page, 'amount')).toBe(12_599);
  for (const before of [/^125$/, /^12\s500$/, /^$/]) {
    await amount.press('Control+z');
    await expect(amount).toHaveValue(before);
  }
  await amount.press('Control+Shift+z');
  await expect.poll(() => figure(page, 'amount')).toBe(12_500);
  expect(new URL(page.url()).pathname).toBe('/fr/');
});

test('a tab is reached by arrow keys, and its loan in another language', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/nl/');
  await findSimulator(page);
  const tab = (family: string) => page.locator(`[data-tab="${family}"]`);
  await tab('personal').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('car')).toBeFocused();
  await answer(await findSimulator(page, 'TAEGIVA1'), 'type', 'used');
  const simulator = await findSimulator(page, 'TAEGIVC1');
  await answer(simulator, 'amount', '9000');
  await expect(page).toHaveURL(/\?loan=car&amount=9000&type=used$/);
  await expectAccessible(page, 'the car, by its tab');
  await page.locator('.header__languages a:not([aria-current])').first().click();
  await findSimulator(page, 'TAEGIVC1');
  await expect.poll(() => figure(page, 'amount')).toBe(9_000);
});

test('a returning visitor finds the same loan', async ({ page, context }) => {
  await page.goto('/fr/?loan=renovation');
  const simulator = await findSimulator(page, 'TAEGINI1');
  await answer(simulator, 'amount', '21000');
  await page.locator('[data-action="apply"]').click();
  await page.waitForURL(/\/demande-de-credit\//);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toContain('simulator-params');
  await page.goBack();
  await findSimulator(page, 'TAEGINI1');
  await expect.poll(() => figure(page, 'amount')).toBe(21_000);
});

test('the toggle loads the mortgages, which a reload shows again', async ({ page }) => {
  await page.goto('/fr/');
  await findSimulator(page);
  await page.locator('[data-tab="credit"]').click();
  const mortgage = await findSimulator(page, 'CH');
  await expect(page.getByRole('heading', { name: home.fr.credit.headline })).toBeVisible();
  await answer(mortgage, 'amount', '150000');
  await expect(page).toHaveURL(/loan=mortgage.*amount=150000/);
  await expectAccessible(page, 'the mortgages, by the toggle');
  await page.reload();
  await findSimulator(page, 'CH');
  await expect.poll(() => figure(page, 'amount')).toBe(150_000);
});

test('on a phone the first loans of the row are in view', async ({ page }) => {
  await page.goto('/fr/');
  await findSimulator(page);
  for (const loan of ['personal', 'car', 'mobilhome'])
    await expect(page.locator(`[data-tab="${loan}"]`)).toBeInViewport({ ratio: 1 });
});

test('if the connection is lost, the page says so and keeps what was typed', async ({
  page,
  context,
  noise,
}) => {
  noise.announce(/Failed to (load|fetch)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto('/fr/');
  const simulator = await findSimulator(page);
  await answer(simulator, 'amount', '7000');
  await context.setOffline(true);
  await page.locator('[data-tab="car"]').click();
  await expect(page.getByRole('alert')).toContainText(home.fr.missing.title);
  await expect.poll(() => figure(page, 'amount')).toBe(7_000);
  await context.setOffline(false);
  await page.locator('[data-action="retry"]').click();
  await findSimulator(page, 'TAEGIVA1');
});

test('if the mortgages fail to load, the page links to their own', async ({ page, noise }) => {
  noise.announce(/mortgage-stage|Failed to (load|fetch)|ERR_FAILED/);
  await page.route(/mortgage-stage[^/]*\.js/, (route) => route.abort());
  await page.goto('/nl/');
  await findSimulator(page);
  await page.locator('[data-tab="credit"]').click();
  await page.getByRole('alert').getByRole('link').click();
  await page.waitForURL(/\/hypothecair-krediet\/$/);
});
