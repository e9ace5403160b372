import { expect, type Locator, type Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { expectHydrated } from './islands.ts';

/** The parts of the finder's page. */
export interface Finder {
  readonly field: Locator;
  readonly title: Locator;
  readonly cards: Locator;
  readonly chosen: Locator;
}

/** Opens the finder, with the query of its address, and waits until it answers. */
export async function openFinder(page: Page, locale: Locale = 'fr', query = ''): Promise<Finder> {
  await page.goto(ADDRESSES.brokers[locale] + query);
  await expectHydrated(page);
  const finder = page.locator('#broker-map');
  return {
    field: finder.locator('[name="zip"]'),
    title: finder.locator('h2').first(),
    cards: finder.locator('.finder__cards [data-broker]'),
    chosen: finder.locator('.chosen-broker'),
  };
}

/** Types what is searched for, and presses Enter. */
export async function searchFor({ field }: Finder, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Enter');
}

/** What stands for several brokers, a cluster or a place of several, and is not open yet. */
const SEVERAL = '.mark:not([data-name]):not([inert]):not([aria-expanded="true"])';

/** Opens what stands for several brokers on the map until `isEnough`. */
export async function openMarks(map: Locator, isEnough: () => Promise<boolean>): Promise<void> {
  await expect(map.locator('.mark').first()).toBeAttached();
  await expect(async () => {
    if (!(await isEnough())) await map.locator(SEVERAL).first().press('Enter', { timeout: 1_000 });
    expect(await isEnough()).toBe(true);
  }).toPass();
}
