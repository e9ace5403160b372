import type { Page, Route } from '@playwright/test';
import { ADDRESSES } from '#site/addresses.ts';
import { APPOINTMENT_WORDS } from '#words/appointment/appointment.ts';
import { CHOSEN_BROKER_WORDS } from '#words/chosen-broker/chosen-broker.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { SITE_FORM_WORDS } from '#words/site-form/site-form.ts';
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
const FORM = '**/api/v1/submit?action=ch_form';
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

/** The screen of thanks in the form's place, from its top. */
async function expectThanks(page: Page, sentText: string) {
  await expect(page.locator('#ch-form h1')).toBeFocused({ timeout: 30_000 });
  await expect(page.locator('#ch-form')).toContainText(fill(sentText, PERSON));
  await expect(page.locator('#ch-form form')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test('goes with what was simulated and all that was answered', async ({ page }, { project }) => {
  const locale = localeOf(project);
  const words = APPOINTMENT_WORDS[locale];
  const path = ADDRESSES.mortgageAppointment[locale];
  const simulated = { mode: 'borrow', type: 'house', amount: 280_000, years: 25 };
  const along = page.locator('.along__line');
  const openWith = async (type: string) => {
    const value = encodeURIComponent(JSON.stringify({ ...simulated, type }));
    const url = new URL('/', page.url()).href;
    await page.context().addCookies([
      { name: 'ch-params', value, url },
      { name: 'broker-id', value: broker.id, url },
    ]);
    await openForm(page, path);
    await expect(control(page, 'priceborrow')).toHaveValue(/280.000/);
    await expect(page.locator('#priceborrow-note')).toHaveText(words.along.taken);
    await expect(along).toHaveCount(2);
  };

  // Taken out, it takes along what it had filled in, and does not come back.
  await page.goto(path);
  await openWith('apartment');
  await answer(page, 'project', 'buy');
  await expect(page.locator('[name="type"]:checked')).toHaveValue('apartment');
  await along.getByRole('button').first().click();
  await expect(control(page, 'priceborrow')).toHaveValue('');
  await expect(page.locator('[name="type"]:checked')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: words.along.emptied })).toHaveCount(1);
  await along.getByRole('button').click();
  await expect(page.locator('.along__title')).toBeFocused();
  await expectAccessible(page, 'with nothing to go along');
  await openForm(page, path);
  await expect(along).toHaveCount(0);

  await openWith('house');
  const named = fill(CHOSEN_BROKER_WORDS[locale].brokerNamed, { name: broker.name });
  await along.filter({ hasText: named }).getByRole('button').click();
  await expect(along).toHaveCount(1);
  await expect(control(page, 'broker-id')).toHaveValue('');
  await expect(along.getByRole('button')).toBeFocused();

  const types = page.locator('[name="type"]');
  await expect(types).toHaveCount(0);
  await answer(page, 'project', 'buyoutside');
  await expect(types).toHaveCount(3);
  await answer(page, 'country', 'espagne');
  await expectAccessible(page, 'a purchase abroad');
  await answer(page, 'project', 'buy');
  await expect(control(page, 'country')).toHaveCount(0);
  await expect(types).toHaveCount(4);
  await answerAll(page, { type: 'terrain', ...PERSON, addresscap: '5000' });
  const cities = control(page, 'addresscity').locator('option');
  await expect(cities.filter({ hasText: 'Namur' })).not.toHaveCount(0);
  await answer(page, 'addresscity', 'Namur');
  // A locality is one of its postcode's, and goes with it.
  await answer(page, 'addresscap', '1000');
  await expect(cities).not.toHaveCount(1);
  await expect(cities.filter({ hasText: 'Namur' })).toHaveCount(0);
  await expect(control(page, 'addresscity')).toHaveValue('');
  await answer(page, 'addresscap', '5000');
  await expect(control(page, 'addresscity')).toHaveValue('Namur');
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
  'says by field what is wrong, and shows the first',
  { tag: '@desktop' },
  async ({ page, noise }, { project }) => {
    noise.announce(/422/);
    const locale = localeOf(project);
    const { faults } = APPOINTMENT_WORDS[locale];
    await openForm(page, ADDRESSES.mortgageAppointment[locale]);
    await sendButton(page).click();
    await expect(control(page, 'project').first()).toBeFocused();
    const top = await page
      .locator('#project')
      .evaluate((field) => Math.round(field.getBoundingClientRect().top));
    expect(top).toBe(70);
    for (const name of [...Object.keys(PERSON), 'project', 'legal'])
      await expect(errorOf(page, name)).toBeVisible();
    await expect(control(page, 'legal').first()).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#legal')).toHaveAttribute('aria-describedby', /^legal-error/);
    for (const name of ['type', 'price', 'addresscap'])
      await expect(errorOf(page, name)).toHaveCount(0);
    await expect(page.locator('altcha-widget')).toHaveCount(0);
    await expectAccessible(page, 'the form with errors');
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, 'errors in the dark');

    await answerAll(page, { project: 'buyoutside', ...PERSON, legal: 'no' });
    await expect(errorOf(page, 'legal')).toHaveText(faults.legalRefused);
    await expect(errorOf(page, 'name')).toHaveCount(0);
    await sendButton(page).click();
    await expect(errorOf(page, 'country')).toHaveText(faults.countryRequired);
    await expect(errorOf(page, 'type')).toHaveText(faults.typeRequired);
    // What is not asked any more is not to be corrected either.
    const { correction } = SITE_FORM_WORDS[locale];
    await answer(page, 'project', 'refinance');
    await expect(page.locator('.site-form__hindrance')).toHaveText(correction);
    const again = { project: 'buyoutside', country: 'portugal', type: 'house', legal: 'yes' };
    await answerAll(page, again);

    // What the server alone can see, under the keys that its errors have.
    const errors = { city: 'Une\nDeux', recaptcha: 'Encore.\nUne fois.', files: 'Trop.' };
    await page.route(FORM, (route) =>
      route.fulfill({ status: 422, json: { status: 'error', errors } }),
    );
    await sendButton(page).click();
    await tickCheck(page);
    await expect(control(page, 'addresscity')).toBeFocused();
    // As the page shows them, line by line: other comparisons take a line break for a space.
    const shown = (name: string) => errorOf(page, name).innerText();
    expect(await shown('addresscity')).toBe(errors.city);
    expect(await shown('recaptcha')).toBe(errors.recaptcha);
    await expect(errorOf(page, 'files')).toHaveText(errors.files);
  },
);

test('keeps everything while the server is away, and is sent when it is back', async ({
  page,
  noise,
}, { project }) => {
  noise.announce(/ERR_FAILED|Failed to load/);
  const locale = localeOf(project);
  const { problems } = SITE_FORM_WORDS[locale];
  await openForm(page, ADDRESSES.mortgageAppointment[locale]);
  const kept = { ...PERSON, price: '45000', comments: 'Bonjour' };
  await answerAll(page, { project: 'renew', ...kept, legal: 'yes' });
  await page.route('**/api/v1/postcode/**', (route) => route.abort());
  await answer(page, 'addresscap', '1000');
  await expect(page.locator('input[name="addresscity"]')).toBeVisible();
  await answer(page, 'addresscity', 'Bruxelles');
  await control(page, 'files[0]').setInputFiles(PAPER);

  const held: Route[] = [];
  await page.route(FORM, (route) => void held.push(route));
  await sendButton(page).click();
  await tickCheck(page);
  await expect(page.locator('progress')).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  for (const route of held) await route.abort();
  const said = page.locator('.site-form__hindrance');
  await expect(said).toContainText(problems.connection);
  await expect(said).toBeFocused();
  await expectAccessible(page, 'a form that could not be sent');
  for (const name of Object.keys(PERSON) as (keyof typeof PERSON)[])
    await expect(control(page, name)).toHaveValue(PERSON[name]);
  await expect(control(page, 'price')).toHaveValue(/45.000/);
  await expect(control(page, 'addresscity')).toHaveValue('Bruxelles');
  await expect(page.locator('[name="project"]:checked')).toHaveValue('renew');
  await expect(page.locator('[name="legal"]:checked')).toHaveValue('yes');
  await expect(page.locator('.uploads__name')).toHaveText(PAPER.name);

  await page.unroute(FORM);
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
  await tickCheck(page);
  await expectThanks(page, INQUIRY_WORDS[locale].mortgage.sentText);
});

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
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(mortgage.askedTitle);
    },
  );
});
