import type { Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import { APPOINTMENT_WORDS } from '#words/appointment/appointment.ts';
import { CHOSEN_BROKER_WORDS } from '#words/chosen-broker/chosen-broker.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { fill } from '#words/translation.ts';
import { pdf } from '../uploads/files.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { demonstrationLender } from './harness/configuration.ts';
import { answer, control, errorOf } from './harness/form.ts';
import { expect, test } from './harness/one-window.ts';
import { localeOf, openForm, sendButton, tickCheck } from './harness/site-form.ts';

const PAPER = { name: 'compromis.pdf', mimeType: 'application/pdf', buffer: pdf() };
const [broker] = demonstrationLender().brokers;
if (!broker) throw new Error('The demonstration has no brokers');
const PERSON = {
  name: 'Zoé',
  surname: 'Lambert',
  email: 'zoe@example.be',
  telephone: '0475/12.34.56',
} as const;

async function answerAll(page: Page, answers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(answers)) await answer(page, name, value);
}

/** The thank-you screen in place of the form, scrolled to its top. */
async function expectThanks(page: Page, sentText: string) {
  await expect(page.locator('#ch-form h1')).toBeFocused({ timeout: 30_000 });
  await expect(page.locator('#ch-form')).toContainText(fill(sentText, PERSON));
  await expect(page.locator('#ch-form form')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test('is sent with the simulation and all answers', async ({ page }, { project }) => {
  const locale = localeOf(project);
  const words = APPOINTMENT_WORDS[locale];
  const path = ADDRESSES.mortgageAppointment[locale];
  const simulated = { mode: 'borrow', type: 'house', amount: 280_000, years: 25 };
  const along = page.locator('.carried-over__line');
  const openWith = async (type: string) => {
    const value = encodeURIComponent(JSON.stringify({ ...simulated, type }));
    const url = new URL('/', page.url()).href;
    await page.context().addCookies([
      { name: 'ch-params', value, url },
      { name: 'broker-id', value: broker.id, url },
    ]);
    await openForm(page, path);
    await expect(control(page, 'priceborrow')).toHaveValue(/280.000/);
    await expect(page.locator('#priceborrow-note')).toHaveText(words.carriedOver.taken);
    await expect(along).toHaveCount(2);
  };

  await page.goto(path);
  await openWith('house');
  const named = fill(CHOSEN_BROKER_WORDS[locale].brokerNamed, { name: broker.name });
  await expect(along.filter({ hasText: named })).toHaveCount(1);

  await answer(page, 'project', 'buyoutside');
  await answer(page, 'country', 'espagne');
  await expectAccessible(page, 'a purchase abroad');
  await answer(page, 'project', 'buy');
  await answerAll(page, { type: 'terrain', ...PERSON, addresscap: '5000' });
  const cities = control(page, 'addresscity').locator('option');
  await expect(cities.filter({ hasText: 'Namur' })).not.toHaveCount(0);
  await answer(page, 'addresscity', 'Namur');
  await answerAll(page, {
    price: '350000',
    borrowsingle: 'two',
    revenuetotal: '4850',
    chargechilds: '2',
    comments: 'Le matin,\ns’il vous plaît.',
    legal: 'yes',
  });
  await control(page, 'files[0]').setInputFiles(PAPER);
  await expectAccessible(page, 'the form filled in');
  await expectNoSidewaysScroll(page);

  await expect(control(page, 'ch-params')).toHaveValue(JSON.stringify(simulated));
  await sendButton(page).click();
  await expect(sendButton(page)).toBeDisabled();
  await tickCheck(page);
  await expectThanks(page, INQUIRY_WORDS[locale].mortgage.sentText);
  await expectAccessible(page, 'the thanks');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'the thanks in the dark');
});

test(
  'scrolls to the first fault, below the header',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const locale = localeOf(project);
    await openForm(page, ADDRESSES.mortgageAppointment[locale]);
    await sendButton(page).click();
    await expect(control(page, 'project').first()).toBeFocused();
    const top = await page
      .locator('#project')
      .evaluate((field) => Math.round(field.getBoundingClientRect().top));
    expect(top).toBe(70);
    await expect(errorOf(page, 'legal')).toBeVisible();
    await expectAccessible(page, 'the form with errors');
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, 'errors in the dark');
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'asks everything, and is answered by a page',
    { tag: '@desktop' },
    async ({ page, noise }, { project }) => {
      noise.announce(/422/);
      const locale = localeOf(project);
      const { mortgage } = INQUIRY_WORDS[locale];
      await page.goto(ADDRESSES.mortgageAppointment[locale]);
      await answerAll(page, { project: 'buyoutside', country: 'france', ...PERSON, legal: 'yes' });
      await sendButton(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(mortgage.refusedTitle);
      await expect(page.getByText(APPOINTMENT_WORDS[locale].faults.typeRequired)).toBeVisible();
      await page.goBack();
      await answerAll(page, { project: 'buyoutside', country: 'france', type: 'house' });
      await answerAll(page, { ...PERSON, legal: 'yes', addresscity: 'Lyon' });
      await sendButton(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(mortgage.requestedTitle);
    },
  );
});

test('the controls of a pair are in line, and each label stands at its own', {
  tag: '@desktop',
}, async ({ page }) => {
  await openForm(page, ADDRESSES.mortgageAppointment.fr);
  await sendButton(page).click();
  await expect(errorOf(page, 'email')).toBeVisible();
  const places = await page.locator('.field-pair:visible').evaluateAll((pairs) =>
    pairs.map((pair) =>
      [...pair.querySelectorAll('.field')].map((field) => {
        const box = (part: Element) => part.getBoundingClientRect();
        const control = field.querySelector('.field__control');
        const above = [...field.querySelectorAll('.field__label, .field__error, .field__hint')].map(
          box,
        );
        const top = control ? box(control).top : 0;
        return {
          top: Math.round(top),
          // From the label's top to the control, what is not words.
          loose: Math.round(
            top - (above[0]?.top ?? 0) - above.reduce((sum, { height }) => sum + height, 0),
          ),
        };
      }),
    ),
  );
  expect(places.length).toBeGreaterThan(4);
  for (const [first, second] of places) {
    expect(first?.top).toBe(second?.top);
    for (const field of [first, second]) expect(field?.loose).toBeLessThan(20);
  }
});
