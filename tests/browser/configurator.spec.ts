import type { Locator, Page, Route } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import { formatAmount } from '#domain/money/format.ts';
import { toCents, toEuros } from '#domain/money/money.ts';
import type { MortgageMode, MortgageProduct } from '#domain/mortgage/mortgage.ts';
import { findOffers } from '#domain/mortgage/offers.ts';
import { workOutPurchase } from '#domain/purchase/purchase.ts';
import { offersOf } from '#site/simulators/loan/simulate.ts';
import { writeOffers } from '#view/offers/write-offers.ts';
import { PURCHASE_WORDS } from '#words/purchase/purchase.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { demonstrationLender } from './harness/configuration.ts';
import { consent } from './harness/consent.ts';
import { answer, control, errorOf, figure } from './harness/form.ts';
import { expectHydrated } from './harness/islands.ts';
import { expect, test } from './harness/one-window.ts';

const { mortgages, tariffs } = demonstrationLender();

/** The page's calls to the server, and no other requests. */
const CALL = /\/(simulateur|simulator)\/\?amount=/;

/** French on a phone, Dutch on a desktop. */
const languageOf = (isMobile: boolean) => (isMobile ? 'fr' : 'nl');

async function open(page: Page, isMobile: boolean, query = ''): Promise<Locator> {
  await page.goto(ADDRESSES.configurator[languageOf(isMobile)] + query);
  const configurator = page.locator('#configurator');
  await expectHydrated(page, { around: configurator });
  return configurator;
}

/** Changes the question: in the panel on a phone, else in the page. */
async function call(page: Page, isMobile: boolean, changes: Record<string, string>): Promise<void> {
  if (isMobile) await page.locator('.configurator__quick a').first().click();
  for (const [name, value] of Object.entries(changes))
    await answer(page.locator('.configurator__sheet'), name, value);
  if (isMobile) await page.locator('[data-action="calculate"]').click();
}

const product = (page: Page, type: string) =>
  page.locator(`[name="type"][form="configurator-product"][value="${type}"]`).check();

/** The expected offer, computed from the lender's file and the formulas. */
function expected(code: MortgageProduct, mode: MortgageMode, amount: number, years: number) {
  const found = findOffers(mortgages[code], { mode, amount, years });
  if (!found.ok) throw new Error(`${amount} over ${years} years is no question`);
  return writeOffers(mortgages[code], mode, found.offers, 'fr');
}

async function expectOffers(page: Page, ...question: Parameters<typeof expected>): Promise<void> {
  const options = expected(...question);
  const shown = () =>
    page
      .locator('[data-offer]')
      .evaluateAll((offers) =>
        offers.map((offer) => [
          offer.getAttribute('data-offer'),
          Number(offer.querySelector('svg')?.getAttribute('height')),
        ]),
      );
  await expect.poll(shown).toEqual(options.map(({ id, height }) => [id, height]));
  const [first] = options;
  const box = page.locator('.configurator__box');
  await expect.poll(() => figure(box, 'finalTaeg')).toBe(first?.final_taeg);
  expect(await figure(box, 'totalCost')).toBe(first?.total_cost);
  expect(await figure(box, 'totalAmount')).toBe(first?.total_amount);
}

async function lookAt(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectNoSidewaysScroll(page, state);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, `${state}, in dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

test.beforeEach(({ page }) => consent(page, 'accept'));

test('the chosen duration is in view from the start, on a phone', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, isMobile, '?amount=9000');
  const row = page.locator('.offers__row');
  await expect(row.locator(':checked')).not.toHaveValue(
    String(await row.locator('input').first().inputValue()),
  );
  const isInView = () =>
    row.evaluate((frame) => {
      const { left, right } = frame.getBoundingClientRect();
      const chosen = frame.querySelector('label:has(:checked)')?.getBoundingClientRect();
      return chosen !== undefined && chosen.left >= left && chosen.right <= right;
    });
  await expect.poll(isInView).toBe(true);
});

// A wide window shows everything at once; on a phone the question opens in a panel.
test('a loan is simulated, compared, chosen, and passed to its form', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await open(page, isMobile);
  const popup = page.locator('.privacy-popup');
  await lookAt(page, 'the configurator as it opens');
  // W-4.15: on a phone the question is in its panel.
  if (isMobile) await page.locator('.configurator__quick a').first().click();
  await expect(popup).toBeVisible();
  await popup.locator('summary').click();
  await expect(popup.getByRole('link')).toBeVisible();
  await expectAccessible(page, 'the privacy text under the amount');
  const amountEnds = await control(page, 'amount').evaluate(
    (field) => field.getBoundingClientRect().bottom,
  );
  expect((await popup.boundingBox())?.y).toBeGreaterThanOrEqual(amountEnds);
  await page.locator('[data-action="accept-privacy"]').click();
  await expect(popup).toHaveCount(0);
  if (isMobile) {
    await page.locator('[data-action="calculate"]').click();
    // The figures are what is seen then.
    await expect(page.locator('.answer__payment')).toBeInViewport({ ratio: 1 });
  }

  await call(page, isMobile, { objective: 'car' });
  await call(page, isMobile, { amount: '15000' });
  const offers = offersOf(tariffs.TAEGIVA1, toCents(15_000));
  await expect(page.locator('[data-product="TAEGIVA1"] [data-offer]')).toHaveCount(offers.length);
  const wanted = offers[1];
  if (!wanted) throw new Error('One duration is no choice');
  const offer = page.locator(`[data-offer="TAEGIVA1-${wanted.duration}"]`);
  await offer.getByRole('radio').check();
  const sheet = page.locator('.configurator__answer');
  await expect.poll(() => figure(sheet, 'monthlyAmount')).toBe(toEuros(wanted.payment));
  expect(await figure(page.locator('.configurator__box'), 'taeg')).toBe(wanted.taeg);
  await expect(sheet.getByRole('heading', { level: 2 })).toContainText(
    formatAmount(toCents(15_000), languageOf(isMobile), 'whenNeeded'),
  );
  await lookAt(page, 'a loan of several durations');

  await call(page, isMobile, { objective: 'coproperty' });
  await page.locator('[data-action="apply"]').click();
  await page.waitForURL(`**${ADDRESSES.copropertyRequest[languageOf(isMobile)]}?**`);
  expect([...new URL(page.url()).searchParams.keys()]).toEqual([
    ...['duration', 'taeg', 'amount', 'monthly'],
  ]);
  await page.goBack();
  await expect(page.locator('[data-product="TAEGPCO2"]')).toBeVisible();
  await call(page, isMobile, { objective: 'car' });
  // The form removes the query from the address as soon as it has read it.
  const left = page.waitForRequest(/\?duration=.*product_code=TAEGIVA1/);
  await page.locator('[data-action="apply"]').click();
  await left;
  await expect(page.locator('[data-page-state="captcha"]')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pat_params'))).toContain('TAEGIVA1');
});

test('a mortgage shows the server’s offers, and links on', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  const locale = languageOf(isMobile);
  await open(page, isMobile, '?type=ch&ch-amount=200.000');
  await expectOffers(page, 'CH', 'borrow', 200_000, 10);
  await call(page, isMobile, { years: '20', type: 'apartment' });
  await expectOffers(page, 'CH', 'borrow', 200_000, 20);
  // The question and its cost are visible together.
  await control(page, 'amount').evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await expect(page.locator('.answer__payment')).toBeInViewport({ ratio: 1 });
  for (const fee of ['dossierFees', 'expertiseFees', 'insuranceFees', 'recordFees'])
    await expect(page.locator(`[data-value="${fee}"]`)).toBeVisible();
  const variable = page.locator('[data-offer="CH-5-5-5-20"]');
  await variable.getByRole('radio').check();
  await expect(page.locator('.configurator .notice--warning')).toBeVisible();
  await expect(page.locator('.configurator .legal__warning')).toBeVisible();
  await lookAt(page, 'a mortgage at a variable rate');
  // The address is updated, for a reload and for the same page in another language.
  await expect(page).toHaveURL(/years=20&home=apartment&variant=5%2F5%2F5$/);
  await page.reload();
  await expect(variable.getByRole('radio')).toBeChecked();
  await expect(page.locator('.header__languages a:not([aria-current])').first()).toHaveAttribute(
    'href',
    /&amount=200000&years=20/,
  );

  const contact = page.locator('.configurator__ways [data-action="apply"]');
  const way = new URL((await contact.getAttribute('href')) ?? '', page.url()).pathname;
  await contact.click();
  await page.waitForURL(`**${way}**`);
  const cookies = await page.context().cookies();
  const params = cookies.find(({ name }) => name === 'ch-params')?.value ?? '';
  expect(JSON.parse(decodeURIComponent(params))).toEqual({
    ...{ mode: 'borrow', type: 'apartment', amount: 200_000, years: 20 },
  });
  await page.goBack();
  await expect(variable.getByRole('radio')).toBeChecked();
  await expect(page.locator('[name="type"][value="apartment"]')).toBeChecked();
  const chosen = expected('CH', 'borrow', 200_000, 20).find(({ variant }) => variant === '5/5/5');
  expect(await figure(page.locator('.configurator__box'), 'totalCost')).toBe(chosen?.total_cost);
  expect(new URL(page.url()).pathname).toBe(ADDRESSES.configurator[locale]);
});

test('from the price of a home to the amount to borrow', async ({ page, isMobile }) => {
  const locale = languageOf(isMobile);
  await open(page, isMobile, '?type=ch');
  await page.locator('.configurator__quick a').first().click();
  const plan = page.locator('.purchase');
  const words = PURCHASE_WORDS[locale];
  await page.getByText(words.summary).click();
  await answer(plan, 'price', '300000');
  await answer(plan, 'region', 'wallonia');
  // A loan has no duties and fees, so without own funds none are proposed.
  await answer(plan, 'priceapport', '0');
  await expect(plan.locator('.purchase__lines')).toBeVisible();
  await expect(plan.locator('[data-action="use"]')).toHaveCount(0);
  await lookAt(page, 'a purchase that costs more than is lent');
  await answer(plan, 'priceapport', '60000');
  await plan.locator('[name="ownHome"]').check();
  const wanted = { price: 300_000, ownMeans: 60_000, region: 'wallonia', ownHome: true } as const;
  const worked = workOutPurchase(mortgages.CH, wanted);
  if (!worked.ok) throw new Error('No such purchase');
  const { toBorrow } = worked.purchase;
  await lookAt(page, 'what a purchase comes to');
  await plan.locator('[data-action="use"]').click();
  await expect(control(page, 'amount')).toBeFocused();
  await expect(control(page, 'amount')).toBeInViewport();
  await page.locator('[data-action="calculate"]').click();
  await expectOffers(page, 'CH', 'borrow', toEuros(toBorrow), 10);
});

test('an answer that arrives late', async ({ page, isMobile }) => {
  const held: Route[] = [];
  await open(page, isMobile, '?type=ch&ch-amount=100000');
  await expectOffers(page, 'CH', 'borrow', 100_000, 10);
  await page.route(CALL, (route) => {
    held.push(route);
  });
  await call(page, isMobile, { years: '20' });
  await expect.poll(() => held.length).toBe(1);
  // The notice disappears after a second; the offers stay marked as outdated.
  await expect(page.locator('.answer--stale')).toBeVisible();
  await expect(page.locator('.configurator__updating')).toContainText(/d’avant|vorige/);
  await lookAt(page, 'a late answer');
  await held[0]?.continue();
  await expectOffers(page, 'CH', 'borrow', 100_000, 20);
});

test('a server that fails, and recovers', { tag: '@desktop' }, async ({
  page,
  isMobile,
  noise,
}) => {
  noise.announce(/ERR_|Failed to load resource|dynamically imported/);
  const part = '**/assets/mortgage-part.*';
  await page.route(part, (route) => route.abort('connectionfailed'));
  await page.route(CALL, (route) => route.abort('connectionfailed'));
  await open(page, isMobile, '?type=ch&ch-amount=100000');
  const failed = page.locator('.configurator .notice--error');
  // A part that fails to load is replaced by an error, and the input is kept.
  await expect(failed).toContainText(/toujours là|staat er nog/);
  await expect(control(page, 'amount')).toHaveValue(/^100.000$/);
  await expect(page.locator('.configurator .legal, [data-offer]')).toHaveCount(0);
  // A boat waits where nothing else is shown.
  const boat = page.locator('.configurator__answer .drawing');
  await expect(boat).toBeVisible();
  await lookAt(page, 'a part that has not come');
  await page.unroute(part);
  await failed.locator('[data-action="retry"]').click();
  await expect(page.locator('.configurator .legal')).toBeVisible();
  await expect(failed).toBeVisible();
  await expect(page.locator('[data-offer]')).toHaveCount(0);
  await expect(boat).toBeVisible();
  await lookAt(page, 'a server that is away');
  await page.unroute(CALL);
  await failed.locator('[data-action="retry"]').click();
  await expectOffers(page, 'CH', 'borrow', 100_000, 10);
  await expect(failed).toHaveCount(0);
  await expect(boat).toBeHidden();
  // The focus is not lost with the button.
  await expect(page.locator('.configurator__updating')).toBeFocused();
});

// A panel on a phone, a part of the page on a desktop.
test('on a phone the form opens over the page, and closing it restores', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await open(page, isMobile, '?subproduct=used');
  await expect(page.locator('[data-product="TAEGIVC1"]')).toBeVisible();
  const before = await figure(page, 'monthlyAmount');
  const panel = page.locator('.form-panel');
  const modify = page.locator('.configurator__quick a').first();
  if (!isMobile) {
    // On a desktop the form is in the page, and shows errors at once.
    await expect(modify).toBeHidden();
    await answer(page.locator('.configurator__sheet'), 'amount', '1');
    await expect(control(page, 'amount')).toHaveAttribute('aria-invalid', 'true');
    await expect(errorOf(page, 'amount')).toBeVisible();
    await expect(page.locator('[data-no-results]')).toBeVisible();
    await lookAt(page, 'an amount out of bounds');
    await page.locator('.configurator').getByRole('radio', { name: /Nieuw/ }).check();
    await expect(page.locator('[data-product="TAEGIVA1"] [data-offer]')).not.toHaveCount(0);
    return;
  }
  await expect(control(page, 'amount')).toBeHidden();
  await modify.click();
  await expect(panel).toBeVisible();
  await lookAt(page, 'the form on a phone');
  await answer(panel, 'amount', '20000');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(modify).toBeFocused();
  expect(await figure(page, 'monthlyAmount')).toBe(before);

  await modify.click();
  await answer(panel, 'amount', '1');
  await page.locator('[data-action="calculate"]').click();
  await expect(control(page, 'amount')).toBeFocused();
  await answer(panel, 'amount', '20000');
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect.poll(() => figure(page.locator('.configurator__box'), 'totalAmount')).toBe(20_000);

  // For a mortgage too.
  await modify.click();
  await product(page, 'LIGHT');
  await answer(panel, 'amount', '20000');
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expectOffers(page, 'LIGHT', 'borrow', 20_000, 5);
  await call(page, isMobile, { mode: 'settle' });
  await call(page, isMobile, { amount: '100' });
  await expect(page.locator('[data-no-results]')).toBeVisible();
  await lookAt(page, 'no results');
});
