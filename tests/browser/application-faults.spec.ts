import { expectAccessible } from './harness/accessibility.ts';
import {
  application,
  expectStep,
  fillStep,
  openApplication,
  openApplicationAt,
  pressNext,
} from './harness/application.ts';
import { answer, control, errorOf } from './harness/form.ts';
import { expect, test } from './harness/one-window.ts';

test('a wrong answer is told beside its field and goes when it is right', async ({ page }) => {
  await openApplication(page);
  await answer(page, 'zip', '1999');
  await control(page, 'street').focus();
  await expect(errorOf(page, 'zip')).toHaveText(
    'Le code postal n’est pas un code postal belge valide.',
  );
  await expect(control(page, 'zip')).toHaveValue('1999');
  await expect(control(page, 'zip')).toHaveAttribute('aria-describedby', /zip-error/);
  await answer(page, 'zip', '1000');
  await expect(errorOf(page, 'zip')).toHaveCount(0);
  await expect(control(page, 'city').locator('option[value="Bruxelles"]')).toBeAttached();
  await answer(page, 'zip', '4000');
  await expect(control(page, 'city')).not.toHaveValue('Bruxelles');
});

test('a city is never chosen by itself, and bears the name one knows it by', async ({ page }) => {
  await openApplication(page, 'nl');
  await answer(page, 'zip', '1000');
  await expect(control(page, 'city').locator('option[value="Brussel"]')).toBeAttached();
  await expect(control(page, 'city')).toHaveValue('');
  await answer(page, 'zip', '5000');
  await expect(control(page, 'city').locator('option[value="Namur"]')).toHaveText('Namur (Namen)');
});

test('an odd phone number warns, the co-borrower’s too', async ({ page }) => {
  await openApplication(page);
  await answer(page, 'borrowers', 'two');
  await answer(page, 'coborrowerInfosEncoding', 'now');
  for (const name of ['phone', 'coborrowerPhone']) {
    await control(page, name).fill('0999 12 34 56');
    await expect(page.getByText('Ce numéro semble inhabituel')).toBeVisible();
    await control(page, name).fill('0475/123456');
    await expect(page.getByText('Ce numéro semble inhabituel')).toHaveCount(0);
  }
});

test('the list of faults says whose answer a line is about', async ({ page, noise }) => {
  noise.announce(/422/);
  await openApplication(page);
  await answer(page, 'borrowers', 'two');
  await answer(page, 'coborrowerInfosEncoding', 'now');
  await page.locator('[data-action="next"]').click();
  const list = page.locator('.error-summary');
  await expect(list).toContainText('L’état civil est obligatoire.');
  await expect(list).toContainText('Co-emprunteur\u00a0: l’état civil est obligatoire.');
  await expect(errorOf(page, 'coborrowerMaritalStatus')).toHaveText(
    'L’état civil est obligatoire.',
  );
});

test('Enter submits, and the first wrong field takes the focus below the header', async ({
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

test('dates and numbers get their separators, however they were written', async ({ page }) => {
  await openApplicationAt(page, '5');
  await control(page, 'birthDate').fill('1985-07-30');
  await control(page, 'nationalRegistry').fill('85073003328');
  await control(page, 'birthLocation').focus();
  await expect(control(page, 'birthDate')).toHaveValue('30/07/1985');
  await expect(control(page, 'nationalRegistry')).toHaveValue('85.07.30-033.28');
});

test('answers that contradict each other keep Next disabled and link to their step', async ({
  page,
}) => {
  await openApplicationAt(page, '5');
  await fillStep(page, '5', { birthDate: '30/07/1990', nationalRegistry: '' });
  await expect(page.locator('[data-action="next"]')).toBeEnabled();
  await answer(page, 'birthDate', '30/07/1998');
  await expect(page.locator('[data-action="next"]')).toBeDisabled();
  await expectAccessible(page, 'step 5 with a contradiction');
  await page.getByRole('link', { name: 'Corriger la date de début' }).click();
  await expectStep(page, '2');
});

test('the form ends where the spouse does not subscribe', async ({ page }) => {
  await openApplication(page);
  await fillStep(page, '1', { maritalStatus: 'MAR', maritalContractType: 'CL' });
  await answer(page, 'coborrowerMaritalType', 'no');
  await pressNext(page);
  await expectStep(page, '2');
  await expect(page.locator('h1')).toHaveText('La demande s’arrête ici');
  await expect(page.locator('[data-action="next"]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Nous contacter' })).toHaveAttribute(
    'href',
    '/fr/contact/',
  );
  await expectAccessible(page, 'the end of the form');
  await page.locator('[data-action="previous"]').click();
  await answer(page, 'maritalContractType', 'SB');
  await expect(control(page, 'coborrowerMaritalType')).toHaveCount(0);
  await pressNext(page);
  await expect(control(page, 'workingCategory')).toBeVisible();
});

test('credits are added, judged and deleted', async ({ page }) => {
  await openApplicationAt(page, '3');
  await fillStep(page, '3');
  await answer(page, 'hasCredits', 'yes');
  await answer(page, 'currentCredits[0].type', 'PH');
  await expect(control(page, 'currentCredits[0].duration')).toHaveCount(0);
  await page.locator('[data-action="add-credit"]').click();
  await expect(control(page, 'currentCredits[1].type').first()).toBeFocused();
  await answer(page, 'currentCredits[1].amountBorrowed', '1000');
  await answer(page, 'currentCredits[1].monthlyAmount', '1000,01');
  await control(page, 'currentCredits[1].beginDate').focus();
  await expect(errorOf(page, 'currentCredits[1].monthlyAmount')).toBeVisible();
  await page.locator('[data-action="add-card"]').click();
  await expect(control(page, 'currentCreditCards[0].amountBorrowed')).toBeFocused();
  await page.locator('[data-action="delete-card"]').click();
  await page.locator('[data-action="delete-credit"]').last().click();
  await expect(control(page, 'currentCredits[1].type')).toHaveCount(0);
  await answer(page, 'hasCredits', 'no');
  await pressNext(page);
  await expect(application(page)).toHaveAttribute('data-step', '5');
});
