import type { APIRequestContext } from '@playwright/test';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { COBORROWER_LINK_WORDS } from '#words/coborrower-link/coborrower-link.ts';
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { onAnotherDevice } from './harness/another-device.ts';
import {
  application,
  expectStep,
  fillStep,
  goToStep,
  openApplication,
  openApplicationAt,
  pressNext,
} from './harness/application.ts';
import { control } from './harness/form.ts';
import { readMail } from './harness/mail.ts';
import { applicant, linkFor, openPart, part, share, shareFromRecap } from './harness/sharing.ts';
import { expect, test } from './harness/test.ts';

const REFERENCE = /^FLV-\d{4}-[2-9A-HJ-NP-Z]{6}$/;

for (const locale of CONTRACT_LOCALES) {
  test(`two people apply, each on a device of their own, in ${locale}`, async ({
    page,
    browser,
    request,
  }, { project }) => {
    test.slow();
    const name = `shared.${locale}.${project.name}`;
    // Answered in one language here, on an earlier visit in the other.
    if (locale === 'fr') {
      await openApplication(page, locale);
      await goToStep(page, '6', locale, applicant(name));
      await shareFromRecap(page, locale, name);
    } else await share(page, locale, name);
    await expect(page.locator('[data-value="reference"]')).toHaveCount(0);
    await expect(page.locator('[data-action="follow"]')).toBeVisible();
    await expectAccessible(page, 'step 7, shared');
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored).not.toContain('pat_jwt');
    expect(stored).not.toContain('pat_params');

    const link = await linkFor(request, name);
    await onAnotherDevice(browser, page.viewportSize(), async (theirs) => {
      await openPart(theirs, link);
      await expectStep(theirs, '1', locale);
      await expect(theirs.locator('main')).toContainText('Émile');
      await expect(control(theirs, 'firstname')).toHaveCount(0);
      await expect(control(theirs, 'coborrowerFirstname')).toHaveValue('Lotte');
      await pressNext(theirs);
      await expect(control(theirs, 'coborrowerPhone')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(theirs, 'the co-borrower’s step 1 with its errors');
      await expectNoSidewaysScroll(theirs);
      await goToStep(theirs, '3', locale, part(name));
      // The window may be reloaded in between: the link is not in the address any more.
      await theirs.reload();
      await expect(application(theirs)).toHaveAttribute('data-page-state', 'form');
      await expectStep(theirs, '1', locale);
      await goToStep(theirs, '6', locale, part(name));
      await expect(control(theirs, 'useMyData')).toHaveCount(0);
      await expect(theirs.locator('main')).not.toContainText('Rue de l’Écluse');
      await expect(theirs.locator('main')).toContainText(COBORROWER_LINK_WORDS[locale].e2.duty);
      await expectAccessible(theirs, 'the co-borrower’s recap');
      await fillStep(theirs, '6', part(name));
      await theirs.locator('[data-action="send"]').click();
      await expectStep(theirs, '7', locale);
      await expect(theirs.locator('[data-value="reference"]')).toHaveText(REFERENCE);
      const reference = (await theirs.locator('[data-value="reference"]').textContent()) ?? '';
      await expect
        .poll(async () => (await readMail(request, `emile.${name}@example.be`)).subject)
        .toContain(reference);
      await expect
        .poll(async () => (await readMail(request, `lotte.${name}@example.be`)).subject)
        .toContain(reference);
      await theirs.goBack();
      await expect(application(theirs)).toHaveAttribute('data-page-state', 'params-missing');
      await expect(theirs.locator('main')).toContainText(COBORROWER_LINK_WORDS[locale].ended.sent);
      await expect(theirs.getByRole('heading', { level: 1 })).toBeInViewport();
    });

    await onAnotherDevice(browser, page.viewportSize(), async (again) => {
      await again.goto(link);
      await expect(application(again)).toHaveAttribute('data-page-state', 'params-missing');
      await expectAccessible(again, 'a link that has ended');
    });
  });
}

test('what the co-borrower owes changes the loan, and both are short of money', async ({
  page,
  browser,
  request,
}, { project }) => {
  test.slow();
  const name = `tight.${project.name}`;
  await share(page, 'nl', name);
  const link = await linkFor(request, name);
  await onAnotherDevice(browser, page.viewportSize(), async (theirs) => {
    await openPart(theirs, link);
    await goToStep(theirs, '4', 'nl', {
      ...part(name),
      coborrowerMainIncome: '1',
      coborrowerHasCredits: 'yes',
      coborrowerCurrentCredits: [
        {
          type: 'PAT',
          amountBorrowed: '5000',
          monthlyAmount: '150',
          beginDate: '01/03/2025',
          duration: '48',
          payBack: 'yes',
        },
      ],
      coborrowerHasExtraFees: 'yes',
      coborrowerExtraFeesAmount: '2000',
      coborrowerExtraFeesReason: 'Zorg',
    });
    await expect(theirs.locator('.budget-lines')).toHaveCount(0);
    await expectAccessible(theirs, 'the budget of the two');
    await theirs.locator('[data-action="continue"]').click();
    await expectStep(theirs, '4b', 'nl');
    await expect(theirs.locator('[data-value="newProduct"]').first()).toHaveAttribute(
      'data-code',
      'TAEGINL1',
    );
    await expect(theirs.locator('[data-action="restart"]')).toHaveCount(0);
    // As if the tariff changed at this moment: what they accept is not today's rate.
    await theirs.route('**/api/v1/submit?*', async (route) => {
      const sent: Record<string, unknown> = route.request().postDataJSON();
      await route.continue({ postData: { ...sent, taeg: '4.44' } });
    });
    await theirs.locator('[data-action="continue"]').click();
    await goToStep(theirs, '6', 'nl', part(name));
    await fillStep(theirs, '6', part(name));
    await theirs.locator('[data-action="send"]').click();
    await expectStep(theirs, '4', 'nl');
    await theirs.unroute('**/api/v1/submit?*');
    await theirs.locator('[data-action="continue"]').click();
    await expectStep(theirs, '4b', 'nl');
    await expect(theirs.locator('main')).toContainText(
      COBORROWER_LINK_WORDS.nl.e2.conditionsChanged,
    );
    await expect(theirs.locator('[data-value="product"]').first()).toHaveAttribute(
      'data-code',
      'TAEGPSA1',
    );
    await goToStep(theirs, '6', 'nl', part(name));
    await fillStep(theirs, '6', part(name));
    await theirs.locator('[data-action="send"]').click();
    await expectStep(theirs, '7', 'nl');
    await expect(theirs.locator('[data-product]').first()).toHaveAttribute(
      'data-product',
      'TAEGINL1',
    );
    // The applicant decides first: nothing is sent, and there is no reference.
    const { toAgree } = COBORROWER_LINK_WORDS.nl.e2;
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(toAgree.title);
    await expect(theirs).toHaveTitle(new RegExp(toAgree.title));
    await expect(theirs.locator('[data-value="reference"]')).toHaveCount(0);
    await expect(theirs.locator('[data-document="summary"]')).toHaveCount(1);
    await expectAccessible(theirs, 'a part that waits for the applicant');
    await theirs.goBack();
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(toAgree.title);
    await expect(application(theirs)).toHaveAttribute('data-page-state', 'params-missing');
    // Reloaded, it says how it stands, and nothing of a simulation that is missing.
    await theirs.reload();
    await expect(application(theirs)).toHaveAttribute('data-page-state', 'params-missing');
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(toAgree.title);
  });
});

test('the co-borrower may decline, and the link ends', async ({ page, browser, request }, {
  project,
}) => {
  const name = `declined.${project.name}`;
  await share(page, 'fr', name);
  const link = await linkFor(request, name);
  await onAnotherDevice(browser, page.viewportSize(), async (theirs) => {
    await theirs.goto(link);
    const ask = theirs.getByRole('button', { name: 'Je ne souhaite pas emprunter' });
    const back = theirs.getByRole('button', { name: 'Revenir à la demande' });
    await ask.click();
    await expect(back).toBeFocused();
    await expectAccessible(theirs, 'the question before declining');
    await back.click();
    await expect(ask).toBeFocused();
    await ask.click();
    await theirs.locator('[data-action="decline"]').click();
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('C’est noté');
    await expect(theirs.getByRole('heading', { level: 1 })).toBeFocused();
    await theirs.goto(link);
    await expect(application(theirs)).toHaveAttribute('data-page-state', 'params-missing');
  });
});

/** What the applicant does meanwhile, with the key of the page they follow it on. */
async function withdraw(request: APIRequestContext, name: string): Promise<void> {
  const { text } = await readMail(request, `emile.${name}@example.be`);
  const key = /#(follow\.\S+)/.exec(text)?.[1];
  expect((await request.post('/api/v1/shares/withdraw', { data: { key } })).status()).toBe(200);
}

test('what ended meanwhile is told as it ended', async ({ page, browser, request }, {
  project,
}) => {
  test.slow();
  const name = `meanwhile.${project.name}`;
  const withdrawn = 'La personne qui vous l’a envoyé a retiré la demande.';
  await share(page, 'fr', name);
  const link = await linkFor(request, name);
  await onAnotherDevice(browser, page.viewportSize(), async (theirs) => {
    const beside = await theirs.context().newPage();
    await openPart(theirs, link);
    await openPart(beside, link);
    await beside.getByRole('button', { name: 'Je ne souhaite pas emprunter' }).click();
    await goToStep(theirs, '6', 'fr', part(name));
    await fillStep(theirs, '6', part(name));
    await withdraw(request, name);

    await theirs.locator('[data-action="send"]').click();
    await expect(theirs.locator('main')).toContainText(withdrawn);
    await beside.locator('[data-action="decline"]').click();
    await expect(beside.locator('main')).toContainText(withdrawn);
  });
});

test('a session that was left alone asks for the link again', async ({ page, noise }) => {
  noise.announce(/401/);
  await page.goto('/nl/');
  await page.evaluate(() => sessionStorage.setItem('pat_coborrower', 'long.gone.session'));
  await page.goto('/nl/kredietaanvraag/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw sessie is afgelopen');
  await expect(page.locator('main')).toContainText('Open de link in onze e-\u2060mail opnieuw');
});

test('a second window is told that the request was shared, and where to follow it', async ({
  page,
  context,
}, { project }) => {
  const answers = applicant(`twice.${project.name}`);
  await openApplicationAt(page, '6', 'fr', answers);
  const second = await context.newPage();
  await second.goto('/fr/demande-de-credit/');
  await expect(application(second)).toHaveAttribute('data-page-state', 'form');
  await fillStep(page, '6', answers);
  await page.locator('[data-action="share"]').click();
  await expectStep(page, '7');
  const follow = await page.locator('[data-action="follow"]').getAttribute('href');

  const told = second.getByRole('alert').filter({ hasText: 'Cette demande est déjà partagée.' });
  await expect(told.locator('[data-action="follow"]')).toHaveAttribute('href', follow ?? '');
  await expect(second.locator('form, [data-action="next"]')).toHaveCount(0);
  await expectAccessible(second, 'an application shared elsewhere');
  await second.locator('[data-action="follow"]').click();
  await expect(second.locator('[data-share-state="open"]')).toBeVisible();
});

test('a link that is not whole says so', async ({ page, noise }) => {
  noise.announce(/401/);
  await page.goto('/fr/demande-de-credit/?token=forged&params=e30');
  await expect(application(page)).toHaveAttribute('data-page-state', 'params-missing');
  await expect(page.locator('main')).toContainText('Ce lien n’est pas complet');
  await expect(page).toHaveURL('/fr/demande-de-credit/');
});
