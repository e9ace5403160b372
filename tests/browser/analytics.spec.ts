import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { completePolicy, sourcesOf } from '#server/http/pages/content-policy.ts';
import { SITE } from '../built-site/built-pages.ts';
import { expectAccessible } from './harness/accessibility.ts';
import {
  expectStep,
  fillStep,
  goToStep,
  openApplication,
  openApplicationAt,
} from './harness/application.ts';
import { consent } from './harness/consent.ts';
import { expect, test } from './harness/one-window.ts';

const CAMPAIGN = {
  utm_source: 'journal',
  utm_medium: 'bannière',
  utm_campaign: 'printemps 2026',
  gclid: 'Cj0KCQ',
  topcompare_id: 'tc-42',
};

const FRAME = 'https://ads.example/conversion?campaign=7';

/** Arrives by a campaign's link, with the flag of a comparison site. */
async function arrive(page: Page): Promise<void> {
  await page.goto(`/fr/?${new URLSearchParams({ ...CAMPAIGN, from_topcompare: '1' })}`);
}

/** Collects the bodies of all drafts and requests sent from now on. */
function watchBodies(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('action=pat_form')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

const dataLayer = (page: Page) => page.evaluate(() => window.dataLayer);

async function sendAll(page: Page): Promise<void> {
  await goToStep(page, '6');
  await fillStep(page, '6');
  await page.locator('[data-action="send"]').click();
  await expectStep(page, '7');
}

/** The page's policy as the server completes it for a lender with this frame. */
function policyWith(thanksFrame: string, path: string): string {
  const built = JSON.parse(readFileSync(join(SITE, 'headers.json'), 'utf8'))[path];
  return completePolicy(built, sourcesOf(undefined, { thanksFrame }));
}

/** Serves the application as built and sent for a lender with a tracking frame. */
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

// W-9.6
test('with consent the campaign is kept and sent, and a configured frame gets no further data', {
  tag: '@desktop',
}, async ({ page }) => {
  await consent(page, 'accept');
  await configureFrame(page);
  await arrive(page);
  const bodies = watchBodies(page);
  const uniqId = page
    .waitForRequest((request) => request.url().includes('action=pat_form'))
    .then((request) => new URL(request.url()).searchParams.get('uniqid'));
  await openApplicationAt(page, '6');
  const loaded = page.waitForRequest((request) => request.url().startsWith(FRAME));
  await sendAll(page);
  expect(await dataLayer(page)).toContainEqual({ event: 'submit' });
  expect(bodies.at(-1)).toMatchObject({
    source: 'journal',
    medium: 'bannière',
    campaign: 'printemps 2026',
    gclid: 'Cj0KCQ',
    topcompare_id: 'tc-42',
    from_topcompare: 'yes',
    browser: 'Chrome',
  });
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept.filter((name) => name in CAMPAIGN || name.startsWith('from_'))).toEqual([]);

  await expect(page.locator('iframe')).toBeHidden();
  const request = await loaded;
  expect(Object.fromEntries(new URL(request.url()).searchParams)).toEqual({
    campaign: '7',
    product: 'TAEGPSA1',
    reference: await page.locator('[data-value="reference"]').textContent(),
    id: await uniqId,
  });
  // The advertiser gets no address of ours, and the frame is hidden from assistive technology.
  expect(request.headers()).not.toHaveProperty('referer');
  expect(await (await request.response())?.text()).toContain('ads');
  await expectAccessible(page, 'step 7 with the frame');
});

test('without consent nothing is pushed, stored or sent', { tag: '@desktop' }, async ({ page }) => {
  await configureFrame(page);
  await arrive(page);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  const bodies = watchBodies(page);
  await openApplicationAt(page, '6');
  await sendAll(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await dataLayer(page)).toBeUndefined();
  const names = new Set(bodies.flatMap((body) => Object.keys(body)));
  expect(names).toContain('device');
  for (const name of ['source', 'gclid', 'from_topcompare']) expect(names).not.toContain(name);
});

// W-8.6
test('the quick access stays visible and covers no control', { tag: '@desktop' }, async ({
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
    // At the page's end, the column next to the form has scrolled to its place.
    await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(page.getByRole('link', { name: 'Modifier la simulation' })).toBeInViewport();
  }
});

test('the debug flag is in no served file, and shows nothing', {
  tag: '@desktop',
}, async ({ page }) => {
  const scripts = readdirSync(join(SITE, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts)
    expect(readFileSync(join(SITE, 'assets', name), 'utf8')).not.toContain('reveal-all');
  await page.goto('/fr/demande-de-credit/?reveal-all-sections');
  await openApplication(page);
  await expect(page.locator('[name^="coborrower"]')).toHaveCount(0);
});
