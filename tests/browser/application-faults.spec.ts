import { fillStep, openApplication, pressNext } from './harness/application.ts';
import { answer, control } from './harness/form.ts';
import { expect, test } from './harness/one-window.ts';

// W-6.4
test('Enter submits, and the first invalid field takes the focus below the header', async ({
  page,
}) => {
  await openApplication(page);
  await answer(page, 'borrowers', 'one');
  await control(page, 'lastname').fill('Dupont');
  await control(page, 'lastname').press('Enter');
  await expect(control(page, 'gender').first()).toBeFocused();
  const top = await page
    .locator('#gender')
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(Math.round(top)).toBe(70);
});

//
test('the end of the form has space between its text and its buttons', {
  tag: '@desktop',
}, async ({ page }) => {
  await openApplication(page);
  const married = { maritalStatus: 'MAR', maritalContractType: 'CL', coborrowerMaritalType: 'no' };
  await fillStep(page, '1', married);
  await pressNext(page);
  const text = page.getByText('Cette réponse est automatique');
  await expect(text).toBeVisible();
  const bottomOfText = await text.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await page
    .getByRole('main')
    .getByRole('link', { name: 'Nous contacter' })
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(top - bottomOfText).toBeGreaterThanOrEqual(16);
});
