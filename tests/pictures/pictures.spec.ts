import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ContractLocale, isContractLocale } from '#domain/locale/locale.ts';
import { onAnotherDevice } from '../browser/harness/another-device.ts';
import {
  application,
  expectStep,
  fillStep,
  goToStep,
  openApplication,
  pressNext,
} from '../browser/harness/application.ts';
import { readMail } from '../browser/harness/mail.ts';
import { applicant, linkFor, openPart, part } from '../browser/harness/sharing.ts';
import { expectValues, goToProvider, itsmeButton } from '../browser/harness/sign-in.ts';
import { expect, test } from '../browser/harness/test.ts';
import { PAGES } from '../built-site/built-pages.ts';
import { TIGHT_BUDGET_ANSWERS } from '../examples/tight-budget.ts';

const FOLDER = join(import.meta.dirname, '../../dist/pictures');

for (const scheme of ['light', 'dark'] as const) {
  test(`pages, ${scheme}`, async ({ page, noise }, { project }) => {
    noise.announce(/404|50[03]/);
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of PAGES.filter((one) => localeOf(one) === localeOfProject(project.name))) {
      await page.goto(path);
      await keep(page, `${path.replaceAll('/', ' ').trim()} ${scheme}`, project.name);
    }
  });

  test(`the application, ${scheme}`, async ({ page, noise }, { project }) => {
    noise.announce(/422/);
    const locale = localeOfProject(project.name);
    await page.emulateMedia({ colorScheme: scheme });
    await openApplication(page, locale);
    for (const step of ['1', '2', '3', '5', '6'] as const) {
      await expectStep(page, step, locale);
      const name = `step ${step} ${scheme}`;
      await keep(page, `${name} empty`, project.name);
      if (step === '6') await page.locator('[data-action="send"]').click();
      else await pressNext(page);
      await keep(page, `${name} errors`, project.name);
      await fillStep(page, step);
      await keep(page, `${name} filled`, project.name);
      if (step === '6') await page.locator('[data-action="send"]').click();
      else await pressNext(page);
    }
    await expect(application(page)).toHaveAttribute('data-step', '7');
    await keep(page, `step 7 ${scheme}`, project.name);
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`two borrowers, a used car, a tight budget, ${scheme}`, async ({ page }, { project }) => {
    const locale = localeOfProject(project.name);
    await page.emulateMedia({ colorScheme: scheme });
    await openApplication(page, locale, { product_code: 'TAEGIVA1' });
    for (const step of ['1', '1b', '1c', '2', '3', '4', '4b', '5', '6'] as const) {
      await expectStep(page, step, locale);
      if (step === '4') await page.locator('.proposal .disclosure__summary').click();
      if (step === '1c' || step === '4' || step === '4b') {
        await keep(page, `two step ${step} ${scheme}`, project.name);
        await page.locator('[data-action="continue"]').click();
        continue;
      }
      if (step !== '6') await pressNext(page);
      await keep(page, `two step ${step} ${scheme} errors`, project.name);
      await fillStep(page, step, TIGHT_BUDGET_ANSWERS);
      await keep(page, `two step ${step} ${scheme} filled`, project.name);
      if (step !== '6') await pressNext(page);
    }
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`signing in, ${scheme}`, async ({ page }, { project }) => {
    const locale = localeOfProject(project.name);
    await page.emulateMedia({ colorScheme: scheme });
    await openApplication(page, locale);
    await expect(itsmeButton(page)).toBeVisible();
    await keep(page, `sign-in choice ${scheme}`, project.name);
    await goToProvider(page);
    await keep(page, `sign-in stand-in ${scheme}`, project.name);
    await page.locator('[name="person"][value="camille"]').click();
    await expectValues(page, { firstname: 'Camille', city: 'Namur' });
    await keep(page, `sign-in done ${scheme}`, project.name);
    await page.goto(`${new URL(page.url()).pathname}?sign-in=failed`);
    await expectValues(page, { firstname: 'Camille' });
    await keep(page, `sign-in failed ${scheme}`, project.name);
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`two people, each on their own device, ${scheme}`, async ({ page, browser, request }, {
    project,
  }) => {
    const locale = localeOfProject(project.name);
    const name = `pictures.${project.name}.${scheme}`;
    await page.emulateMedia({ colorScheme: scheme });
    await openApplication(page, locale);
    await goToStep(page, '6', locale, applicant(name));
    await keep(page, `shared step 6 ${scheme} empty`, project.name);
    await page.locator('.continue-elsewhere summary').click();
    await page.locator('[data-action="mail-link"]').click();
    await readMail(request, `emile.${name}@example.be`);
    await keep(page, `draft link sent ${scheme}`, project.name);
    await fillStep(page, '6', applicant(name));
    await page.locator('[data-action="share"]').click();
    await expectStep(page, '7', locale);
    await keep(page, `shared step 7 ${scheme}`, project.name);
    await page.locator('[data-action="follow"]').click();
    await expect(page.locator('[data-share-state="open"]')).toBeVisible();
    await keep(page, `shared follow ${scheme}`, project.name);
    const link = await linkFor(request, name);
    await onAnotherDevice(browser, page.viewportSize(), async (theirs) => {
      await theirs.emulateMedia({ colorScheme: scheme });
      await openPart(theirs, link);
      for (const step of ['1', '2', '3', '5', '6'] as const) {
        await expectStep(theirs, step, locale);
        await keep(theirs, `e2 step ${step} ${scheme} empty`, project.name);
        await theirs.locator(`[data-action="${step === '6' ? 'send' : 'next'}"]`).click();
        await keep(theirs, `e2 step ${step} ${scheme} errors`, project.name);
        await fillStep(theirs, step, part(name));
        await keep(theirs, `e2 step ${step} ${scheme} filled`, project.name);
        if (step !== '6') await pressNext(theirs);
      }
      await theirs.locator('[data-action="send"]').click();
      await expectStep(theirs, '7', locale);
      await keep(theirs, `e2 step 7 ${scheme}`, project.name);
      await theirs.goto(link);
      await expect(application(theirs)).toHaveAttribute('data-page-state', 'params-missing');
      await keep(theirs, `e2 ended ${scheme}`, project.name);
    });
  });
}

async function keep(page: Page, name: string, project: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // Sticky parts are pictured at their own position.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({
    path: join(FOLDER, `${name} ${project}.png`),
    fullPage: true,
    animations: 'disabled',
  });
}

function localeOf(path: string): ContractLocale | undefined {
  return path.split('/').find(isContractLocale);
}

function localeOfProject(name: string): ContractLocale {
  const locale = name.split('-')[0];
  if (!isContractLocale(locale)) throw new Error(`No language in ${name}`);
  return locale;
}
