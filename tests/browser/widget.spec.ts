import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import type { ProductFamily } from '#domain/tariff/tariff.ts';
import { FAMILIES } from '#site/simulators/loan/families.ts';
import { frame } from '#words/frame/frame.ts';
import { exampleSentence } from '#words/representative-example/example-sentence.ts';
import { simulator } from '#words/simulator/simulator.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { demonstrationLender } from './harness/configuration.ts';
import { type ForeignSite, openForeignSite } from './harness/foreign-site.ts';
import { answer, control, figure } from './harness/form.ts';
import { expect, test as quiet } from './harness/one-window.ts';
import { findSimulator } from './harness/simulation.ts';

const { lender, tariffs } = demonstrationLender();

/** The limit of the script, compressed with brotli, in kilobytes of 1,000 bytes. */
const SCRIPT = 16;

const test = quiet.extend<{ foreign: ForeignSite; tag: (more?: string) => string }>({
  foreign: async ({ baseURL }, use) => {
    const foreign = await openForeignSite(String(baseURL));
    await use(foreign);
    await foreign.close();
  },
  tag: async ({ baseURL }, use) => {
    await use(
      (more = 'data-broker="b-012" data-lang="fr"') =>
        `<script src="${baseURL}/widget/loan-simulator.js" ${more} async></script>`,
    );
  },
});

const widgets = (page: Page) => page.locator('loanfront-simulator');

async function opened(page: Page, foreign: ForeignSite) {
  await page.goto(foreign.origin);
  const widget = widgets(page).first();
  await expect(widget.locator('[data-action="apply"]')).toBeVisible();
  return widget;
}

/** Everything that the browser stores of a visit. */
async function kept(page: Page, context: BrowserContext) {
  const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
  return { stored, cookies: (await context.cookies()).length };
}

const FIGURES = ['amount', 'additionalAmount', 'duration', 'taeg', 'monthlyAmount', 'totalCost'];

/** The loan with the most figures. The others' are proven next to the widget. */
const CASES: readonly [ProductFamily, string, Readonly<Record<string, string>>][] = [
  ['grouping', 'TAEGINL1', { amount: '22000', additionalAmount: '3000', duration: '84' }],
];

test('has the site’s own figures, and the links of its forms', { tag: '@desktop' }, async ({
  page,
  context,
  foreign,
  tag,
  baseURL,
}) => {
  for (const [family, product, answers] of CASES) {
    await page.goto(ADDRESSES[FAMILIES[family].page].fr);
    await findSimulator(page, FAMILIES[family].types[0]?.code);
    const own = page.locator('.simulator');
    for (const [name, value] of Object.entries(answers)) await answer(own, name, value);
    const site = page.locator(`[data-product="${product}"]`).first();
    const names = FIGURES.filter((name) => family === 'grouping' || name !== 'additionalAmount');
    const expected = await Promise.all(names.map((name) => figure(site, name)));
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());

    foreign.show(tag());
    const widget = await opened(page, foreign);
    await control(widget, 'product').selectOption(family);
    for (const [name, value] of Object.entries(answers)) await answer(widget, name, value);
    const shown = widget.locator(`[data-product="${product}"]`);
    await expect(shown).toBeVisible();
    const found = await Promise.all(names.map((name) => figure(shown, name)));
    expect(found, product).toEqual(expected);
    await expect(shown).toContainText(frame.fr.warning);
    await expect(shown).toContainText(exampleSentence(tariffs[product as 'TAEGPSA1'], 'fr'));
    await expect(shown).toContainText(lender.name);

    const link = widget.locator('[data-action="apply"]');
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect(href.origin).toBe(baseURL);
    expect(href.pathname).toBe(ADDRESSES[FAMILIES[family].leadsTo].fr);
    expect(href.searchParams.get('broker-id')).toBe('b-012');
    expect(href.searchParams.get('amount')).toBe(answers.amount);
    expect(href.searchParams.get('duration')).toBe(answers.duration);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    expect(await kept(page, context)).toEqual({ stored: 0, cookies: 0 });
  }
});

test('works by keyboard', { tag: '@desktop' }, async ({ page, foreign, tag }) => {
  foreign.show(tag());
  const widget = await opened(page, foreign);
  await expectAccessible(page, 'a broker’s page');
  await expectNoSidewaysScroll(page);
  const amount = control(widget, 'amount');
  await page.keyboard.press('Tab');
  await expect(control(widget, 'product')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(amount).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1x2.5');
  await expect(amount).toHaveValue('12.5');
  await page.keyboard.type('00');
  await expect(amount).toHaveValue('12\u00a0500');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(amount).not.toHaveValue('12\u00a0500');
  await amount.fill('12');
  await amount.press('Enter');
  await expect(amount).toBeFocused();
  expect(page.context().pages()).toHaveLength(1);
});

test('fits into little room, and uses the page’s colours', { tag: '@desktop' }, async ({
  page,
  foreign,
  tag,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 280, height: 700 });
  const background = () =>
    widgets(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  foreign.show(tag('data-broker="b-012" data-lang="de" data-product="renovation"'));
  await opened(page, foreign);
  await expectNoSidewaysScroll(page);
  expect(await background(), 'a page that is light').toBe('rgb(251, 247, 239)');
  const head = '<meta name="color-scheme" content="light dark">';
  foreign.show(tag(), { head });
  await opened(page, foreign);
  expect(await background(), 'a page that can be dark').toBe('rgb(14, 31, 28)');
  await expectContrast(page, 'the widget in the dark');
});

test('can be used several times, in the page’s language and in others', {
  tag: '@desktop',
}, async ({ page, foreign, tag }) => {
  const elements = LOCALES.map(
    (lang) =>
      `<loanfront-simulator broker="b-1" lang="${lang}" product="car"></loanfront-simulator>`,
  );
  // Inserted by several tags, one of which adds an element of its own.
  foreign.show(tag('') + elements.join('') + tag('data-broker="b-2"'), { lang: 'nl-BE' });
  await page.goto(foreign.origin);
  await expect(widgets(page)).toHaveCount(LOCALES.length + 1);
  for (const [index, lang] of [...LOCALES, 'nl' as const].entries()) {
    const widget = widgets(page).nth(index);
    await expect(widget.locator('[data-action="apply"]')).toContainText(simulator[lang].apply);
    await expect(widget).toContainText(frame[lang].warning);
  }
  const links = widgets(page).locator('[data-action="apply"]');
  await expect(links.first()).toHaveAttribute('href', /broker-id=b-1$/);
  await expect(links.last()).toHaveAttribute('href', /broker-id=b-2$/);
  // Language and broker can change at any time.
  await widgets(page)
    .first()
    .evaluate((element) => element.setAttribute('lang', 'en'));
  await expect(links.first()).toContainText(simulator.en.apply);
});

test('is light, and can be fetched by any site', { tag: '@desktop' }, async ({ request }) => {
  const script = await request.get('/widget/loan-simulator.js');
  expect(brotliCompressSync(await script.body()).length).toBeLessThan(SCRIPT * 1_000);
  const others = lender.languages.map((locale) => `/widget/${locale}.json`);
  for (const address of ['/widget/loan-simulator.js', ...others, '/widget/xx.json']) {
    const headers = (await request.get(address)).headers();
    expect(headers['access-control-allow-origin'], address).toBe('*');
    expect(headers['access-control-allow-credentials'], address).toBeUndefined();
    expect(headers['cross-origin-resource-policy'], address).toBe('cross-origin');
    expect(headers['set-cookie'], address).toBeUndefined();
  }
  expect(script.headers()['cache-control']).toBe('public, max-age=300');
  const page = (await request.get('/fr/')).headers();
  expect(page['access-control-allow-origin']).toBeUndefined();
  expect(page['cross-origin-resource-policy']).toBe('same-origin');
});
