import type { Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { stepPath } from '#journey/steps.ts';
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessibility.ts';
import { application, openApplication } from './harness/application.ts';
import { answer } from './harness/form.ts';
import { waitForIdle } from './harness/idle.ts';
import { expect, test } from './harness/one-window.ts';
import { findSimulator } from './harness/simulation.ts';

/*
 * What is seen before anything is scrolled: on a phone the payment, its rate and the button, whether the
 * consent question is open or answered; on a desktop the loan's river too.
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
    return Math.round((question?.top ?? innerHeight) - (box('.answer__bar')?.bottom ?? 0));
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

/** How many words of a first screen are read before anything is scrolled, header included (docs/design.md, Voice). */
const MAX_WORDS = 150;

/** The words in the window, without those that are folded in, hidden or only heard. */
function countWords(page: Page): Promise<number> {
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
      expect(await countWords(page)).toBeLessThanOrEqual(MAX_WORDS);
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
