import type { Page } from '@playwright/test';
import { calendarDateIn } from '#domain/calendar/clock.ts';
import { addMonths, formatDate } from '#domain/calendar/date.ts';
import { expectAccessible } from './harness/accessibility.ts';
import {
  application,
  expectStep,
  fillStep,
  openApplication,
  openApplicationAt,
  pressNext,
} from './harness/application.ts';
import { answer, control, figure } from './harness/form.ts';
import { expect, test } from './harness/test.ts';

const AUTOMATIC = 'Cette réponse est automatique';

/** The date so many full months ago, a day of the month that every month has. */
function monthsAgo(months: number): string {
  const today = calendarDateIn('Europe/Brussels', new Date());
  return formatDate(addMonths({ ...today, day: Math.min(today.day, 28) }, -months));
}

/** Puts a text into a field the way a paste does: at once, with the caret in it. */
async function paste(page: Page, name: string, text: string): Promise<void> {
  await control(page, name).focus();
  await page.keyboard.insertText(text);
}

/** Fills in fields the way a browser's autofill does: without ever being in them. */
async function autofill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((filled) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const [name, value] of Object.entries(filled)) {
      const [input] = document.getElementsByName(name);
      set?.call(input, value);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, values);
}

test('a date that is pasted is taken on Enter', { tag: '@desktop' }, async ({ page }) => {
  await openApplicationAt(page, '5');
  await fillStep(page, '5', { birthDate: '', nationalRegistry: '' });
  await paste(page, 'nationalRegistry', '85073003328');
  await paste(page, 'birthDate', '30071985');
  await page.keyboard.press('Enter');
  await expectStep(page, '6');
});

test('dates that were filled in by the browser are taken', { tag: '@desktop' }, async ({
  page,
}) => {
  await openApplicationAt(page, '5');
  await fillStep(page, '5', { birthDate: '', nationalRegistry: '' });
  await autofill(page, { birthDate: '1985-07-30', nationalRegistry: '85073003328' });
  await expect(control(page, 'birthDate')).toHaveValue('30/07/1985');
  await page.locator('[data-action="next"]').click();
  await expectStep(page, '6');
});

test('a key that leaves an answer untidy is tidied on Enter', { tag: '@desktop' }, async ({
  page,
}) => {
  await openApplicationAt(page, '5');
  await fillStep(page, '5', { birthDate: '' });
  await control(page, 'birthDate').pressSequentially('30-07-1985');
  await page.keyboard.press('Enter');
  await expectStep(page, '6');
});

test('the tips propose a loan that exists, at its rate', { tag: '@desktop' }, async ({ page }) => {
  await openApplicationAt(page, '4', 'fr', { rent: '1127' });
  await expect(page.getByText('Avec 5 000 € sur 36 mois, au TAEG de 7,45 %')).toBeVisible();
  const offered = await page.request.get('/api/v1/rate/TAEGPSA1/5000/36');
  expect(await offered.json()).toBe(7.45);
});

test('the localities come back with the connection', { tag: '@desktop' }, async ({
  page,
  noise,
}) => {
  noise.announce(/ERR_FAILED|Failed to load/);
  await openApplication(page);
  await page.route('**/api/v1/postcode/**', (route) => route.abort());
  await answer(page, 'zip', '4000');
  await fillStep(page, '1', { zip: '', city: '' });
  await pressNext(page);
  await expect(page.getByText('La connexion est interrompue.')).toBeVisible();
  await expect(page.getByText('Les communes n’ont pas pu être chargées.')).toBeVisible();
  await page.unroute('**/api/v1/postcode/**');
  await page.locator('[data-action="retry"]').click();
  await expect(control(page, 'city').locator('option[value="Liège"]')).toBeAttached();
  await expect(page.getByText('Les communes n’ont pas pu être chargées.')).toHaveCount(0);
});

test('Forward to a proposal that was left stays where one is', { tag: '@desktop' }, async ({
  page,
}) => {
  await openApplication(page, 'fr', { product_code: 'TAEGINI1', amount: 25_000, duration: 96 });
  await fillStep(page, '1');
  await pressNext(page);
  await expectStep(page, '1c');
  await page.goBack();
  await expectStep(page, '1');
  await page.goForward();
  await expectStep(page, '1');

  await answer(page, 'isLandlord', 'yes');
  await pressNext(page);
  await expectStep(page, '2');
  await fillStep(page, '2');
  await pressNext(page);
  await expectStep(page, '3');
  await page.goBack();
  await expectStep(page, '2');
  await answer(page, 'profession', '');
  await page.goForward();
  await expectStep(page, '2');
});

test('a proposal that was accepted or adapted leaves nothing in the history', {
  tag: '@desktop',
}, async ({ page }) => {
  await openApplication(page, 'fr', { product_code: 'TAEGINI1', amount: 25_000, duration: 96 });
  await fillStep(page, '1');
  await pressNext(page);
  await expectStep(page, '1c');
  const entries = () => page.evaluate(() => history.length);
  await page.locator('[data-action="adapt"]').click();
  await expectStep(page, '1');
  await pressNext(page);
  await expectStep(page, '1c');
  const before = await entries();
  await page.locator('[data-action="continue"]').click();
  await expectStep(page, '2');
  expect(await entries()).toBe(before);
  await page.goBack();
  await expectStep(page, '1');
  await page.goForward();
  await expectStep(page, '2');
});

test('another language keeps the step and what is chosen, until the page is reloaded', {
  tag: '@desktop',
}, async ({ page }) => {
  const product = { product_code: 'TAEGINL1', amount: 10_000, additionalAmount: 5_000 };
  await openApplication(page, 'fr', product);
  await fillStep(page, '1', { zip: '1000', city: 'Bruxelles' });
  await pressNext(page);
  await expectStep(page, '2');
  await fillStep(page, '2');
  await control(page, 'profession').fill('Infirmière');
  const languages = page.locator('.header__languages');
  await languages.getByRole('link', { name: 'NL' }).click();
  await expectStep(page, '2', 'nl');
  await expect(control(page, 'profession')).toHaveValue('Infirmière');
  await page.locator('[data-action="previous"]').click();
  await expectStep(page, '1', 'nl');
  const city = control(page, 'city').locator('option');
  await expect(control(page, 'city')).toHaveValue('Brussel');
  await expect(city.filter({ hasText: 'Brux' })).toHaveCount(0);

  await pressNext(page);
  await pressNext(page);
  await fillStep(page, '3');
  await pressNext(page);
  await expectStep(page, '4b', 'nl');
  await languages.getByRole('link', { name: 'FR' }).click();
  await expectStep(page, '4b', 'fr');
  expect(await figure(page, 'newAmount')).toBe(15_000);
  await page.reload();
  await expectStep(page, '1', 'fr');
  await expect(control(page, 'city')).toHaveValue('Bruxelles');
});

test('the end of a session that cannot be renewed is said in time', { tag: '@desktop' }, async ({
  page,
  noise,
}) => {
  noise.announce(/ERR_FAILED|Failed to load/);
  await page.clock.install();
  await openApplication(page);
  await page.route('**/api/v1/jwt-refresh', (route) => route.abort());
  const warning = page.getByText('Votre session arrive à sa fin.');
  const tried = page.waitForRequest((request) => request.url().endsWith('/jwt-refresh'));
  await page.clock.fastForward(166 * 3_600_000);
  await tried;
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward(90 * 60_000);
  await expect(warning).toBeVisible();
  await page.locator('[data-action="renew"]').click();
  await expect(page.getByText('La prolongation n’a pas abouti.')).toBeVisible();
  await expectAccessible(page, 'a session that ends');
  await page.unroute('**/api/v1/jwt-refresh');
  await page.locator('[data-action="renew"]').click();
  await expect(warning).toHaveCount(0);
});

test('whoever changed an answer goes on reading where they were', { tag: '@desktop' }, async ({
  page,
}) => {
  await openApplicationAt(page, '6');
  await page.locator('[data-field="children"]').click();
  await expectStep(page, '3');
  await expect(control(page, 'children')).toBeFocused();
  await answer(page, 'children', '2');
  await page.getByRole('button', { name: 'Revenir au récapitulatif' }).click();
  await expectStep(page, '6');
  await expect(page.locator('[data-field="children"]')).toBeFocused();
  await expect(page.locator('[data-field="children"]')).toBeInViewport();
});

test('a contradiction leads to the answer it is about', { tag: '@desktop' }, async ({ page }) => {
  await openApplicationAt(page, '5');
  await fillStep(page, '5', { birthDate: '30/07/2000', nationalRegistry: '' });
  await page.getByRole('link', { name: 'Corriger la date de début' }).click();
  await expectStep(page, '2');
  await expect(control(page, 'workingContractBeginDate')).toBeFocused();
});

test('a loan that is not offered is named, with the reason', { tag: '@desktop' }, async ({
  page,
  noise,
}) => {
  noise.announce(/422/);
  await openApplication(page, 'fr', { product_code: 'TAEGIVC1', amount: 6_000, duration: 36 });
  await fillStep(page, '1');
  await pressNext(page);
  await expectStep(page, '1b');
  await fillStep(page, '1b', {
    sellerType: 'garage',
    firstRegistration: '01/06/2026',
    price: '7600',
    advance: '1600',
  });
  await pressNext(page);
  const notice = page.getByRole('alert').filter({ hasText: 'en ligne' });
  await expect(notice).toContainText('Le véhicule a moins de 3 ans');
  await expect(notice).toContainText('Prêt auto, voiture neuve');
  await expect(notice).toContainText(AUTOMATIC);
  await expectAccessible(page, 'a loan that is not offered');
});

test('what a vehicle stands in the way of is told with what is possible', {
  tag: '@desktop',
}, async ({ page }) => {
  await openApplication(page, 'fr', { product_code: 'TAEGIVC1', amount: 12_500, duration: 60 });
  await fillStep(page, '1');
  await pressNext(page);
  await expectStep(page, '1b');
  // 73 months old: 47 are left, and 36 are offered.
  await fillStep(page, '1b', {
    sellerType: 'garage',
    firstRegistration: monthsAgo(73),
    price: '20000',
    advance: '5000',
  });
  const tooOld = page.getByRole('status').filter({ hasText: 'plus de 10 ans' });
  await expect(tooOld).toContainText('la durée peut aller jusqu’à 36 mois');
  const change = tooOld.getByRole('link', { name: 'Modifier la simulation' });
  await expect(change).toHaveAttribute('href', /^\/fr\/pret-auto\/\?.*amount=12500&/);

  await answer(page, 'firstRegistration', monthsAgo(50));
  await expect(tooOld).toHaveCount(0);
  await pressNext(page);
  await expect(page.locator('#advance-error')).toContainText('entre 15 000 € (le prix moins');
  await expect(page.locator('#advance-error')).toContainText('et 16 500 € (110 %');
  const amount = page.getByRole('status').filter({ hasText: 'Le montant se modifie' });
  await expect(amount.getByRole('link', { name: 'Modifier la simulation' })).toBeVisible();
  await expectAccessible(page, 'an advance that leaves another amount');
});

test('without a job and rental income the refusal is foreseen at step 2', {
  tag: '@desktop',
}, async ({ page }) => {
  await openApplicationAt(page, '2', 'nl');
  const warning = page.getByRole('status').filter({ hasText: 'wordt een aanvraag geweigerd' });
  await expect(warning).toHaveCount(0);
  await answer(page, 'workingCategory', 'SAN');
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('link', { name: 'Contact opnemen' })).toBeVisible();
  await expect(page.locator('[data-action="next"]')).toBeVisible();
  await expectAccessible(page, 'a refusal that is foreseen');
  await answer(page, 'hasAdditionalIncome', 'yes');
  await answer(page, 'rentalIncome', '400');
  await expect(warning).toHaveCount(0);
});

test('every refusal says that it is automatic', { tag: '@desktop' }, async ({ page }) => {
  await openApplication(page, 'fr', { product_code: 'TAEGINI1', amount: 25_000, duration: 96 });
  await fillStep(page, '1');
  await pressNext(page);
  await expectStep(page, '1c');
  await expect(application(page)).toContainText(AUTOMATIC);
  await page.locator('[data-action="adapt"]').click();
  await fillStep(page, '1', { isLandlord: 'yes', livingSituation: '', maritalStatus: 'MAR' });
  await answer(page, 'maritalContractType', 'CL');
  await answer(page, 'coborrowerMaritalType', 'no');
  await pressNext(page);
  await expectStep(page, '2');
  await expect(page.locator('h1')).toHaveText('La demande s’arrête ici');
  await expect(application(page)).toContainText(AUTOMATIC);
});
