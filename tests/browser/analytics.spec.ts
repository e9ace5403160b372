import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { completePolicy, sourcesOf } from '#server/pages/content-policy.ts';
import { COMPLETE_ANSWERS } from '../examples/complete-answers.ts';
import { expectAccessible } from './harness/accessibility.ts';
import {
  application,
  expectStep,
  fillStep,
  goToStep,
  openApplication,
  openApplicationAt,
} from './harness/application.ts';
import { consent } from './harness/consent.ts';
import { expect, test } from './harness/test.ts';

const CAMPAIGN = {
  utm_source: 'journal',
  utm_medium: 'bannière',
  utm_campaign: 'printemps 2026',
  gclid: 'Cj0KCQ',
  topcompare_id: 'tc-42',
};

/** A household whose every answer leads to one more screen: a tight budget, a credit to repay. */
const EVERY_SCREEN = {
  mainIncome: '1500',
  hasCredits: 'yes',
  currentCredits: [
    {
      type: 'PAT',
      amountBorrowed: '5000',
      monthlyAmount: '150',
      beginDate: '01/03/2025',
      duration: '48',
      payBack: 'yes',
    },
  ],
};

const FRAME = 'https://ads.example/conversion?campaign=7';

/** Arrives by a campaign's link, marked by a comparator. */
async function arrive(page: Page): Promise<void> {
  await page.goto(`/fr/?${new URLSearchParams({ ...CAMPAIGN, from_topcompare: '1' })}`);
}

/** Every body that is saved or sent from here on. */
function watchBodies(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('action=pat_form')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

const dataLayer = (page: Page) => page.evaluate(() => window.dataLayer);

async function sendAll(page: Page, changes: Parameters<typeof fillStep>[2] = {}): Promise<void> {
  await goToStep(page, '6', 'fr', changes);
  await fillStep(page, '6', changes);
  await page.locator('[data-action="send"]').click();
  await expectStep(page, '7');
}

/** The page's policy as the server completes it for a lender with this frame. */
function policyWith(thanksFrame: string, path: string): string {
  const built = JSON.parse(readFileSync('dist/site/headers.json', 'utf8'))[path];
  return completePolicy(built, sourcesOf(undefined, { thanksFrame }));
}

/** Serves the application as a lender with a tracking frame would have it built and sent. */
async function configureFrame(page: Page): Promise<void> {
  await page.route('**/fr/demande-de-credit/', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    headers['content-security-policy'] = policyWith(FRAME, new URL(route.request().url()).pathname);
    const written = `&quot;thanksFrame&quot;:[0,&quot;${FRAME}&quot;],&quot;warning&quot;`;
    const body = (await response.text()).replace('&quot;warning&quot;', written);
    await route.fulfill({ response, headers, body });
  });
  await page.route('https://ads.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>ads</title>' }),
  );
}

test('with consent each step says that it opened, and the campaign goes along', {
  tag: '@desktop',
}, async ({ page }) => {
  test.slow();
  await consent(page, 'accept');
  await arrive(page);
  const bodies = watchBodies(page);
  await openApplication(page);
  await sendAll(page, EVERY_SCREEN);
  expect(await dataLayer(page)).toEqual(
    [
      'activity',
      'expenses',
      'budget-confirmation',
      'rate-modified',
      'finalisation',
      'recap',
      'submit',
    ].map((event) => ({ event })),
  );
  const expected = {
    source: 'journal',
    medium: 'bannière',
    campaign: 'printemps 2026',
    gclid: 'Cj0KCQ',
    topcompare_id: 'tc-42',
    from_topcompare: 'yes',
    browser: 'Chrome',
  };
  expect(bodies[0]).toMatchObject(expected);
  expect(bodies.at(-1)).toMatchObject({ ...expected, firstname: COMPLETE_ANSWERS.firstname });
  expect(bodies.at(-1)).not.toHaveProperty('from_trustup');
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept.filter((name) => name in CAMPAIGN || name.startsWith('from_'))).toEqual([]);
});

for (const said of [undefined, 'refuse'] as const) {
  test(`consent ${said ?? 'not asked'}: nothing is pushed, stored or sent`, {
    tag: '@desktop',
  }, async ({ page }) => {
    test.slow();
    await configureFrame(page);
    if (said) await consent(page, said);
    await arrive(page);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    // What another program left there is not read either.
    await page.evaluate(() => {
      localStorage.setItem('utm_source', 'journal');
      sessionStorage.setItem('from_trustup', 'yes');
    });
    const bodies = watchBodies(page);
    // Each step is opened and left either way: answered here, or on an earlier visit.
    if (said) await openApplication(page);
    else await openApplicationAt(page, '6');
    await sendAll(page);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await dataLayer(page)).toBeUndefined();
    expect(bodies.length).toBeGreaterThan(0);
    const names = new Set(bodies.flatMap((body) => Object.keys(body)));
    expect(names).toContain('device');
    for (const name of ['source', 'medium', 'campaign', 'gclid', 'topcompare_id'])
      expect(names).not.toContain(name);
    expect([...names].filter((name) => name.startsWith('from_'))).toEqual([]);
  });
}

test('help that opens is an event of its own', { tag: '@desktop' }, async ({ page }) => {
  await consent(page, 'accept');
  await openApplication(page);
  await page.locator('.help-panel summary').click();
  await expect.poll(() => dataLayer(page)).toEqual([{ event: 'help-open' }]);
});

test('the tracking frame is there where configured, unseen, and told no more', {
  tag: '@desktop',
}, async ({ page }) => {
  test.slow();
  await consent(page, 'accept');
  await configureFrame(page);
  const uniqId = page
    .waitForRequest((request) => request.url().includes('action=pat_form'))
    .then((request) => new URL(request.url()).searchParams.get('uniqid'));
  await openApplicationAt(page, '6');
  const loaded = page.waitForRequest((request) => request.url().startsWith(FRAME));
  await sendAll(page);
  await expect(page.locator('iframe')).toBeHidden();
  const asked = await loaded;
  expect(Object.fromEntries(new URL(asked.url()).searchParams)).toEqual({
    campaign: '7',
    product: 'TAEGPSA1',
    reference: await page.locator('[data-value="reference"]').textContent(),
    id: await uniqId,
  });
  // The advertiser learns no page of ours, and the frame is no page to a reader.
  expect(asked.headers()).not.toHaveProperty('referer');
  expect(await (await asked.response())?.text()).toContain('ads');
  await expectAccessible(page, 'step 7 with the frame');
});

test('the tracking frame is not there where not configured', { tag: '@desktop' }, async ({
  page,
}) => {
  await consent(page, 'accept');
  await openApplicationAt(page, '6');
  await sendAll(page);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the quick access stays at hand and covers no control', { tag: '@desktop' }, async ({
  page,
}) => {
  await openApplicationAt(page, '2');
  for (const control of await page.locator('.step-form :is(input, select)').all()) {
    if (!(await control.isVisible())) continue;
    await control.focus();
    await control.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const isFree = await control.evaluate((element) => {
      const { left, width, top, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found === element || element.parentElement?.contains(found);
    });
    expect(isFree, (await control.getAttribute('name')) ?? '').toBe(true);
    // At the page's very end a column beside the form has come to its own.
    await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(page.getByRole('link', { name: 'Modifier la simulation' })).toBeInViewport();
  }
});

test('an amount that no tariff lends is told as such', { tag: '@desktop' }, async ({
  page,
  noise,
}) => {
  noise.announce(/422/);
  await page.goto('/fr/demande-de-credit/?amount=900000&duration=48&product_code=TAEGPSA1&gclid=x');
  await expect(application(page)).toHaveAttribute('data-page-state', 'params-missing');
  await expect(page.locator('h1')).toHaveText('Aucun résultat pour cette demande');
  await expect(page).toHaveURL('/fr/demande-de-credit/?gclid=x');
});

test('a tenant reads beforehand what only owners can borrow', { tag: '@desktop' }, async ({
  page,
}) => {
  await openApplication(page, 'fr', { product_code: 'TAEGINI1', amount: 25_000, duration: 96 });
  const tip = page.locator('.notice--tip');
  await expect(tip).toContainText('réservé aux propriétaires');
  await expect(tip).toContainText('plus de 84\u00a0mois');
  await page.locator('[name="isLandlord"][value="yes"]').check();
  await expect(tip).toHaveCount(0);
});

test('the debug flag is in no file that is served, and reveals nothing', {
  tag: '@desktop',
}, async ({ page }) => {
  const scripts = readdirSync('dist/site/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts)
    expect(readFileSync(join('dist/site/assets', name), 'utf8')).not.toContain('reveal-all');
  await page.goto('/fr/demande-de-credit/?reveal-all-sections');
  await openApplication(page);
  await expect(page.locator('[name^="coborrower"]')).toHaveCount(0);
});
