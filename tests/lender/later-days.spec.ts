import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import { readContentTexts } from '#configuration/content-text.ts';
import {
  type CalendarDate,
  compareDates,
  formatIsoDate,
  parseIsoDate,
} from '#domain/calendar/date.ts';
import { officeDay } from '#domain/calendar/office-day.ts';
import { isOffered } from '#domain/lender/offer.ts';
import { cents } from '#domain/money/money.ts';
import { findRate } from '#domain/tariff/rate.ts';
import { changesAfter, tariffsOn } from '#domain/tariff/tariff-periods.ts';
import { isRunning } from '#site/shell/messages/is-running.ts';
import { consent } from '../browser/harness/consent.ts';
import { figure } from '../browser/harness/form.ts';
import { findFreePort } from '../browser/harness/free-port.ts';
import { expect, test as withNoise } from '../browser/harness/test.ts';
import { namedFolders } from '../examples/lender-folders.ts';
import { configuration, lender } from './lender.ts';
import { LOANS, type SimulatedLoan, simulateLoan } from './loans.ts';

/** How long the start of a previewing server may take, in milliseconds. */
const START = 60_000;

const { tariffPeriods } = configuration;
const TODAY = officeDay(() => new Date())();

/** The lender's banners and campaigns, in each language, with a page that shows them. */
const MESSAGES = (['banners', 'campaigns'] as const).flatMap((folder) =>
  lender.languages.flatMap((locale) =>
    readContentTexts(namedFolders().CONTENT_DIR, folder, locale, (part) =>
      isOffered(part, configuration),
    ).flatMap(({ data }) => {
      if (data === undefined) return [];
      const [page = 'faq'] = data.pages ?? [];
      return [{ folder, locale, data, path: ADDRESSES[page][locale] }];
    }),
  ),
);

/** Today, and each day to come on which other tariffs, a banner or a campaign begin. */
const DAYS: readonly CalendarDate[] = [
  TODAY,
  ...[
    ...changesAfter(tariffPeriods, TODAY),
    ...MESSAGES.flatMap(({ data }) => parseIsoDate(data.from) ?? []),
  ]
    .filter((day) => compareDates(day, TODAY) > 0)
    .toSorted(compareDates)
    .filter((day, at, days) => at === 0 || compareDates(day, days[at - 1] ?? day) > 0),
];

interface ChangingLoan extends SimulatedLoan {
  readonly amount: number;
  readonly duration: number;
}

/** A loan of each product whose rate is not the same on all of these days. */
const CHANGING: readonly ChangingLoan[] = LOANS.flatMap((loan) => {
  const terms = DAYS.flatMap((day) => tariffsOn(tariffPeriods, day)[loan.tariff.code]?.rates ?? [])
    .flatMap(({ min, offers }) =>
      offers.map(({ duration }) => ({ amount: Math.ceil(min / 100), duration })),
    )
    .find(({ amount, duration }) => {
      const rates = DAYS.map((day) => rateOn(day, { ...loan, amount, duration }));
      return !rates.includes(undefined) && new Set(rates).size > 1;
    });
  return terms ? [{ ...loan, ...terms }] : [];
});

/** The rate of a loan on a day; undefined where it is not lent. */
function rateOn(day: CalendarDate, { tariff, amount, duration }: ChangingLoan): number | undefined {
  const ofDay = tariffsOn(tariffPeriods, day)[tariff.code];
  const found = ofDay && findRate(ofDay, cents(amount * 100), duration);
  return found?.kind === 'offered' ? found.taeg : undefined;
}

const test = withNoise.extend<{ preview: (day: CalendarDate) => Promise<string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern, and nothing is used.
  preview: async ({}, use) => {
    const stop: (() => Promise<unknown>)[] = [];
    await use(async (day) => {
      const port = String(await findFreePort());
      const address = `http://127.0.0.1:${port}`;
      const server = spawn(process.execPath, ['tests/browser/harness/serve.ts'], {
        env: {
          ...process.env,
          PORT: port,
          HOST: '127.0.0.1',
          PUBLIC_URL: address,
          PREVIEW_ON: formatIsoDate(day),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      stop.push(() => {
        server.kill('SIGTERM');
        return once(server, 'exit');
      });
      const status = () =>
        fetch(`${address}/robots.txt`).then(
          (answer) => answer.status,
          () => 0,
        );
      await expect.poll(status, { timeout: START }).toBe(200);
      return address;
    });
    for (const end of stop) await end();
  },
});

// F-14.5
for (const day of DAYS.length > 1 ? DAYS : []) {
  const shownDay = formatIsoDate(day);
  test(`on ${shownDay} the pages have the rates, banners and campaigns of that day`, async ({
    page,
    preview,
  }) => {
    const site = day === TODAY ? '' : await preview(day);
    for (const loan of CHANGING) {
      await simulateLoan(page, loan, loan, site);
      await expect.poll(() => figure(page, 'taeg')).toBe(rateOn(day, loan));
    }
    await consent(page, 'refuse');
    await page.clock.install();
    for (const { folder, locale, data, path } of MESSAGES) {
      const what = `${data.linkLabel} on ${path} in ${locale}`;
      await page.goto(site + path);
      const shown = page.locator(`.${folder === 'banners' ? 'banner' : 'campaign'}:visible`);
      if (folder === 'campaigns') await readOn(page);
      // Of several campaigns, a page shows the first.
      if (isRunning(data, shownDay)) await expect(shown.first(), what).toBeVisible();
      else await expect(shown.filter({ hasText: data.linkLabel }), what).toHaveCount(0);
    }
  });
}

/** Reads on, until a campaign would have appeared. */
async function readOn(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.offsetHeight / 4, behavior: 'instant' }));
  await page.clock.runFor(3_000);
  await page.evaluate(() => sessionStorage.clear());
}
