import { readFileSync } from 'node:fs';
import { ADDRESSES } from '#addresses/pages.ts';
import { LOAN_PAGES } from '#configuration/content-schemas.ts';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { fileOf, isStatusPage } from '../built-site/built-pages.ts';
import { IN_ANOTHER_LANGUAGE } from '../built-site/page-kinds.ts';
import { expectNoSidewaysScroll } from './harness/accessibility.ts';
import { expect, test } from './harness/one-window.ts';

test.use({ javaScriptEnabled: false });

/** Buttons that only a script would handle; the browser itself handles popover buttons. */
const DEAD_CONTROLS = 'button[type="button"]:not([popovertarget]):visible';

/** The pages whose simulator is served computed, with its payments. */
const SIMULATORS = ['home', 'configurator', ...LOAN_PAGES] as const;

/** Made of the same parts in each language: one page of every kind, in the language that leaves least room. */
const ONE_OF_EVERY_KIND = IN_ANOTHER_LANGUAGE.filter(
  (path) => !path.startsWith('/dev/') && !isStatusPage(path),
);

// W-1.7
test('pages of every kind are complete, with no dead controls', async ({ page }) => {
  for (const path of ONE_OF_EVERY_KIND) {
    await page.goto(path);
    await expect(page.locator('h1:visible'), path).toHaveCount(1);
    await expect(page.locator('.awaits-script:visible'), path).toHaveCount(0);
    await expect(page.locator(DEAD_CONTROLS), path).toHaveCount(0);
    for (const form of await page.locator('form:visible').all())
      await expect(form, path).toHaveAttribute('action', /^\//);
    await expectNoSidewaysScroll(page, path);
  }
});

/** The payment as it stands in a built page. */
const BUILT_PAYMENT =
  /<[^>]*data-value="monthlyAmount"[^>]*data-number="\d+(\.\d+)?"|<[^>]*data-number="\d+(\.\d+)?"[^>]*data-value="monthlyAmount"/;

test('simulators and the menu work as served', async ({ page }) => {
  for (const locale of CONTRACT_LOCALES) {
    for (const key of SIMULATORS) {
      const path = ADDRESSES[key][locale];
      // Made of the same parts in each language: one is opened, the other read.
      if (locale !== 'fr') {
        const built = readFileSync(fileOf(path), 'utf8');
        expect(built, path).toMatch(BUILT_PAYMENT);
        expect(
          built.match(/class="[^"]*\blegal\b[\s\S]*?<summary[\s\S]*?<table[\s\S]*?scope="col"/),
          path,
        ).not.toBeNull();
        continue;
      }
      await page.goto(path);
      const payment = page.locator('[data-value="monthlyAmount"]').first();
      await expect(payment, path).toBeVisible();
      await expect(payment, path).toHaveAttribute('data-number', /^\d+(\.\d+)?$/);
      const table = page.locator('.legal table').first();
      await expect(table, path).toBeHidden();
      await page.locator('.legal summary').first().click();
      await expect(table, path).toBeVisible();
      await expect(table.getByRole('columnheader'), path).not.toHaveCount(0);
    }
    await page.goto(ADDRESSES.home[locale]);
    const menu = page.locator('header details:visible').first();
    const ways = menu.locator('a:visible');
    await expect(ways).toHaveCount(0);
    await menu.locator('summary').first().click();
    await expect(ways).not.toHaveCount(0);
    await page.goto(ADDRESSES.search[locale]);
    await expect(page.locator('main form:visible')).toHaveCount(0);
    await expect(page.locator('main').getByRole('link')).not.toHaveCount(0);
    await page.goto(ADDRESSES.application[locale]);
    await expect(page.locator('.no-script a[href^="tel:"]')).toBeVisible();
  }
});
