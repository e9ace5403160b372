import type { Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import { expectHydrated } from './harness/islands.ts';
import { newsletterOn } from './harness/newsletter.ts';
import { expect, test } from './harness/one-window.ts';
import { findSimulator } from './harness/simulation.ts';

/*
 * On a slow connection a page can be filled in before its script comes (W-1.23). Each script is held back here until it
 * was: what was typed and left counts as if it had come afterwards.
 */

/** What every island needs. */
const ISLANDS = /\/every-island\.[^/]+\.js$/;

/** Opens a page whose scripts of this name wait for the function returned. */
async function openWithout(page: Page, scripts: RegExp, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return resolve;
}

test('a form reads and doubts what was left before it was hydrated', async ({ page }) => {
  const release = await openWithout(page, ISLANDS, ADDRESSES.mortgageAppointment.fr);
  const form = page.locator('#ch-form');
  const field = (name: string) => form.locator(`[name="${name}"]`);
  await field('project').first().check();
  await field('telephone').fill('+32 (0)475 12 34 56');
  await field('email').fill('jan@gmail.con');
  await field('addresscap').fill('B-4000');
  await field('addresscity').fill('Liège');
  await field('comments').fill('Une question');
  await field('comments').evaluate((text: HTMLTextAreaElement) => text.setSelectionRange(3, 3));
  release();
  await expectHydrated(page, { around: form });
  await expect(field('telephone')).toHaveValue('+32 475 12 34 56');
  await expect(form).toContainText('Vouliez-vous dire');
  await expect(field('addresscap')).toHaveValue('4000');
  await expect(field('addresscity')).toHaveValue('Liège');
  await expect(field('project').first()).toBeChecked();
  await expect(field('comments')).toBeFocused();
  await expect(field('comments')).toHaveJSProperty('selectionStart', 3);
});

test('a simulator computes with what was typed before it was hydrated', async ({ page }) => {
  const release = await openWithout(page, ISLANDS, `${ADDRESSES.carLoan.fr}?amount=9000&type=used`);
  const amount = page.locator('form[data-product] [name="amount"]');
  await amount.fill('15000');
  await amount.blur();
  release();
  const simulator = await findSimulator(page, 'TAEGIVC1');
  await expect(amount).toHaveValue('15\u00a0000');
  await expect(simulator.locator('[data-value="amount"]').first()).toHaveAttribute(
    'data-number',
    '15000',
  );
});

test('the finder suggests places for what was typed before it was hydrated', async ({ page }) => {
  const release = await openWithout(page, ISLANDS, `${ADDRESSES.brokers.fr}?utm_source=journal`);
  const finder = page.locator('#broker-map');
  const field = finder.locator('[name="zip"]');
  await finder.getByRole('checkbox').first().uncheck();
  await field.pressSequentially('Namu');
  release();
  await expectHydrated(page, { around: finder });
  await expect(finder.getByRole('option').first()).toBeVisible();
  await expect(field).toHaveValue('Namu');
  await expect(field).toBeFocused();
  await expect(field).toHaveJSProperty('selectionStart', 4);
  await expect(finder.getByRole('checkbox').first()).not.toBeChecked();
});

test('the newsletter checks an address that was left before its script came', async ({ page }) => {
  const release = await openWithout(
    page,
    /\/mount-newsletter\.[^/]+\.js$/,
    `${ADDRESSES.faq.fr}#newsletter`,
  );
  const { email, message } = newsletterOn(page);
  await email.fill('lotte@');
  await email.blur();
  release();
  await expect(message).toHaveText(/invalide/);
});
