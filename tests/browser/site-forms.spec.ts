import type { Page, Route } from '@playwright/test';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { SITE_FORM_WORDS } from '#words/site-form/site-form.ts';
import { fill } from '#words/translation.ts';
import { PNG, pdf } from '../uploads/files.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { errorOf } from './harness/form.ts';
import { expect, test } from './harness/one-window.ts';
import {
  expectTaken,
  fillPerson,
  open,
  openForm,
  PERSON,
  sendButton,
  tickCheck,
} from './harness/site-form.ts';

const FORM = '**/api/v1/forms/contact';
const PDF = { name: 'offre.pdf', mimeType: 'application/pdf', buffer: pdf() };
const { contact, question } = INQUIRY_WORDS.fr;
const { problems } = SITE_FORM_WORDS.fr;

async function fillMessage(page: Page) {
  await open(page, 'subject').selectOption('reclamation');
  await fillPerson(page);
  await open(page, 'files[0]').setInputFiles(PDF);
}

async function expectAllKept(page: Page) {
  await expect(open(page, 'subject')).toHaveValue('reclamation');
  for (const [name, value] of Object.entries(PERSON))
    await expect(open(page, name)).toHaveValue(value);
  await expect(page.locator('.uploads__name')).toHaveText([PDF.name]);
  await expect(sendButton(page)).toBeEnabled();
}

test('keeps everything while the connection is lost, and is sent once it is back', async ({
  page,
  noise,
}) => {
  noise.announce(/ERR_FAILED|Failed to load/);
  await openForm(page, '/fr/contact/');
  await fillMessage(page);
  const held: Route[] = [];
  await page.route(FORM, (route) => void held.push(route));
  await sendButton(page).click();
  await tickCheck(page);
  await expect(page.locator('progress')).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();
  await expect.poll(() => held.length).toBe(1);
  for (const route of held) await route.abort();
  const expected = page.locator('.site-form__hindrance');
  await expect(expected).toContainText(problems.connection);
  await expect(expected).toBeFocused();
  await expectAllKept(page);
  await expectAccessible(page, 'a failed form');
  await page.unroute(FORM);
  await sendButton(page).click();
  await tickCheck(page);
  await expectTaken(page, fill(contact.sentText.writeOrCall, PERSON));
});

test('names the file that the server refused, and is sent without it', async ({ page, noise }) => {
  noise.announce(/415/);
  await openForm(page, '/fr/contact/');
  await fillMessage(page);
  await open(page, 'files[0]').setInputFiles({
    name: 'photo.pdf',
    mimeType: 'application/pdf',
    buffer: PNG,
  });
  await sendButton(page).click();
  await tickCheck(page);
  await expect(errorOf(page, 'files')).toContainText('photo.pdf');
  await expect(open(page, 'files[0]')).toBeFocused();
  await expect(open(page, 'files[0]')).toHaveAttribute('aria-invalid', 'true');
  // By key: the list of faults may come to rest over the button while a mouse is pressed.
  await page.getByRole('button', { name: 'Retirer photo.pdf' }).press('Enter');
  await expectAllKept(page);
  await sendButton(page).click();
  await tickCheck(page);
  await expectTaken(page, fill(contact.sentText.writeOrCall, PERSON));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('sends a message with a file, with one more answer', async ({ page, noise }) => {
    noise.announce(/422/);
    await page.goto('/fr/contact/');
    await fillMessage(page);
    await open(page, 'email').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.requestedTitle);
    await expect(page.getByText(PDF.name)).toBeVisible();
    await page.locator('[name="answer"]').fill('cent');
    await page.getByRole('button').click();
    await expect(page.getByText(question.wrong)).toBeVisible();

    const numbers = question.numbers.split(' ');
    const sum = (await page.locator('label').innerText())
      .split(/\s+/)
      .reduce((total, word) => total + numbers.indexOf(word) + 1, 0);
    await page.locator('[name="answer"]').fill(String(sum));
    await page.getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.sentTitle);
    await page.getByRole('link').click();
    await expect(page).toHaveURL(/\/fr\/contact\/$/);
  });
});

// What the summary leaves free differs with the window.
test('lists what is to be corrected in view, above the question about consent', {
  tag: '@both',
}, async ({ page }) => {
  await openForm(page, '/fr/contact/');
  const consent = page.locator('body > .consent');
  await expect(consent).toBeVisible();
  await sendButton(page).click();
  const summary = page.locator('[data-summary="errors"]');
  const bottoms = () =>
    summary.evaluate((one) => {
      const question = document.querySelector('body > .consent');
      return [one.getBoundingClientRect().bottom, question?.getBoundingClientRect().top ?? 0];
    });
  await expect(summary).toBeInViewport({ ratio: 1 });
  const [bottom = 0, top = 0] = await bottoms();
  expect(bottom).toBeLessThanOrEqual(top + 1);
  const more = summary.getByRole('button');
  if (await more.isVisible()) await more.click();
  await summary.getByRole('link', { name: 'Écrivez votre nom.' }).click();
  await expect(open(page, 'lastname')).toBeFocused();
  await expect(open(page, 'lastname')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'a form with its errors');
});
