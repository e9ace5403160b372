import { COBORROWER_LINK_WORDS } from '#words/coborrower-link/coborrower-link.ts';
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { onAnotherDevice } from './harness/another-device.ts';
import {
  application,
  expectStep,
  fillStep,
  goToStep,
  openApplication,
  pressNext,
} from './harness/application.ts';
import { endOfFirstAnswer, FIRST_ANSWER } from './harness/first-answer.ts';
import { control } from './harness/form.ts';
import { readMail } from './harness/mail.ts';
import { expect, test } from './harness/one-window.ts';
import { applicant, linkFor, openPart, part, share, shareFromRecap } from './harness/sharing.ts';

const REFERENCE = /^FLV-\d{4}-[2-9A-HJ-NP-Z]{6}$/;

test('two people apply, each on their own device', async ({ page, browser, request }, {
  project,
}) => {
  test.slow();
  // What is said in either language: coborrowers-part.dom.test.tsx. Dutch words leave less room.
  const locale = 'nl';
  const name = `shared.${project.name}`;
  await openApplication(page, locale);
  await goToStep(page, '6', locale, applicant(name));
  await shareFromRecap(page, locale, name);
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
    //
    await expect
      .poll(() => endOfFirstAnswer(theirs, '[data-action="sign-in"]'))
      .toBeLessThanOrEqual(FIRST_ANSWER);
    await expect(control(theirs, 'firstname')).toHaveCount(0);
    await expect(control(theirs, 'coborrowerFirstname')).toHaveValue('Lotte');
    await pressNext(theirs);
    await expect(control(theirs, 'coborrowerPhone')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(theirs, 'the co-borrower’s step 1 with its errors');
    await expectNoSidewaysScroll(theirs);
    await goToStep(theirs, '3', locale, part(name));
    // Reloading works although the key is no longer in the address.
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
    await expect(theirs.locator('[data-value="reference"]')).toHaveText(reference);
    await expect(theirs.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  await onAnotherDevice(browser, page.viewportSize(), async (again) => {
    await again.goto(link);
    await expect(application(again)).toHaveAttribute('data-page-state', 'params-missing');
    await expectAccessible(again, 'a link that has ended');
  });
});

test('the co-borrower’s debts change the loan, and both fall short', async ({
  page,
  browser,
  request,
}, { project }) => {
  test.slow();
  const locale = 'fr';
  const name = `tight.${project.name}`;
  await share(page, locale, name);
  const link = await linkFor(request, name);
  await onAnotherDevice(browser, page.viewportSize(), async (theirs) => {
    await openPart(theirs, link);
    await goToStep(theirs, '4', locale, {
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
      coborrowerExtraFeesReason: 'Soins',
    });
    await expect(theirs.locator('.budget-lines')).toHaveCount(0);
    await expectAccessible(theirs, 'the budget of the two');
    await theirs.locator('[data-action="continue"]').click();
    await expectStep(theirs, '4b', locale);
    await expect(theirs.locator('[data-value="newProduct"]').first()).toHaveAttribute(
      'data-code',
      'TAEGINL1',
    );
    await expect(theirs.locator('[data-action="restart"]')).toHaveCount(0);
    // Simulates a tariff change: the rate they accept is not today's.
    await theirs.route('**/api/v1/submit?*', async (route) => {
      const sent: Record<string, unknown> = route.request().postDataJSON();
      await route.continue({ postData: { ...sent, taeg: '4.44' } });
    });
    await theirs.locator('[data-action="continue"]').click();
    await goToStep(theirs, '6', locale, part(name));
    await fillStep(theirs, '6', part(name));
    await theirs.locator('[data-action="send"]').click();
    await expectStep(theirs, '4', locale);
    await theirs.unroute('**/api/v1/submit?*');
    await theirs.locator('[data-action="continue"]').click();
    await expectStep(theirs, '4b', locale);
    await expect(theirs.locator('main')).toContainText(
      COBORROWER_LINK_WORDS[locale].e2.conditionsChanged,
    );
    await expect(theirs.locator('[data-value="product"]').first()).toHaveAttribute(
      'data-code',
      'TAEGPSA1',
    );
    await goToStep(theirs, '6', locale, part(name));
    await fillStep(theirs, '6', part(name));
    await theirs.locator('[data-action="send"]').click();
    await expectStep(theirs, '7', locale);
    await expect(theirs.locator('[data-product]').first()).toHaveAttribute(
      'data-product',
      'TAEGINL1',
    );
    // The applicant decides first: nothing is sent, and there is no reference.
    const { toAgree } = COBORROWER_LINK_WORDS[locale].e2;
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(toAgree.title);
    await expect(theirs).toHaveTitle(new RegExp(toAgree.title));
    await expect(theirs.locator('[data-value="reference"]')).toHaveCount(0);
    await expect(theirs.locator('[data-document="summary"]')).toHaveCount(1);
    await expectAccessible(theirs, 'a part that waits for the applicant');
    await theirs.goBack();
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(toAgree.title);
    await expect(application(theirs)).toHaveAttribute('data-page-state', 'params-missing');
    // After a reload it shows the status, and nothing about a missing simulation.
    await theirs.reload();
    await expect(application(theirs)).toHaveAttribute('data-page-state', 'params-missing');
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(toAgree.title);
  });
});
