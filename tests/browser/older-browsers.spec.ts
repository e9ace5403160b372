import type { Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import { stepPath } from '#journey/steps.ts';
import { frame } from '#words/frame/frame.ts';
import { fluvia } from '../examples/fluvia.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { storeSimulation } from './harness/application.ts';
import { findSimulator } from './harness/simulation.ts';
import { expect, test } from './harness/test.ts';

const PHONE = fluvia.lender.phones.personal;

/** A sentence of the frame as a visitor reads it. */
const sentence = (text: string) => text.replace('{phone}', PHONE.shown);
const STOPPED = sentence(frame.fr.islands.stopped);
const TOO_OLD = sentence(frame.fr.islands.tooOld);

/** Makes the browser one that answers no to this question about its style sheets. */
async function pretendOlder(page: Page, lacking: string) {
  await page.addInitScript((lacking) => {
    const { supports } = CSS;
    CSS.supports = (...condition: string[]) =>
      !condition.join().includes(lacking) && Reflect.apply(supports, CSS, condition);
    const match = window.matchMedia;
    window.matchMedia = (query) => match.call(window, query.includes(lacking) ? 'not all' : query);
  }, lacking);
}

/** Expects the sentence that a part has stopped, with both ways on. */
async function expectStopped(page: Page) {
  const notice = page.getByRole('alert').filter({ hasText: STOPPED });
  await expect(notice).toBeVisible();
  await expect(notice.locator(`a[href="tel:${PHONE.e164}"]`)).toBeVisible();
  await expect(notice.getByRole('link', { name: frame.fr.islands.reload })).toBeVisible();
  await expect(page.locator('.awaits-script:visible')).toHaveCount(0);
}

// W-1.22
for (const lacking of ['selector(:has', 'color-mix', 'width>'])
  test(`a browser without ${lacking} reads pages as without script, and that it is too old`, async ({
    page,
  }) => {
    await pretendOlder(page, lacking);
    for (const path of [ADDRESSES.home.fr, ADDRESSES.carLoan.fr, ADDRESSES.mortgage.fr]) {
      await page.goto(path);
      await expect(page.getByText(TOO_OLD), path).toBeVisible();
      await expect(page.locator('[data-value="monthlyAmount"]').first(), path).toBeVisible();
    }
    await page.goto(stepPath('1', 'fr'));
    await expect(page.getByText(TOO_OLD)).toBeVisible();
    await expect(page.locator('h1:visible')).toHaveCount(1);
    await expect(page.locator('.awaits-script:visible')).toHaveCount(0);
    await expectAccessible(page, 'the application in an older browser');
  });

test('an older browser finds brokers as without script', async ({ page }) => {
  await pretendOlder(page, 'selector(:has');
  await page.goto(ADDRESSES.brokers.fr);
  await page.locator('#broker-map [name="zip"]').fill('5000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/zip=5000/);
  await expect(page.locator('[data-broker]').first()).toBeVisible();
});

// W-1.21
test('an application that throws leaves a sentence, and starts again where it was', async ({
  page,
  noise,
}) => {
  noise.announce(/toReversed|toSorted|minified React error|client-errors/i);
  await storeSimulation(page, {});
  await page.addInitScript(() => {
    if (sessionStorage.getItem('mended') !== null) return;
    Reflect.deleteProperty(Array.prototype, 'toReversed');
    Reflect.deleteProperty(Array.prototype, 'toSorted');
  });
  await page.goto(
    `${stepPath('1', 'fr')}?product_code=TAEGPSA1&amount=12500&duration=48&taeg=4.49`,
  );
  await expectStopped(page);
  await expectAccessible(page, 'a stopped application');
  await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
  await page.getByRole('link', { name: frame.fr.islands.reload }).click();
  await expect(page.locator('[data-page-state="captcha"]')).toBeVisible();
});

test('an island whose script does not come keeps what was built, and says that it stopped', async ({
  page,
  noise,
}) => {
  noise.announce(/ERR_FAILED|Failed to (load|fetch)|Error hydrating/);
  await page.route(/application\..*\.js/, (route) => route.abort());
  await page.goto(stepPath('1', 'fr'));
  await expectStopped(page);
  await page.unrouteAll();
  await page.route(/\/simulator\..*\.js/, (route) => route.abort());
  await page.goto(ADDRESSES.carLoan.fr);
  await page.mouse.wheel(0, 100);
  await expectStopped(page);
  await expect(page.locator('[data-value="monthlyAmount"]').first()).toBeVisible();
});

test('the finder and its map work without the calls that served browsers lack', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [Map, 'groupBy'],
      [Object, 'groupBy'],
      [URL, 'canParse'],
      [URL, 'parse'],
      [AbortSignal, 'any'],
      [Promise, 'withResolvers'],
    ] as const)
      Reflect.deleteProperty(owner, name);
  });
  await page.goto(`${ADDRESSES.brokers.fr}?zip=5000`);
  await expect(page.locator('[data-broker]').first()).toBeVisible();
  await expect(page.locator('.mark').first()).toBeVisible();
  await page.goto(ADDRESSES.home.fr);
  await findSimulator(page);
});
