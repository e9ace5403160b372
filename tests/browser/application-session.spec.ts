import { expectAccessible } from './harness/accessibility.ts';
import {
  application,
  expectStep,
  fillStep,
  openApplication,
  openApplicationAt,
  pressNext,
  storeSimulation,
} from './harness/application.ts';
import { passBotCheck } from './harness/bot-check.ts';
import { answer, control, figure } from './harness/form.ts';
import { expect, test } from './harness/test.ts';

test('without a simulation there is nothing to apply for', async ({ page }) => {
  await page.goto('/fr/demande-de-credit/');
  await expect(application(page)).toHaveAttribute('data-page-state', 'params-missing');
  await expectAccessible(page, 'params missing');
  await expect(page.getByRole('link', { name: 'Refaire la simulation' })).toHaveAttribute(
    'href',
    '/fr/',
  );
});

for (const [what, params, noise404] of [
  ['unparsable', '{', undefined],
  ['of an unknown product', { amount: 5000, duration: 24, product_code: 'TAEGXXX1' }, undefined],
  ['out of bounds', { amount: 1, duration: 24, product_code: 'TAEGPSA1' }, /422/],
] as const) {
  test(`a simulation that is ${what} is no simulation`, async ({ page, noise }) => {
    if (noise404) noise.announce(noise404);
    await storeSimulation(page, params);
    await page.goto('/nl/kredietaanvraag/');
    await expect(application(page)).toHaveAttribute('data-page-state', 'params-missing');
  });
}

test('the tariff has the last word on rate and duration', async ({ page }) => {
  await storeSimulation(page, { amount: 12500, duration: 47, taeg: 0.5, product_code: 'TAEGPSA1' });
  await page.goto('/fr/demande-de-credit/');
  await passBotCheck(page);
  expect(await figure(page, 'duration')).toBe(36);
  expect(await figure(page, 'taeg')).toBeGreaterThan(1);
});

test('the address comes before the storage', async ({ page }) => {
  await storeSimulation(page, { amount: 12500, duration: 48, product_code: 'TAEGPSA1' });
  await page.goto('/fr/demande-de-credit/?amount=15000&duration=60&product_code=TAEGPSA1');
  await passBotCheck(page);
  expect(await figure(page, 'amount')).toBe(15000);
  await expect(page).toHaveURL('/fr/demande-de-credit/');
});

test('who arrives at a later step is sent to the first, with the answers kept', async ({
  page,
}) => {
  await openApplicationAt(page, '3');
  await page.goto('/fr/demande-de-credit/frais/');
  await expectStep(page, '1');
  await expect(control(page, 'firstname')).toHaveValue('Émile');
  await page.locator('[data-stage="2"] a').click();
  await expectStep(page, '2');
  await expect(control(page, 'employerName')).toHaveValue('Clinique du Pont');
});

test('a closed browser resumes, warns, and can start afresh', async ({ page, context }) => {
  await openApplication(page);
  await fillStep(page, '1');
  await pressNext(page);
  await expectStep(page, '2');
  await answer(page, 'profession', 'Jardinier');
  await page.close();

  const again = await context.newPage();
  await again.goto('/fr/demande-de-credit/');
  await expect(application(again)).toHaveAttribute('data-page-state', 'form');
  await expect(again.locator('[data-action="reset"]')).toBeVisible();
  await expect(control(again, 'street')).toHaveValue('Rue de l’Écluse');
  await expectAccessible(again, 'a resumed application');
  await again.locator('[data-action="reset"]').click();
  await expect(control(again, 'street')).toHaveValue('');
  await expect(again.locator('[data-action="reset"]')).toHaveCount(0);
  await again.locator('[data-action="undo-reset"]').click();
  await expect(control(again, 'street')).toHaveValue('Rue de l’Écluse');
  const saved = again.waitForResponse((response) => response.url().includes('action=pat_form'));
  await again.locator('[data-action="reset"]').click();
  await saved;
  await again.reload();
  await expect(application(again)).toHaveAttribute('data-page-state', 'form');
  await expect(control(again, 'street')).toHaveValue('');
});

test('going back to the simulator lets stages be reached anew', async ({ page }) => {
  await openApplicationAt(page, '3');
  await page.goBack();
  await page.goBack();
  await expect(page.locator('[data-stage="3"] a')).toBeVisible();
  await page.getByRole('link', { name: 'Modifier la simulation' }).click();
  await expect(page).toHaveURL('/fr/pret-personnel/?amount=12500&duration=48');
  await expect(page.getByText('Votre demande est ouverte')).toBeVisible();
  await expectAccessible(page, 'the simulator, with an application open');
  await page.locator('[data-action="resume"]').click();
  await expect(application(page)).toHaveAttribute('data-page-state', 'form');
  await expect(page.locator('[data-stage="3"] a')).toHaveCount(0);
});

test('a lost connection is said, kept, and tried again on request', async ({ page, noise }) => {
  noise.announce(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load/);
  await openApplication(page);
  await fillStep(page, '1');
  await page.route('**/api/v1/submit**', (route) => route.abort());
  await pressNext(page);
  await expectStep(page, '2');
  await expect(page.getByText('La connexion est interrompue.')).toBeVisible();
  await expectAccessible(page, 'a lost connection');
  await page.unroute('**/api/v1/submit**');
  await page.locator('[data-action="retry"]').click();
  await expect(page.getByText('La connexion est interrompue.')).toHaveCount(0);
});

test('a sending that fails keeps everything, and the token', async ({ page, noise }) => {
  noise.announce(/ERR_FAILED|Failed to load/);
  await openApplicationAt(page, '6');
  await fillStep(page, '6');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/submit?*send=1*', async (route) => {
    await held.promise;
    await route.abort();
  });
  const send = page.locator('[data-action="send"]');
  await send.click();
  await expect(send).toHaveAttribute('disabled');
  await expect(page.getByRole('status').filter({ hasText: 'Envoi' })).toBeAttached();
  held.resolve();
  await expect(page.getByText('L’envoi n’a pas abouti.')).toBeVisible();
  await expect(send).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('pat_jwt'))).not.toBeNull();
  await expect(control(page, 'exactData')).toBeChecked();
  await page.unroute('**/api/v1/submit?*send=1*');
  await page.locator('[data-action="retry"]').click();
  await expectStep(page, '7');
});

test('a session that has sent too many is told so, and keeps its answers', async ({
  page,
  noise,
}) => {
  noise.announce(/429/);
  await openApplicationAt(page, '6');
  await fillStep(page, '6');
  await page.route('**/api/v1/submit?*send=1*', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      headers: { 'retry-after': '3600' },
      json: { type: 'urn:loanfront:problem:sent-too-often', status: 429 },
    }),
  );
  await page.locator('[data-action="send"]').click();
  const told = page.getByRole('alert').filter({ hasText: 'Cette demande n’est pas envoyée.' });
  await expect(told).toContainText('demain');
  await expectAccessible(page, 'too many requests in a day');
  await expect(control(page, 'exactData')).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('pat_jwt'))).not.toBeNull();
});

test('what the server refuses stands beside its field, or leads to it', async ({ page, noise }) => {
  noise.announce(/422/);
  await openApplicationAt(page, '6');
  await fillStep(page, '6');
  await page.route('**/api/v1/submit?*send=1*', (route) =>
    route.fulfill({
      status: 422,
      json: { status: 422, errors: { firstname: 'Ce prénom.', employerZip: 'Ce code.' } },
    }),
  );
  await page.locator('[data-action="send"]').click();
  await expect(page.getByText('Le formulaire contient des erreurs.')).toBeVisible();
  await expect(control(page, 'firstname')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[id="firstname-error"]')).toHaveText('Ce prénom.');
  await expectAccessible(page, 'a refused request');
  await answer(page, 'firstname', 'Émilie');
  await expect(page.locator('[id="firstname-error"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ce code.' }).click();
  await expectStep(page, '2');
  await expect(page.locator('[id="employerZip-error"]')).toHaveText('Ce code.');
});

test('a request that was shared before is not sent, and no failure', async ({ page, noise }) => {
  noise.announce(/409/);
  await openApplicationAt(page, '6');
  await fillStep(page, '6');
  const follow = '/fr/demande-partagee/#follow.key';
  await page.route('**/api/v1/submit?*send=1*', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: { type: 'urn:loanfront:problem:already-shared', status: 409, follow },
    }),
  );
  await page.locator('[data-action="send"]').click();
  const told = page.getByRole('alert').filter({ hasText: 'Cette demande est déjà partagée.' });
  await expect(told.locator('[data-action="follow"]')).toHaveAttribute('href', follow);
  await expect(page.getByText('L’envoi n’a pas abouti.')).toHaveCount(0);
});

test('a link within the page keeps consents and messages', async ({ page }) => {
  await openApplication(page);
  await pressNext(page);
  await expect(control(page, 'street')).toHaveAttribute('aria-invalid', 'true');
  await page.evaluate(() => {
    location.hash = '#content';
  });
  await expect(page).toHaveURL(/#content$/);
  await expect(control(page, 'street')).toHaveAttribute('aria-invalid', 'true');
});

test('two windows never save older answers over newer ones', async ({ page, context }) => {
  await openApplication(page);
  await answer(page, 'firstname', 'Émile');
  const second = await context.newPage();
  await second.goto('/fr/demande-de-credit/');
  await expect(control(second, 'firstname')).toHaveValue('Émile');
  await answer(second, 'street', 'Rue Haute');
  await expect(control(page, 'street')).toHaveValue('Rue Haute');
  await answer(page, 'number', '7');
  await expect(control(second, 'number')).toHaveValue('7');
  await expect(control(second, 'street')).toHaveValue('Rue Haute');
});

test('a page that stays open renews its session in time', async ({ page }) => {
  await page.clock.install();
  await openApplication(page);
  const renewed = page.waitForResponse((response) => response.url().endsWith('/jwt-refresh'));
  await page.clock.fastForward(147 * 3_600_000);
  const { token } = await (await renewed).json();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pat_jwt'))).toBe(token);
});

test('what could not be saved is saved once the server is back', async ({ page, noise }) => {
  noise.announce(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load/);
  await openApplication(page);
  await fillStep(page, '1');
  await page.route('**/api/v1/submit**', (route) => route.abort());
  await pressNext(page);
  await expect(page.getByText('La connexion est interrompue.')).toBeVisible();
  await page.unroute('**/api/v1/submit**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('La connexion est interrompue.')).toHaveCount(0);
});

test('dates and numbers get their separators while one types', async ({ page }) => {
  await openApplicationAt(page, '5');
  await control(page, 'birthDate').pressSequentially('30071985');
  await expect(control(page, 'birthDate')).toHaveValue('30/07/1985');
  await control(page, 'nationalRegistry').pressSequentially('85073003328');
  await expect(control(page, 'nationalRegistry')).toHaveValue('85.07.30-033.28');
});

test('a second window is told that the request was sent', async ({ page, context }) => {
  await openApplicationAt(page, '6');
  const second = await context.newPage();
  await second.goto('/fr/demande-de-credit/');
  await expect(application(second)).toHaveAttribute('data-page-state', 'form');
  await fillStep(page, '6');
  await page.locator('[data-action="send"]').click();
  await expectStep(page, '7');
  await expect(
    second.getByRole('heading', { level: 1, name: 'Cette demande est déjà envoyée.' }),
  ).toBeFocused();
  await expect(second.locator('form, [data-action="next"], [data-stage] a')).toHaveCount(0);
  await expect(second.getByRole('link', { name: 'Modifier la simulation' })).toHaveCount(0);
  await expectAccessible(second, 'an application sent elsewhere');
});

test('the loan keeps its name in the language of the page', async ({ page }) => {
  await openApplication(page);
  await page.goto('/nl/kredietaanvraag/');
  await expect(page.locator('[data-value="product"]')).toHaveText('Persoonlijke lening');
});

test('an employer’s country that is emptied is Belgium', async ({ page }) => {
  await openApplicationAt(page, '2');
  await fillStep(page, '2');
  const country = control(page, 'employerCountry');
  await country.selectOption('');
  await expect(country).toHaveValue('BE');
  await expect(control(page, 'employerZip')).toHaveValue('5000');
  await country.selectOption('FR');
  await expect(control(page, 'employerZip')).toHaveValue('');
  await country.selectOption('');
  await expect(country).toHaveValue('BE');
  await fillStep(page, '2');
  await pressNext(page);
  await expectStep(page, '3');
});

test('deleting the last credit leaves the focus where one can go on', async ({ page }) => {
  await openApplicationAt(page, '3');
  await answer(page, 'hasCredits', 'yes');
  await page.locator('[data-action="delete-credit"]').press('Enter');
  await expect(page.locator('[data-action="add-credit"]')).toBeFocused();
});

test('a session that has ended is renewed with every answer kept', async ({ page, noise }) => {
  noise.announce(/401/);
  await openApplication(page);
  await fillStep(page, '1');
  await page.route('**/api/v1/submit**', (route) =>
    route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{}' }),
  );
  await pressNext(page);
  await expect(application(page)).toHaveAttribute('data-page-state', 'captcha');
  await page.unroute('**/api/v1/submit**');
  await passBotCheck(page);
  await expectStep(page, '2');
  await page.locator('[data-action="previous"]').click();
  await expect(control(page, 'firstname')).toHaveValue('Émile');
});

test('answers come back after the session, with another bot check', async ({
  page,
  context,
  noise,
}) => {
  noise.announce(/401/);
  await openApplication(page);
  await fillStep(page, '1');
  await pressNext(page);
  await expectStep(page, '2');
  await page.close();

  const again = await context.newPage();
  await again.route('**/api/v1/jwt-refresh', (route) =>
    route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{}' }),
  );
  await again.goto('/fr/demande-de-credit/');
  await expect(application(again)).toHaveAttribute('data-page-state', 'captcha');
  // Whoever thinks better of it and comes back finds the way still open.
  await again.reload();
  await expect(application(again)).toHaveAttribute('data-page-state', 'captcha');
  await again.unroute('**/api/v1/jwt-refresh');
  await passBotCheck(again);
  await expect(control(again, 'street')).toHaveValue('Rue de l’Écluse');
  await expect(again.locator('[data-action="reset"]')).toBeVisible();
  await expect(again.locator('[data-stage="2"] a')).toBeVisible();
  await again.reload();
  await expect(control(again, 'street')).toHaveValue('Rue de l’Écluse');
});

for (const [locale, path, back, deleted] of [
  ['fr', '/fr/demande-de-credit/', 'retrouver les réponses', 'Vos réponses précédentes'],
  ['nl', '/nl/kredietaanvraag/', 'antwoorden terug te vinden', 'Uw vorige antwoorden'],
] as const)
  test(`what was kept long enough is said to be deleted, in ${locale}`, async ({ page, noise }) => {
    noise.announce(/401/);
    const keepTokenOf = (daysAgo: number) =>
      page.evaluate((days) => {
        const exp = Math.floor(Date.now() / 1000) - (days - 7) * 86_400;
        localStorage.setItem('pat_jwt', `x.${btoa(JSON.stringify({ exp }))}.x`);
      }, daysAgo);
    await storeSimulation(page, { amount: 12500, duration: 48, product_code: 'TAEGPSA1' });
    await keepTokenOf(8);
    await page.goto(path);
    await expect(page.getByText(back)).toBeVisible();
    await keepTokenOf(32);
    await page.goto(path);
    await passBotCheck(page);
    await expect(page.getByRole('status').filter({ hasText: deleted })).toContainText('31');
    await expectAccessible(page, 'answers that were deleted');
  });

test('a forged token is no session', async ({ page, noise }) => {
  noise.announce(/401/);
  await storeSimulation(page, { amount: 12500, duration: 48, product_code: 'TAEGPSA1' });
  await page.evaluate(() => localStorage.setItem('pat_jwt', 'a.b.c'));
  await page.goto('/fr/demande-de-credit/');
  await expect(application(page)).toHaveAttribute('data-page-state', 'captcha');
  await expectAccessible(page, 'the bot check');
});

test('the help panel has phone, hours, status and links', async ({ page }) => {
  await openApplication(page);
  await page.locator('.help-panel summary').click();
  const panel = page.locator('.help-panel');
  await expect(panel.getByRole('link', { name: 'Questions fréquentes' })).toHaveAttribute(
    'href',
    '/fr/faq/',
  );
  await expect(panel.getByRole('link', { name: 'Page de contact' })).toHaveAttribute(
    'href',
    '/fr/contact/',
  );
  await expect(panel.getByRole('link', { name: 'Nos courtiers' })).toHaveAttribute(
    'href',
    '/fr/courtiers/',
  );
  await expect(panel.locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/office-(open|closed)/);
  await expectAccessible(page, 'the open help panel');
});

test('an answer is changed from the recap, and Next leads back there', async ({ page }) => {
  await openApplicationAt(page, '6', 'fr', { isLandlord: 'yes', livingSituation: '', rent: '' });
  const change = page.getByRole('link', { name: 'Modifier : Rue' }).first();
  await change.click();
  await expectStep(page, '1');
  await expect(control(page, 'street')).toBeFocused();
  await answer(page, 'street', 'Rue de Fer');
  await page.getByRole('button', { name: 'Revenir au récapitulatif' }).click();
  await expectStep(page, '6');
  await expect(page.getByText('Rue de Fer')).toBeVisible();

  // A tenant after all: the rent is missing, two steps further on, and nothing between.
  await page.locator('[data-field="isLandlord"]').click();
  await answer(page, 'isLandlord', 'no');
  await answer(page, 'livingSituation', 'L');
  await page.getByRole('button', { name: 'Revenir au récapitulatif' }).click();
  await expectStep(page, '3');
  await expect(control(page, 'rent')).toBeFocused();
  await answer(page, 'rent', '650');
  await page.getByRole('button', { name: 'Revenir au récapitulatif' }).click();
  await expectStep(page, '6');
});
