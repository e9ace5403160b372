import type { Locator, Page } from '@playwright/test';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { answer } from './form.ts';
import { expectHydrated } from './islands.ts';

/** The simulator of a product, hydrated. */
export async function findSimulator(page: Page, product = 'TAEGPSA1'): Promise<Locator> {
  const simulator = page.locator(`[data-product="${product}"]`).first();
  await simulator.scrollIntoViewIfNeeded();
  await expectHydrated(page, { around: simulator });
  return simulator;
}

/** Simulates a personal loan on the home page and opens the application with it. */
export async function simulate(
  page: Page,
  locale: ContractLocale,
  { amount, duration }: { amount: number; duration: number },
): Promise<void> {
  await page.goto(`/${locale}/`);
  await findSimulator(page);
  await answer(page, 'amount', String(amount));
  await answer(page, 'duration', String(duration));
  await page.locator('[data-action="apply"]').first().click();
  await page.waitForURL(new RegExp(`/${locale}/(demande-de-credit|kredietaanvraag)/`));
}
