import { openApplication } from './harness/application.ts';
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
