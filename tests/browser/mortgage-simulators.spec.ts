import { ADDRESSES } from '#addresses/pages.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { answer, control, errorOf, figure } from './harness/form.ts';
import { expect, test } from './harness/one-window.ts';
import { findSimulator } from './harness/simulation.ts';

/*
 * Both ways to ask, both types, their figures, bounds and links are proven in a DOM
 * (`src/site/simulators/mortgage/*.dom.test.tsx`). Here is what only a browser shows.
 */

test('classic: from the amount to the appointment, and back', async ({ page }) => {
  await page.goto(ADDRESSES.mortgage.fr);
  const simulator = await findSimulator(page, 'CH');
  await answer(simulator, 'years', '25');
  await answer(simulator, 'amount', '180000');
  await page.locator('[data-action="apply"]').click();
  await page.waitForURL(`**${ADDRESSES.mortgageAppointment.fr}`);
  await expect(control(page, 'priceborrow')).toHaveValue(/180.000/);
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'ch-params');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
    mode: 'borrow',
    type: 'house',
    amount: 180_000,
    years: 25,
  });
  await page.goBack();
  await findSimulator(page, 'CH');
  await expect.poll(() => figure(page, 'amount')).toBe(180_000);
});

test('light: a payment that borrows too little has room for what would do', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(ADDRESSES.lightMortgage.nl);
  const simulator = await findSimulator(page, 'LIGHT');
  await answer(simulator, 'mode', 'settle');
  await answer(simulator, 'amount', '100');
  await expect(errorOf(page, 'amount')).toContainText(/185.*11/);
  await expectNoSidewaysScroll(page, 'too little');
  await expectAccessible(page, 'too little');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'too little, in dark');
});

test('the longest answer has room in the narrowest column next to another', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`${ADDRESSES.mortgage.nl}?mode=settle&type=house&amount=2500&years=25`);
  await findSimulator(page, 'CH');
  await expect.poll(() => figure(page, 'duration')).toBe(300);
  await expectNoSidewaysScroll(page, 'a long answer beside its question');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it is served computed, and its form leads on', async ({ page }) => {
    await page.goto(ADDRESSES.lightMortgage.fr);
    expect(await figure(page, 'amount')).toBe(10_000);
    await page.locator('[name="amount"]').fill('12000');
    await page.locator('select[name="years"]').selectOption('7');
    await page.locator('[data-action="apply"]').click();
    await page.waitForURL(`**${ADDRESSES.mortgageAppointment.fr}?**`);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      mode: 'borrow',
      type: 'light',
      amount: '12000',
      years: '7',
    });
  });
});
