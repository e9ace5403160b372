import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { OWN_DATA_WORDS } from '#words/own-data/own-data.ts';
import { SHARED_ANSWERS } from '../examples/shared-answers.ts';
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { expectStep, openApplicationAt } from './harness/application.ts';
import { expect, test } from './harness/one-window.ts';

const button = (page: Page) => page.locator('[data-action="own-data"]');

/** What the button downloads. */
async function download(page: Page) {
  const coming = page.waitForEvent('download');
  await button(page).press('Enter');
  const file = await coming;
  return {
    name: file.suggestedFilename(),
    data: JSON.parse(await readFile(await file.path(), 'utf8')),
  };
}

//
test('an applicant downloads their data from the draft and from the shared request', async ({
  page,
  noise,
}) => {
  noise.announce(/410/);
  const email = 'emile.owns@example.be';
  await openApplicationAt(page, '2', 'nl', { email });
  await page.locator('.own-data summary').press('Enter');
  await expectAccessible(page, 'own data, unfolded');
  const own = await download(page);
  expect(own.name).toBe(OWN_DATA_WORDS.nl.file);
  expect(own.data.records[0].stored.answers.email).toBe(email);
  await expectStep(page, '2', 'nl');

  const token = await page.evaluate(() => localStorage.getItem('pat_jwt'));
  const shared = await page.request.post(
    `/api/v1/submit?action=share_pat_form&uniqid=owned-${crypto.randomUUID()}`,
    {
      headers: { authorization: `Bearer ${token}` },
      data: { lang: 'fr', ...SHARED_ANSWERS, email, coborrowerEmail: 'lotte.owns@example.be' },
    },
  );
  const { follow } = await shared.json();
  await page.goto(follow);
  await expectAccessible(page, 'a shared request that offers its data');
  await expectNoSidewaysScroll(page);
  const followed = await download(page);
  expect(followed.name).toBe(OWN_DATA_WORDS.fr.file);
  expect(followed.data).toMatchObject({ as: 'applicant', records: [{ what: 'share' }] });

  await page.locator('.own-data input').evaluate((input: HTMLInputElement) => {
    input.value = 'gone';
  });
  await button(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OWN_DATA_WORDS.fr.gone.title);
  await expectAccessible(page, 'data that are gone');
  await expectNoSidewaysScroll(page);
});
