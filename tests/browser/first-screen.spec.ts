import type { Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import { CONTRACT_LOCALES, LOCALES } from '#domain/locale/locale.ts';
import { stepPath } from '#journey/steps.ts';
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import {
  application,
  expectStep,
  fillStep,
  openApplication,
  openApplicationAt,
  pressNext,
} from './harness/application.ts';
import { endOfFirstAnswer, FIRST_ANSWER } from './harness/first-answer.ts';
import { answer } from './harness/form.ts';
import { waitForIdle } from './harness/idle.ts';
import { expect, test } from './harness/one-window.ts';
import { findSimulator } from './harness/simulation.ts';

/*
 * What is seen before anything is scrolled: on a phone the payment, its rate and the button, whether the
 * consent question is open or answered; on a desktop the loan's river too; of the application what a step asks first.
 */

const PHONE = { width: 360, height: 760 };
const DESKTOP = { width: 1280, height: 800 };

/** What has to be seen at once: in the bar, and above it the amount. */
const IN_THE_BAR = [
  '.answer__bar .answer__payment [data-number]',
  '.answer__bar [data-value="taeg"]',
  '.answer__bar [data-action="apply"]',
];
const AMOUNT = '.sentence [name="amount"]';

const LOANS = [
  '/fr/',
  '/nl/',
  '/de/',
  ADDRESSES.carLoan.fr,
  ADDRESSES.grouping.nl,
  ADDRESSES.coproperty.fr,
];
const MORTGAGES = [ADDRESSES.mortgage.fr, ADDRESSES.lightMortgage.nl];

/** Those of them that are not whole in the window, or that something covers. */
function hiddenOf(page: Page, wanted: readonly string[]): Promise<string[]> {
  return page.evaluate((selectors) => {
    const isSeen = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) return false;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isInside = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
      return (
        isInside &&
        [0.25, 0.75].every((share) =>
          element.contains(
            document.elementFromPoint((left + right) / 2, top + share * (bottom - top)),
          ),
        )
      );
    };
    return selectors.filter((selector) => !isSeen(selector));
  }, wanted);
}

/** From the bar's foot to what it stands on: the consent question, or the window's edge. */
const gapBelowBar = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector<HTMLElement>(selector)?.getBoundingClientRect();
    const question = box('.consent:not([hidden])');
    // Zero has no sign.
    return Math.round((question?.top ?? innerHeight) - (box('.answer__bar')?.bottom ?? 0)) + 0;
  });

for (const path of [...LOANS, ...MORTGAGES]) {
  const wanted = LOANS.includes(path) ? [AMOUNT, ...IN_THE_BAR] : IN_THE_BAR;

  test(`${path} shows what a loan costs on a phone's first screen`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const question = page.locator('.consent');
    await expect(question).toBeVisible();
    await expect.poll(() => hiddenOf(page, wanted), 'with the question').toEqual([]);
    await expect.poll(() => gapBelowBar(page), 'the question joins it').toBe(0);
    await page.locator('[data-consent="refuse"]').click();
    await expect(question).toBeHidden();
    await expect.poll(() => hiddenOf(page, wanted), 'without the question').toEqual([]);
    await expect.poll(() => gapBelowBar(page), 'at the window’s edge').toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const bar = await page.locator('.answer__bar').boundingBox();
    expect(bar?.height).toBeLessThan(100);
  });
}

test('the bar covers no focused element of the simulator', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(ADDRESSES.carLoan.nl);
  const simulator = await findSimulator(page, 'TAEGIVA1');
  await expect(page.locator('.consent')).toBeVisible();
  await simulator.locator('[name="amount"]').focus();
  for (let stop = 0; stop < 12; stop += 1) {
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('.answer__bar');
      if (!focused || !bar || bar.contains(focused)) return null;
      const { top, bottom } = focused.getBoundingClientRect();
      const over = bar.getBoundingClientRect();
      return bottom > over.top && top < over.bottom ? focused.outerHTML : null;
    });
    expect(covered).toBeNull();
    await page.keyboard.press('Tab');
  }
});

test('the bar says what is missing, and where no rate was worked out again', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/fr/');
  await answer(await findSimulator(page), 'amount', '1');
  await expect(page.locator('.answer__bar [data-action="apply"]')).toBeDisabled();
  await expect(page.locator('.answer__bar .simulator__missing')).toBeVisible();
  await expectNoSidewaysScroll(page, 'a wrong amount');
  await expectAccessible(page, 'a wrong amount');
});

test('what the bar explains opens within the window', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/fr/');
  await page.locator('[data-consent="refuse"]').click();
  await page.evaluate(() => scrollTo(0, 400));
  await page.locator('.answer__bar .help-tip__button').click();
  await expect(page.locator('.answer__bar .help-tip__bubble')).toBeInViewport({ ratio: 1 });
});

for (const [expected, window] of [
  ['a low window', { width: 740, height: 360 }],
  ['400 % zoom', { width: 320, height: 256 }],
] as const) {
  test(`in ${expected} the bar is a part of the page`, async ({ page }) => {
    await page.setViewportSize(window);
    await page.goto('/fr/');
    await expect(page.locator('.answer__bar')).toHaveCSS('position', 'static');
    await expectNoSidewaysScroll(page, expected);
  });
}

for (const path of LOANS) {
  test(`${path} shows the river on a desktop's first screen`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    expect(await hiddenOf(page, [AMOUNT, '[data-action="apply"]', '.simulator__key'])).toEqual([]);
    const river = await page.locator('.river__bank').boundingBox();
    if (!river) throw new Error('There is no river');
    expect(river.x).toBeLessThanOrEqual(0);
    expect(river.x + river.width).toBeGreaterThanOrEqual(DESKTOP.width - 1);
    expect(river.y + river.height).toBeLessThanOrEqual(DESKTOP.height);
    const title = await page.locator('h1').boundingBox();
    const payment = await page.locator('.answer__payment').boundingBox();
    if (!title || !payment) throw new Error('There is no title, or no payment');
    expect(payment.x).toBeGreaterThanOrEqual(title.x + title.width);
    expect(payment.y).toBeLessThan(title.y + title.height);
  });
}

for (const path of MORTGAGES) {
  test(`${path} shows where the river begins, and its caption`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    await page.locator('[data-consent="refuse"]').click();
    await expect
      .poll(() => hiddenOf(page, ['[data-action="apply"]', '.simulator__key']))
      .toEqual([]);
    const river = await page.locator('.river__bank').boundingBox();
    if (!river) throw new Error('There is no river');
    expect(river.y).toBeLessThan(DESKTOP.height - 100);
  });
}

/** How many words step 1 may have in its main part. */
const STEP_1_WORDS = 150;

const CAR = { product_code: 'TAEGIVA1', amount: 15_000, duration: 48, taeg: 4.49 };

/** The words that are read in the main part: no choices of closed lists, and nothing that waits to be opened. */
const countWords = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return Number.POSITIVE_INFINITY;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let words = 0;
    while (texts.nextNode()) {
      const around = texts.currentNode.parentElement;
      if (!around?.checkVisibility() || around.closest('option, .unseen, style, script')) continue;
      const text = texts.currentNode.textContent ?? '';
      words += text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
    }
    return words;
  });

//
for (const locale of CONTRACT_LOCALES) {
  test(`the first answer of every step is on a phone's first screen, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openApplication(page, locale);
    await expect(page.locator('[data-action="sign-in"]')).toBeVisible();
    await expect.poll(() => endOfFirstAnswer(page), 'step 1').toBeLessThanOrEqual(FIRST_ANSWER);
    expect(await countWords(page)).toBeLessThanOrEqual(STEP_1_WORDS);
    for (const step of ['2', '3', '5'] as const) {
      await openApplicationAt(page, step, locale);
      await expect.poll(() => endOfFirstAnswer(page), step).toBeLessThanOrEqual(FIRST_ANSWER);
    }
    await openApplication(page, locale, CAR);
    await fillStep(page, '1');
    await pressNext(page);
    await expectStep(page, '1b', locale);
    await expect.poll(() => endOfFirstAnswer(page), '1b').toBeLessThanOrEqual(FIRST_ANSWER);
  });
}

//
test('the loan is a line that opens over the form, with its warning and example', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openApplication(page);
  const law = page.locator('.loan-summary__opened .loan-law');
  await expect(law).toBeHidden();
  const before = await endOfFirstAnswer(page);
  await page.locator('.loan-summary__payment').click();
  await expect(law).toBeInViewport({ ratio: 1 });
  expect(await endOfFirstAnswer(page)).toBe(before);
  await expectAccessible(page, 'the loan opened');
  const foot = page.locator('.loan-summary > .loan-law');
  const form = await page.locator('.step-form').boundingBox();
  const below = await foot.boundingBox();
  expect(below?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0) - 1);
});

//
test('the footer of the application is low, and its links are folded on a phone', {
  tag: '@both',
}, async ({ page }) => {
  await openApplication(page);
  const footer = page.locator('.footer--bare');
  const link = footer.getByRole('link', { name: 'Vie privée' });
  await expect(
    footer.locator('.footer__open, .footer__closed').filter({ visible: true }),
  ).toHaveCount(1);
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await expect(link).toBeVisible({ visible: !isPhone });
  const height = (await footer.boundingBox())?.height;
  expect(height).toBeLessThan(isPhone ? 480 : 240);
  if (!isPhone) return;
  await footer.locator('summary').click();
  await expect(link).toBeVisible();
});

test('a missing simulation has its picture next to its text, and the footer in view', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(stepPath('1', 'fr'));
  await expect(application(page)).toHaveAttribute('data-page-state', 'params-missing');
  await page.locator('[data-consent="refuse"]').click();
  const title = await page.locator('h1').boundingBox();
  const picture = await page.locator('.gate .drawing').boundingBox();
  if (!title || !picture) throw new Error('There is no title, or no picture');
  expect(picture.x).toBeGreaterThan(title.x + title.width / 2);
  expect(picture.y).toBeLessThan(title.y + 200);
  await expect(page.locator('.footer__warning')).toBeInViewport();
});

/** How many words of a first screen are read before anything is scrolled, header included (docs/design.md, Voice). */
const MAX_WORDS = 150;

/** The words in the window, without those that are folded in, hidden or only heard. */
function countWordsInWindow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let count = 0;
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const isRead =
        text.parentElement?.checkVisibility({ visibilityProperty: true }) &&
        !text.parentElement.closest('script, style, option, .unseen');
      for (const { 0: word, index } of isRead ? text.data.matchAll(/[^ \t\n]+/g) : []) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { top, bottom, left, right, width } = range.getBoundingClientRect();
        const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        if (/[\p{L}\p{N}]/u.test(word) && width > 1 && isInside) count += 1;
      }
    }
    return count;
  });
}

for (const locale of LOCALES) {
  for (const window of [PHONE, DESKTOP]) {
    test(`the home page in ${locale} says little on a first screen of ${window.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(window);
      await page.goto(ADDRESSES.home[locale]);
      await page.locator('[data-consent="refuse"]').click();
      await expect(page.locator('.consent')).toBeHidden();
      await findSimulator(page);
      expect(await countWordsInWindow(page)).toBeLessThanOrEqual(MAX_WORDS);
    });
  }
}

/** How much of the window moved since the page began, and how far (https://web.dev/cls): 0 is nothing at all. */
function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let shift = 0;
    const add = (entries: PerformanceEntry[]) => {
      for (const entry of entries) shift += (entry as unknown as { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    add(observer.takeRecords());
    return shift;
  });
}

test('nothing in view jumps when the application comes before the sign-ins', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/v1/sign-ins', async (route) => {
    await answered;
    await route.fulfill({ json: [{ id: 'itsme', name: 'itsme' }] });
  });
  const loaded = Promise.all(
    [/\/jwt-refresh$/, /\/rate\//].map((call) => page.waitForResponse(call)),
  );
  const opening = openApplication(page);
  await loaded;
  await waitForIdle(page);
  await expect(application(page)).toHaveAttribute('data-page-state', 'loading');
  answer();
  await opening;
  await expect(page.locator('[data-action="sign-in"]')).toBeVisible();
  expect(await layoutShiftOf(page)).toBeLessThan(0.02);
});

test('nothing in view jumps when the application comes', async ({ page }) => {
  await page.goto(stepPath('1', 'fr'));
  await expect(application(page)).toHaveAttribute('data-page-state', 'params-missing');
  expect(await layoutShiftOf(page)).toBeLessThan(0.02);
  await openApplication(page);
  expect(await layoutShiftOf(page)).toBeLessThan(0.02);
});

for (const locale of CONTRACT_LOCALES)
  test(`the loans of the home page are one row on a desktop, in ${locale}`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(ADDRESSES.home[locale]);
    const tabs = page.locator('.home-stage__choice > .tab-links').last().locator('.tab-links__tab');
    const tops = () => tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    await expect.poll(async () => new Set(await tops()).size).toBe(1);
    expect((await tops()).length).toBeGreaterThan(5);
  });
