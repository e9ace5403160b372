import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { expectStep, fillStep, openApplication, pressNext } from './harness/application.ts';
import { answer, control, errorOf } from './harness/form.ts';
import {
  ADDRESS,
  CONTACT,
  expectValues,
  goOnToIdentity,
  goToProvider,
  itsmeButton,
  noteOf,
  signInAs,
  toldAlready,
} from './harness/sign-in.ts';
import { expect, test } from './harness/test.ts';

test.describe('who has all', () => {
  const values = {
    gender: 'F',
    firstname: 'Camille',
    lastname: 'Lambert',
    email: 'camille.lambert@example.be',
    phone: '+32 475100101',
    street: 'Rue de Fer',
    number: '48',
    box: '2',
    zip: '5000',
    city: 'Namur',
  };

  test('finds it in the form, says so, and can correct it', { tag: '@desktop' }, async ({
    page,
  }) => {
    await openApplication(page);
    await answer(page, 'firstname', 'Typed before');
    await answer(page, 'livingSince', '2016');
    await signInAs(page, 'camille');
    expect(new URL(page.url()).search).toBe('');
    await expectValues(page, { ...values, livingSince: '2016' });
    await expect(itsmeButton(page)).toHaveCount(0);
    await expect(page.locator('.notice')).toContainText(/itsme.*prénom/s);
    for (const name of Object.keys(values)) {
      await expect(noteOf(page, name)).toHaveText(
        /^Repris d’itsme le \d{2}\/\d{2}\/\d{4} à \d{2}:\d{2}$/,
      );
    }
    await expect(control(page, 'firstname')).toHaveAttribute('aria-describedby', /firstname-note/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await answer(page, 'firstname', 'Camille Anne');
    await expect(noteOf(page, 'firstname')).toHaveCount(0);
    await answer(page, 'firstname', 'Camille');
    await expect(noteOf(page, 'firstname')).toHaveCount(1);
  });

  test('is still known to have signed in after a reload', { tag: '@desktop' }, async ({ page }) => {
    await openApplication(page);
    await signInAs(page, 'camille');
    const saved = page.waitForResponse(
      (response) =>
        response.url().includes('action=pat_form') &&
        (response.request().postData()?.includes('Corrected') ?? false),
    );
    await answer(page, 'firstname', 'Corrected');
    await control(page, 'firstname').blur();
    await saved;
    await page.reload();
    await expectValues(page, { ...values, firstname: 'Corrected' });
    await expect(noteOf(page, 'lastname')).toBeVisible();
    await expect(noteOf(page, 'firstname')).toHaveCount(0);
    await expect(itsmeButton(page)).toHaveCount(0);
  });

  test('sends a request, in Dutch, and the lender sees what was told', { tag: '@desktop' }, async ({
    page,
  }) => {
    await openApplication(page, 'nl');
    await signInAs(page, 'pieter', 'nl');
    await expectValues(page, { street: 'Kouter', number: '17', box: '3', city: 'Gent' });
    await goOnToIdentity(page, [...CONTACT, ...ADDRESS]);
    await expectValues(page, {
      birthDate: '23/11/1979',
      nationalRegistry: '79.11.23-145.28',
      birthLocation: 'Aalst',
      nationality: 'BE',
    });
    await expect(noteOf(page, 'nationalRegistry')).toHaveText(/^Overgenomen van itsme op .* om /);
    await expectAccessible(page);
    await fillStep(
      page,
      '5',
      toldAlready(['birthDate', 'nationalRegistry', 'birthLocation', 'nationality']),
    );
    await pressNext(page);
    await expectStep(page, '6', 'nl');
    await expect(noteOf(page, 'email')).toBeVisible();
    await fillStep(page, '6', toldAlready(CONTACT));
    await page.locator('[data-action="send"]').click();
    await expectStep(page, '7', 'nl');
  });
});

test.describe('who misses something', () => {
  test('fills in the birth date', { tag: '@desktop' }, async ({ page }) => {
    await openApplication(page, 'nl');
    await signInAs(page, 'noor', 'nl');
    await goOnToIdentity(page, [...CONTACT, ...ADDRESS]);
    await expectValues(page, { birthDate: '', nationalRegistry: '01.03.05-102.13' });
    await expect(noteOf(page, 'birthDate')).toHaveCount(0);
  });

  test('fills in the first name', { tag: '@desktop' }, async ({ page }) => {
    await openApplication(page);
    await signInAs(page, 'suryani');
    await expectValues(page, { firstname: '', lastname: 'Suryani', city: 'Liège' });
    await expect(errorOf(page, 'firstname')).toHaveCount(0);
    await expect(page.locator('.notice')).not.toContainText('prénom');
  });

  test('has a BIS number, which is right', { tag: '@desktop' }, async ({ page }) => {
    await openApplication(page);
    await signInAs(page, 'amadou');
    await expectValues(page, { city: 'Molenbeek-Saint-Jean' });
    await goOnToIdentity(page, [...CONTACT, ...ADDRESS]);
    await expectValues(page, { nationalRegistry: '85.46.15-077.28', nationality: 'SN' });
    await expect(errorOf(page, 'nationalRegistry')).toHaveCount(0);
    await expect(control(page, 'inBelgiumSince')).toBeVisible();
  });

  test('lives abroad, and gives a Belgian address', { tag: '@desktop' }, async ({ page }) => {
    await openApplication(page);
    await answer(page, 'street', 'Rue Haute');
    await signInAs(page, 'julie');
    await expectValues(page, { firstname: 'Julie', street: 'Rue Haute', zip: '' });
    await expect(noteOf(page, 'street')).toHaveCount(0);
  });

  test('has a national number that is wrong, and hears so where it is asked', {
    tag: '@desktop',
  }, async ({ page }) => {
    await openApplication(page);
    await signInAs(page, 'marc');
    await goOnToIdentity(page, [...CONTACT, ...ADDRESS]);
    await expectValues(page, { nationalRegistry: '83.01.01-111.58' });
    await expect(errorOf(page, 'nationalRegistry')).toBeVisible();
    await expect(control(page, 'nationalRegistry')).toHaveAttribute('aria-invalid', 'true');
    await answer(page, 'nationalRegistry', '83.01.01-111.57');
    await expect(errorOf(page, 'nationalRegistry')).toHaveCount(0);
  });
});

test.describe('who does not sign in after all', () => {
  for (const [what, choice] of [
    ['refuses in the app', '[value="zoe"]'],
    ['cancels', '.cancel'],
  ] as const) {
    test(`${what}, and goes on with what was typed`, { tag: '@desktop' }, async ({ page }) => {
      await openApplication(page);
      await answer(page, 'firstname', 'Émile');
      await goToProvider(page);
      await page.locator(choice).click();
      await expectStep(page, '1');
      await expect(page.locator('.notice')).toContainText('Vous avez annulé');
      await expectValues(page, { firstname: 'Émile' });
      await expect(itsmeButton(page)).toBeVisible();
    });
  }

  test('comes back by the browser’s own button, and may try again', { tag: '@desktop' }, async ({
    page,
  }) => {
    await openApplication(page);
    await answer(page, 'firstname', 'Émile');
    await goToProvider(page);
    await page.goBack();
    await expectValues(page, { firstname: 'Émile' });
    await signInAs(page, 'camille');
    await expectValues(page, { firstname: 'Camille' });
  });

  test('comes back with an answer that is not right, in plain words', { tag: '@desktop' }, async ({
    page,
    context,
  }) => {
    await openApplication(page, 'nl');
    await answer(page, 'firstname', 'Emiel');
    await goToProvider(page);
    await context.clearCookies({ name: /^sign-in-/ });
    await page.locator('[value="camille"]').click();
    await expectStep(page, '1', 'nl');
    await expect(page.locator('.notice')).toContainText('Het aanmelden is niet gelukt');
    await expectValues(page, { firstname: 'Emiel' });
    await expectAccessible(page);
  });

  test('cannot leave while the provider does not answer', { tag: '@desktop' }, async ({
    page,
    noise,
  }) => {
    noise.announce(/503/);
    await openApplication(page);
    await page.route('**/api/v1/itsme-auth-url', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
    );
    await answer(page, 'firstname', 'Émile');
    await itsmeButton(page).click();
    await expect(page.locator('.notice')).toContainText('n’a pas abouti');
    await expectValues(page, { firstname: 'Émile' });
    await expect(itsmeButton(page)).toBeVisible();
  });
});

test('another window’s older answers do not undo what was told', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openApplication(page);
  await answer(page, 'firstname', 'Émile');
  await control(page, 'firstname').blur();
  await page.waitForResponse(/action=pat_form/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(control(other, 'firstname')).toHaveValue('Émile');
  await signInAs(other, 'camille');
  await expectValues(other, { firstname: 'Camille', city: 'Namur' });
  await expectValues(page, { firstname: 'Camille', city: 'Namur' });
});
