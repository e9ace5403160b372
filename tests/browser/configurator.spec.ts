import type { Locator, Page, Route } from '@playwright/test';
import { formatAmount } from '#domain/money/format.ts';
import { toCents, toEuros } from '#domain/money/money.ts';
import type { MortgageMode, MortgageProduct } from '#domain/mortgage/mortgage.ts';
import { findOffers } from '#domain/mortgage/offers.ts';
import { workOutPurchase } from '#domain/purchase/purchase.ts';
import { ADDRESSES } from '#site/addresses.ts';
import { offersOf } from '#site/simulators/loan/simulate.ts';
import { writeOffer } from '#words/offers/write-offer.ts';
import { describeNeeded } from '#words/purchase/describe-purchase.ts';
import { PURCHASE_WORDS } from '#words/purchase/purchase.ts';
import { fill } from '#words/translation.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { demonstrationLender } from './harness/configuration.ts';
import { consent } from './harness/consent.ts';
import { answer, control, errorOf, figure } from './harness/form.ts';
import { expect, test } from './harness/one-window.ts';

const { mortgages, tariffs } = demonstrationLender();

/** What the page asks the server, and nothing else that it loads. */
const CALL = /\/(simulateur|simulator)\/\?amount=/;

/** A phone reads French and a desktop Dutch. */
const languageOf = (isMobile: boolean) => (isMobile ? 'fr' : 'nl');

async function open(page: Page, isMobile: boolean, query = ''): Promise<Locator> {
  await page.goto(ADDRESSES.configurator[languageOf(isMobile)] + query);
  const configurator = page.locator('#configurator');
  await expect(page.locator('astro-island[ssr]', { has: configurator })).toHaveCount(0);
  return configurator;
}

/** Changes the question: on a phone in its panel, elsewhere where it stands. */
async function ask(page: Page, isMobile: boolean, changes: Record<string, string>): Promise<void> {
  if (isMobile) await page.locator('.configurator__quick a').first().click();
  for (const [name, value] of Object.entries(changes))
    await answer(page.locator('.configurator__sheet'), name, value);
  if (isMobile) await page.locator('[data-action="calculate"]').click();
}

const product = (page: Page, type: string) =>
  page.locator(`[name="type"][form="configurator-product"][value="${type}"]`).check();

/** What the lender's file and the formulas say of a question. */
function expected(code: MortgageProduct, mode: MortgageMode, amount: number, years: number) {
  const found = findOffers(mortgages[code], { mode, amount, years });
  if (!found.ok) throw new Error(`${amount} over ${years} years is no question`);
  return found.offers.map((offer) => writeOffer(mortgages[code], offer, 'fr'));
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

// In a wide window all of it is seen at once; on a phone the question opens in a panel.
test('a loan: asked, compared, chosen, and taken to its form', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  const configurator = await open(page, isMobile);
  const popup = page.locator('.privacy-popup');
  await expect(popup).toBeVisible();
  if (!isMobile) {
    await page.setViewportSize({ width: 1280, height: 900 });
    const covered = (await popup.boundingBox())?.y ?? 0;
    for (const seen of [control(page, 'amount'), page.locator('.answer__payment')]) {
      const box = await seen.boundingBox();
      expect(box && box.y + box.height, 'the foot of what is seen at once').toBeLessThan(covered);
    }
  }
  await lookAt(page, 'the configurator as it opens');
  await page.locator('[data-action="accept-privacy"]').click();
  await expect(popup).toHaveCount(0);
  await page.reload();
  await expect(page.locator('astro-island[ssr]', { has: configurator })).toHaveCount(0);
  await expect(popup).toHaveCount(0);

  await ask(page, isMobile, { objective: 'car' });
  await ask(page, isMobile, { amount: '15000' });
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
  const loan = { product: 'TAEGIVA1', amount: 15_000, duration: wanted.duration };
  await expect
    .poll(() => page.evaluate(() => window.dataLayer?.at(-1)))
    .toEqual({ event: 'configurator-change', ...loan });
  await lookAt(page, 'a loan of several durations');

  await ask(page, isMobile, { objective: 'coproperty' });
  await page.locator('[data-action="apply"]').click();
  await page.waitForURL(`**${ADDRESSES.copropertyRequest[languageOf(isMobile)]}?**`);
  expect([...new URL(page.url()).searchParams.keys()]).toEqual([
    ...['duration', 'taeg', 'amount', 'monthly'],
  ]);
  await page.goBack();
  await expect(page.locator('[data-product="TAEGPCO2"]')).toBeVisible();
  await ask(page, isMobile, { objective: 'car' });
  // The form takes its query off the address as soon as it has read it.
  const left = page.waitForRequest(/\?duration=.*product_code=TAEGIVA1/);
  await page.locator('[data-action="apply"]').click();
  await left;
  await expect(page.locator('[data-page-state="captcha"]')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pat_params'))).toContain('TAEGIVA1');
});

test('a mortgage: what the server offers, and where it leads', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  const locale = languageOf(isMobile);
  await open(page, isMobile, '?type=ch&ch-amount=200.000');
  await expectOffers(page, 'CH', 'borrow', 200_000, 10);
  await ask(page, isMobile, { years: '20', type: 'apartment' });
  await expectOffers(page, 'CH', 'borrow', 200_000, 20);
  // What is asked and what it costs are seen together.
  await control(page, 'amount').evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await expect(page.locator('.answer__payment')).toBeInViewport({ ratio: 1 });
  for (const fee of ['dossierFees', 'expertiseFees', 'insuranceFees', 'recordFees'])
    await expect(page.locator(`[data-value="${fee}"]`)).toBeVisible();
  const variable = page.locator('[data-offer="CH-5-5-5-20"]');
  await variable.getByRole('radio').check();
  await expect(page.locator('.configurator .notice--warning')).toBeVisible();
  await expect(page.locator('.configurator .legal__warning')).toBeVisible();
  await lookAt(page, 'a mortgage at a variable rate');
  // The address follows, for a reload and for the same page in another language.
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

test('what one can pay: settled, refused, and the light one alike', async ({ page, isMobile }) => {
  await open(page, isMobile, '?type=light&light-amount=12.500');
  await expectOffers(page, 'LIGHT', 'borrow', 12_500, 5);
  await expect(page.locator('[data-value="recordFees"]')).toHaveCount(0);
  // No text of the lender's own; the law's stands there all the same.
  await expect(page.locator('.configurator .legal__example')).toHaveCount(1);
  await ask(page, isMobile, { mode: 'settle' });
  await expectOffers(page, 'LIGHT', 'settle', 200, 5);
  await ask(page, isMobile, { amount: '100' });
  const none = page.locator('[data-no-results]');
  await expect(none).toContainText(/18\d.*1[01]/);
  await lookAt(page, 'no results');
  await ask(page, isMobile, { years: '12' });
  await expect(none).toHaveCount(0);
  await expectOffers(page, 'LIGHT', 'settle', 100, 12);
});

test('from the price of a home to what has to be borrowed', async ({ page, isMobile }) => {
  const locale = languageOf(isMobile);
  await open(page, isMobile, '?type=ch');
  await page.locator('.configurator__quick a').first().click();
  const plan = page.locator('.purchase');
  const words = PURCHASE_WORDS[locale];
  await page.getByText(words.summary).click();
  const waiting = plan.locator('.purchase__waiting');
  await expect(waiting).toHaveText(describeNeeded(['price', 'ownMeans', 'region'], words));
  await answer(plan, 'price', '1');
  await expect(errorOf(page, 'price')).toHaveCount(0);
  await control(plan, 'priceapport').focus();
  await expect(errorOf(page, 'price')).toBeVisible();
  await answer(plan, 'price', '300000');
  await expect(errorOf(page, 'price')).toHaveCount(0);
  await answer(plan, 'region', 'wallonia');
  await expect(waiting).toHaveText(describeNeeded(['ownMeans'], words));
  // A loan pays no duty and no fees: without means of one's own none is proposed.
  await answer(plan, 'priceapport', '0');
  await expect(plan.locator('.purchase__lines')).toBeVisible();
  await expect(plan.locator('[data-action="use"]')).toHaveCount(0);
  await lookAt(page, 'a purchase that costs more than is lent');
  await answer(plan, 'priceapport', '60000');
  await plan.locator('[name="ownHome"]').check();
  // Of the whole table, a sentence is said aloud.
  await expect(plan.getByRole('status')).toContainText(words.lines.toBorrow);
  // Looking at the other way round leaves it as it is.
  await answer(page.locator('.configurator__sheet'), 'mode', 'settle');
  await expect(plan).toHaveCount(0);
  await answer(page.locator('.configurator__sheet'), 'mode', 'borrow');
  const wanted = { price: 300_000, ownMeans: 60_000, region: 'wallonia', ownHome: true } as const;
  const worked = workOutPurchase(mortgages.CH, wanted);
  if (!worked.ok) throw new Error('No such purchase');
  const { total, toBorrow } = worked.purchase;
  const sums = plan.locator('.purchase__sum dd');
  await expect(sums).toHaveText([total, toBorrow].map((sum) => formatAmount(sum, locale)));
  await lookAt(page, 'what a purchase comes to');
  await plan.locator('[data-action="use"]').click();
  await expect(control(page, 'amount')).toBeFocused();
  await expect(control(page, 'amount')).toBeInViewport();
  const used = formatAmount(toBorrow, locale, 'whenNeeded');
  await expect(page.getByText(fill(words.used, { amount: used }))).toBeVisible();
  await page.locator('[data-action="calculate"]').click();
  await expectOffers(page, 'CH', 'borrow', toEuros(toBorrow), 10);
});

test('answers that come late and out of order', async ({ page, isMobile }) => {
  const held: Route[] = [];
  await page.route(CALL, (route) => {
    held.push(route);
  });
  await open(page, isMobile, '?type=ch&ch-amount=100000');
  await expect.poll(() => held.length).toBe(1);
  const updating = page.locator('.configurator__updating');
  await expect(updating).not.toBeEmpty();
  await ask(page, isMobile, { years: '15' });
  await expect.poll(() => held.length).toBe(2);
  // The first was broken off: whoever answers it answers nobody.
  const [first, second] = held;
  await second?.continue();
  await expectOffers(page, 'CH', 'borrow', 100_000, 15);
  await first?.continue().catch(() => {});
  await expect(updating).toBeEmpty();
  await expectOffers(page, 'CH', 'borrow', 100_000, 15);

  await ask(page, isMobile, { years: '20' });
  await expect.poll(() => held.length).toBe(3);
  // The notice goes after a second; that the offers are the earlier ones is said as long as they are.
  await expect(page.locator('.answer--stale')).toBeVisible();
  await expect(updating).toContainText(/d’avant|vorige/);
  // All of it is what was asked before, and grey.
  const head = page.locator('.configurator__figure');
  await expect(head).toHaveAttribute('aria-busy', 'true');
  await expect(head.getByRole('heading')).toContainText(/15\s(ans|jaar)/);
  expect(await figure(page.locator('.configurator__sheet'), 'amount')).toBe(100_000);
  await lookAt(page, 'a late answer');
  await held[2]?.continue();
  await expectOffers(page, 'CH', 'borrow', 100_000, 20);
});

test('a server that is away, and is there again', { tag: '@desktop' }, async ({
  page,
  isMobile,
  noise,
}) => {
  noise.announce(/503|ERR_|Failed to load resource|dynamically imported/);
  const part = '**/assets/mortgage-part.*';
  await page.route(part, (route) => route.abort('connectionfailed'));
  await page.route(CALL, (route) => route.abort('connectionfailed'));
  await open(page, isMobile, '?type=ch&ch-amount=100000');
  const failed = page.locator('.configurator .notice--error');
  // A part that does not come is said in its place, and what is typed stays.
  await expect(failed).toContainText(/toujours là|staat er nog/);
  await expect(control(page, 'amount')).toHaveValue(/^100.000$/);
  await expect(page.locator('.configurator .legal, [data-offer]')).toHaveCount(0);
  await lookAt(page, 'a part that has not come');
  await page.unroute(part);
  await failed.locator('[data-action="retry"]').click();
  await expect(page.locator('.configurator .legal')).toBeVisible();
  await expect(failed).toBeVisible();
  await expect(page.locator('[data-offer]')).toHaveCount(0);
  await lookAt(page, 'a server that is away');
  await page.unroute(CALL);
  await page.route(CALL, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await failed.locator('[data-action="retry"]').click();
  await expect(failed).toBeVisible();
  await failed.locator('[data-action="retry"]').click();
  await expectOffers(page, 'CH', 'borrow', 100_000, 10);
  await expect(failed).toHaveCount(0);
  // Not lost with the button.
  await expect(page.locator('.configurator__updating')).toBeFocused();
});

// On a phone a panel, on a desktop a part of the page.
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
    // On a desktop it stands in the page, and says at once what is wrong.
    await expect(modify).toBeHidden();
    // An emptied amount waits for its next figure, until it is left.
    await control(page, 'amount').fill('');
    await expect(control(page, 'amount')).not.toHaveAttribute('aria-invalid', 'true');
    expect(await figure(page, 'monthlyAmount')).toBe(before);
    await control(page, 'amount').blur();
    await expect(errorOf(page, 'amount')).toBeVisible();
    await expect(page.locator('[data-no-results]')).toBeVisible();
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
  await product(page, 'LIGHT');
  await page.locator('[data-action="close"]').click();
  await expect(panel).toHaveCount(0);
  await expect(modify).toBeFocused();
  await expect
    .poll(() => figure(page.locator('[data-product="TAEGIVC1"]'), 'monthlyAmount'))
    .toBe(before);

  await modify.click();
  await answer(panel, 'amount', '20000');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  expect(await figure(page, 'monthlyAmount')).toBe(before);

  await modify.click();
  await answer(panel, 'amount', '1');
  await page.locator('[data-action="calculate"]').click();
  await expect(control(page, 'amount')).toBeFocused();
  await answer(panel, 'amount', '20000');
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect.poll(() => figure(page.locator('.configurator__box'), 'totalAmount')).toBe(20_000);

  // Of a mortgage too.
  await modify.click();
  await product(page, 'LIGHT');
  await answer(panel, 'amount', '20000');
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expectOffers(page, 'LIGHT', 'borrow', 20_000, 5);
});
