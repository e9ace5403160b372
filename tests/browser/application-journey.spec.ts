import type { APIRequestContext, Page } from '@playwright/test';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { COMPLETE_ANSWERS } from '../examples/complete-answers.ts';
import {
  application,
  expectStep,
  fillStep,
  openApplicationAt,
  pressNext,
} from './harness/application.ts';
import { passBotCheck } from './harness/bot-check.ts';
import { control, figure } from './harness/form.ts';
import { readMail } from './harness/mail.ts';
import { expect, test } from './harness/one-window.ts';
import { simulate } from './harness/simulation.ts';

const REFERENCE = /^FLV-\d{4}-[2-9A-HJ-NP-Z]{6}$/;

async function expectDocument(page: Page, request: APIRequestContext, kind: string) {
  const address = await page.locator(`a[data-document="${kind}"]`).getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
}

/** Simulates, passes the bot check, and finds the simulation on the first step. */
async function begin(page: Page, locale: ContractLocale): Promise<void> {
  await simulate(page, locale, { amount: 12_500, duration: 48 });
  await passBotCheck(page);
  await expectStep(page, '1', locale);
  expect(await figure(page, 'amount')).toBe(12_500);
  expect(await figure(page, 'duration')).toBe(48);
  expect(await figure(page, 'taeg')).toBe(4.49);
  expect(await figure(page, 'monthlyAmount')).toBe(284.48);
}

// C-3.1
test('a visitor simulates, applies and gets a reference', async ({ page, request }, {
  project,
}) => {
  const email = `emile.${project.name}@example.be`;
  await begin(page, 'fr');
  await fillStep(page, '1', { email });
  await pressNext(page);
  await expectStep(page, '2');
  await fillStep(page, '2');
  await pressNext(page);
  await expectStep(page, '3');
  await fillStep(page, '3');
  await pressNext(page);
  await expectStep(page, '5');
  await fillStep(page, '5');
  await pressNext(page);
  await expectStep(page, '6');
  await expect(control(page, 'conditionsAccepted')).not.toBeChecked();
  await expect(control(page, 'exactData')).not.toBeChecked();
  await expect(page.locator('[name="useMyData"]:checked')).toHaveCount(0);
  await expect(control(page, 'email')).toHaveValue(email);
  await expectDocument(page, request, 'summary');
  await expectDocument(page, request, 'secci');
  await fillStep(page, '6', { email });
  await page.locator('[data-action="send"]').click();
  await expectStep(page, '7');

  const reference = page.locator('[data-value="reference"]');
  await expect(reference).toHaveText(REFERENCE);
  const river = await page.locator('.thanks__river .plain-river').boundingBox();
  const barge = await page.locator('.thanks__river .drawing').boundingBox();
  if (!river || !barge) throw new Error('There is no river');
  expect(barge.x, 'the barge lies beyond the river').toBeGreaterThanOrEqual(river.x + river.width);
  await expectDocument(page, request, 'summary');
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).not.toContain('pat_jwt');
  expect(stored).not.toContain('pat_params');

  const mail = await readMail(request, email);
  const sent = (await reference.textContent()) ?? '';
  expect(mail.subject).toContain(sent);
  expect(mail.text).not.toContain(COMPLETE_ANSWERS.nationalRegistry);

  // Twice: the address changes with the first.
  for (const _ of ['once', 'again']) {
    await page.reload();
    await expect(application(page)).toHaveAttribute('data-page-state', 'params-missing');
    await expect(reference).toHaveText(sent);
  }
});

// From there on, application-products.spec.ts walks in Dutch.
test('a visitor simulates and begins to apply in Dutch', async ({ page }) => {
  await begin(page, 'nl');
});

test('Previous and the browser’s Back keep every answer', async ({ page }) => {
  await openApplicationAt(page, '3', 'fr', {}, { stepByStep: true });
  await page.locator('[data-action="previous"]').click();
  await expectStep(page, '2');
  await expect(control(page, 'mainIncome')).toHaveValue('2350,50');
  await page.goBack();
  await expectStep(page, '3');
  await expect(page.locator('h1')).toBeInViewport();
  await page.goBack();
  await expectStep(page, '2');
  await page.goBack();
  await expectStep(page, '1');
  await expect(control(page, 'firstname')).toHaveValue('Émile');
  await page.goForward();
  await expectStep(page, '2');
});
