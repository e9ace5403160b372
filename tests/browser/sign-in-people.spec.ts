import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { expectStep, fillStep, openApplication, pressNext } from './harness/application.ts';
import { answer, control } from './harness/form.ts';
import { expect, test } from './harness/one-window.ts';
import {
  ADDRESS,
  CONTACT,
  expectValues,
  goOnToIdentity,
  goToProvider,
  itsmeButton,
  noteOf,
  signInAs,
  statedAlready,
} from './harness/sign-in.ts';

test.describe('a person with complete data', () => {
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

  test('finds it in the form, is told so, and can correct it', { tag: '@desktop' }, async ({
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
        /^Repris d’itsme le \d{2}\/\d{2}\/\d{4} à \d{1,2}\sh\s\d{2}$/,
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

  test('sends a request, in Dutch, and the lender sees the source of the data', {
    tag: '@desktop',
  }, async ({ page }) => {
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
      statedAlready(['birthDate', 'nationalRegistry', 'birthLocation', 'nationality']),
    );
    await pressNext(page);
    await expectStep(page, '6', 'nl');
    await expect(noteOf(page, 'email')).toBeVisible();
    await fillStep(page, '6', statedAlready(CONTACT));
    await page.locator('[data-action="send"]').click();
    await expectStep(page, '7', 'nl');
  });
});

test.describe('a person who does not complete the sign-in', () => {
  test('refuses in the app, and continues with what was typed', { tag: '@desktop' }, async ({
    page,
  }) => {
    await openApplication(page);
    await answer(page, 'firstname', 'Émile');
    await goToProvider(page);
    await page.locator('[value="zoe"]').click();
    await expectStep(page, '1');
    await expect(page.locator('.notice')).toContainText('Vous avez annulé');
    await expectValues(page, { firstname: 'Émile' });
    await expect(itsmeButton(page)).toBeVisible();
  });

  test('comes back by the browser’s Back button, and can try again', { tag: '@desktop' }, async ({
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
});
