import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { FAMILIES } from '#site/simulators/loan/families.ts';
import { fileOf, SITE } from '../built-site/built-pages.ts';
import { passBotCheck } from './harness/bot-check.ts';
import { waitForIdle } from './harness/idle.ts';
import { findSimulator, simulate } from './harness/simulation.ts';
import { expect, test } from './harness/test.ts';

/**
 * The limits of all scripts of a page, compressed with brotli, in kilobytes of 1,000 bytes. `other` is for pages that the
 * product sets no budget for.
 */
const BUDGETS = { home: 85, loan: 85, finder: 84, application: 116, search: 16, other: 90 };

/** The size of a built file as it is sent: compressed by the build, unless it is too short to gain. */
function sizeOf(path: string): number {
  const file = join(SITE, path);
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(file)).size;
}

/**
 * Measures every script that a page fetches from now on, once those that it asked for are there.
 * Those asked for and those that came are compared by address: a worker of the bot check that is ended while its
 * script comes leaves a request without an end, of a script that another worker has.
 */
function weighScripts(page: Page): () => Promise<{ total: number; scripts: [string, number][] }> {
  const requested = new Set<string>();
  const finished = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.add(request.url());
  });
  page.on('requestfinished', (request) => finished.add(request.url()));
  return async () => {
    await expect(async () => {
      await waitForIdle(page);
      expect([...requested].filter((url) => !finished.has(url))).toEqual([]);
    }).toPass();
    const scripts: [string, number][] = [];
    for (const url of requested) {
      const path = new URL(url).pathname;
      scripts.push([path, sizeOf(path)]);
    }
    // Structured data is data, not script.
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('script:not([src], [type="application/ld+json"])')].map(
        (script) => script.textContent,
      ),
    );
    scripts.push(['(inline)', brotliCompressSync(inline.join('\n')).length]);
    return { total: scripts.reduce((sum, [, bytes]) => sum + bytes, 0), scripts };
  };
}

test('the home page is within its budget', async ({ page }) => {
  const weigh = weighScripts(page);
  await page.goto('/fr/');
  await findSimulator(page);
  const { total, scripts } = await weigh();
  test.info().annotations.push({ type: 'script', description: `${total} bytes` });
  expect(scripts.length, 'the simulator is alive').toBeGreaterThan(1);
  expect(total, JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(BUDGETS.home * 1_000);
});

test('every loan page is within its budget', async ({ page }) => {
  const weigh = weighScripts(page);
  await page.goto(ADDRESSES.carLoan.fr);
  await findSimulator(page, 'TAEGIVA1');
  const { total, scripts } = await weigh();
  test.info().annotations.push({ type: 'script', description: `${total} bytes` });
  expect(scripts.length, 'the simulator is alive').toBeGreaterThan(1);
  expect(total, JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(BUDGETS.loan * 1_000);
  // The others load the same scripts; a co-property loan has no application.
  const ofCar = scriptsNamedIn(ADDRESSES.carLoan.fr);
  const notOfCoproperty = /\/open-application\./;
  for (const { page: key } of Object.values(FAMILIES)) {
    const expected = ofCar.filter((path) => key !== 'coproperty' || !notOfCoproperty.test(path));
    for (const locale of CONTRACT_LOCALES)
      expect(scriptsNamedIn(ADDRESSES[key][locale]), `${key} in ${locale}`).toEqual(expected);
  }
});

test('a mortgage page is within its budget', async ({ page }) => {
  const weigh = weighScripts(page);
  await page.goto(ADDRESSES.mortgage.fr);
  await findSimulator(page, 'CH');
  const { total, scripts } = await weigh();
  test.info().annotations.push({ type: 'script', description: `${total} bytes` });
  expect(scripts.length, 'the simulator is alive').toBeGreaterThan(1);
  expect(total, JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(BUDGETS.loan * 1_000);
});

test('the search is within its budget with what it found', async ({ page }) => {
  const weigh = weighScripts(page);
  await page.goto(`${ADDRESSES.search.fr}?q=taeg`);
  await expect(page.locator('.search__answer mark')).not.toHaveCount(0);
  const { total, scripts } = await weigh();
  test.info().annotations.push({ type: 'script', description: `${total} bytes` });
  expect(total, JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(BUDGETS.search * 1_000);
});

// A wide window shows more at once, and loads more.
test('the configurator is within its budget', { tag: '@desktop' }, async ({ page }) => {
  const weigh = weighScripts(page);
  await page.goto(ADDRESSES.configurator.fr);
  await findSimulator(page);
  const { total, scripts } = await weigh();
  test.info().annotations.push({ type: 'script', description: `${total} bytes` });
  expect(scripts.length, 'it is alive').toBeGreaterThan(1);
  expect(total, JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(BUDGETS.other * 1_000);
});

test('the contact page is within its budget, and loads the check at the first submit', async ({
  page,
}) => {
  const weigh = weighScripts(page);
  await page.goto(ADDRESSES.contact.fr);
  await expect(page.locator('.office-now')).not.toBeEmpty();
  const { total, scripts } = await weigh();
  test.info().annotations.push({ type: 'script', description: `${total} bytes` });
  expect(scripts.map(([path]) => path).filter((path) => /bot-check|altcha/.test(path))).toEqual([]);
  expect(total, JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(BUDGETS.other * 1_000);
});

test('the appointment form is within its budget', async ({ page }) => {
  const weigh = weighScripts(page);
  await page.goto(ADDRESSES.mortgageAppointment.fr);
  await expect(page.locator('#ch-form [name="project"]').first()).toBeEnabled();
  const { total, scripts } = await weigh();
  test.info().annotations.push({ type: 'script', description: `${total} bytes` });
  expect(scripts.map(([path]) => path).filter((path) => /bot-check|altcha/.test(path))).toEqual([]);
  expect(total, JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(BUDGETS.other * 1_000);
});

test('the finder is within its budget, and loads its map on request', async ({ page }) => {
  // In a wide window the map is next to the list, and is loaded at once.
  await page.setViewportSize({ width: 360, height: 740 });
  const weigh = weighScripts(page);
  await page.goto(ADDRESSES.brokers.fr);
  await expect(page.locator('[data-action="view-map"]')).toBeEnabled();
  const opened = await weigh();
  test.info().annotations.push({ type: 'script', description: `${opened.total} bytes` });
  expect(opened.total, JSON.stringify(opened.scripts, null, 1)).toBeLessThanOrEqual(
    BUDGETS.finder * 1_000,
  );
  await page.locator('#broker-map [name="zip"]').fill('5000');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-broker]')).not.toHaveCount(0);
  const { total, scripts } = await weigh();
  test.info().annotations.push({ type: 'script', description: `${total} bytes` });
  expect(scripts.map(([path]) => path).filter((path) => /mount-map|leaflet/.test(path))).toEqual(
    [],
  );
  expect(total, JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(BUDGETS.finder * 1_000);
  const map = page.waitForResponse(/mount-map.*\.js$/);
  await page.locator('[data-action="view-map"]').click();
  await map;
});

/** The scripts that a served page references, directly and for its islands. */
function scriptsNamedIn(path: string): string[] {
  const html = readFileSync(fileOf(path), 'utf8');
  return [...new Set(html.match(/\/[\w./-]+\.js/g))].toSorted();
}

test('the first step of the application is within its budget', async ({ page, context }) => {
  await simulate(page, 'fr', { amount: 12_500, duration: 48 });
  const address = page.url();
  await page.close();
  const applicant = await context.newPage();
  const weigh = weighScripts(applicant);
  await applicant.goto(address);
  await passBotCheck(applicant);
  const { total, scripts } = await weigh();
  test.info().annotations.push({ type: 'script', description: `${total} bytes` });
  expect(scripts.length, 'the form is alive').toBeGreaterThan(1);
  expect(total, JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(BUDGETS.application * 1_000);
});
