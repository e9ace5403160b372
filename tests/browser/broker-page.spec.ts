import { brokerAddress } from '#addresses/brokers.ts';
import type { Broker } from '#domain/brokers/broker.ts';
import { splitAddress } from '#domain/brokers/split-address.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { readTownNames } from '#domain/places/named-localities.ts';
import { BROKER_PAGE_WORDS } from '#words/broker-page/broker-page.ts';
import { fill } from '#words/translation.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { demonstrationLender } from './harness/configuration.ts';
import { expect, test } from './harness/one-window.ts';

/* What a page contains, where it is listed and how it is sent stands in tests/built-site/broker-pages.integration.test.ts. */

const { brokers, lender, places } = demonstrationLender();
const nameTown = readTownNames(places.localities);

/** The first broker in the file with this property. */
function brokerWith(holds: (broker: Broker) => boolean): Broker {
  const found = brokers.find(holds);
  if (found === undefined) throw new Error('The demonstration has no such broker');
  return found;
}

/** Between them, they have everything that a page can show, and lack everything that can be missing. */
const KINDS: Readonly<Record<string, Broker>> = {
  'mortgages and a picture': brokerWith(({ type, image }) => type === 'ch' && image.src !== ''),
  'loans and no hours': brokerWith(({ type, hours }) => type === 'pat' && hours.length === 0),
  'the longest name': brokers.reduce((longest, broker) =>
    broker.name.length > longest.name.length ? broker : longest,
  ),
};

/** As for every kind of page, two languages are checked completely. */
const LONG_WORD_LOCALES: readonly Locale[] = ['fr', 'de'];

for (const [kind, broker] of Object.entries(KINDS)) {
  test(`the page of a broker with ${kind} is accessible, and fits`, async ({ page }) => {
    for (const locale of LOCALES) {
      const path = brokerAddress(locale, broker.id);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveText(broker.name);
      const { zip, town } = splitAddress(broker.address);
      await expect(page).toHaveTitle(
        `${broker.name}, ${nameTown(zip, town, locale)} · ${lender.name}`,
      );
      await expect(page.locator(`main a[href="${broker.phone}"]`)).toBeVisible();
      const map = page.locator('main .still-map > svg');
      await expect(map).toBeVisible();
      await expect(map).toHaveAccessibleName(
        fill(BROKER_PAGE_WORDS[locale].map, { name: broker.name }),
      );
      if (LONG_WORD_LOCALES.includes(locale)) {
        await expectAccessible(page, path, { withFrame: true });
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectContrast(page, `${path} in dark`, { withFrame: true });
        await page.emulateMedia({ colorScheme: 'light' });
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page, path);
      await page.setViewportSize({ width: 360, height: 740 });
    }
  });
}

test('links on with the broker', async ({ page }) => {
  const broker = KINDS['mortgages and a picture'] as Broker;
  await page.goto(brokerAddress('nl', broker.id));
  await page.locator(`[data-choose-broker="${broker.id}"]`).first().click();
  await expect(page.locator('#ch-form')).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'broker-id')?.value).toBe(broker.id);
  await expect(page.locator('input[name="broker-id"]')).toHaveValue(broker.id);
});
