import type { Locator, Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { STREET_LINES, WHAT_PEOPLE_WRITE } from '../inputs/what-people-write.ts';
import { openApplication, openApplicationAt } from './harness/application.ts';
import { answer, control, errorOf } from './harness/form.ts';
import { expect, test } from './harness/one-window.ts';
import { findSimulator } from './harness/simulation.ts';
import { localeOf, openForm } from './harness/site-form.ts';

/** The ways a text comes into a field. Each ends by leaving it. */
const WAYS: Readonly<Record<string, (field: Locator, text: string) => Promise<void>>> = {
  'a paste': async (field, text) => {
    await field.focus();
    await field.page().keyboard.insertText(text);
  },
  'key by key': async (field, text) => {
    await field.pressSequentially(text);
  },
  'an autofill': async (field, text) => {
    await field.focus();
    await field.evaluate((input: HTMLInputElement, filled) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        input,
        filled,
      );
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
  },
};

type Cases = readonly (readonly [written: string, read: string])[];

async function tryEach(page: Page, name: string, cases: Cases, way: keyof typeof WAYS) {
  const field = control(page, name);
  for (const [written, read] of cases) {
    await field.fill('');
    await WAYS[way]?.(field, written);
    await field.blur();
    await expect(field, `${name} «${written}»`).toHaveValue(read);
    await expect(errorOf(page, name)).toHaveCount(0);
  }
}

const { amount, phone, name, postcode, date, email } = WHAT_PEOPLE_WRITE;

//
for (const way of Object.keys(WAYS))
  test.describe(way, () => {
    test('of names, phones, addresses and a street is read by the application', async ({
      page,
    }) => {
      await openApplication(page);
      await tryEach(page, 'lastname', name.read, way);
      await tryEach(page, 'phone', phone.read, way);
      // Keys of a field for e-mail addresses: a browser takes no spaces around them.
      await tryEach(
        page,
        'email',
        email.read.filter(([, read]) => !/[^ -~]/.test(read)),
        way,
      );
      await tryEach(page, 'zip', postcode.read.slice(0, 3), way);
      for (const [street, line] of STREET_LINES) {
        for (const field of ['number', 'box']) await control(page, field).fill('');
        await tryEach(page, 'street', [[street, line.street]], way);
        await expect(control(page, 'number')).toHaveValue(line.number);
        await expect(control(page, 'box')).toHaveValue(line.box);
      }
    });

    test('of amounts and dates is read by the application', async ({ page }) => {
      await openApplicationAt(page, '2');
      await answer(page, 'workingCategory', 'EMP');
      await answer(page, 'workingContractType', 'CDI');
      await tryEach(page, 'mainIncome', amount.read, way);
      await tryEach(page, 'workingContractBeginDate', date.read, way);
    });
  });

/** The digits of a field: languages write separators of their own. */
const digitsOf = async (field: Locator) => (await field.inputValue()).replace(/\D/g, '');

const withoutThousands = (text: string) => text.replace(/[.\s]/g, '');

/** Opens a page with a field of an amount, and finds the field. */
type OpenField = (page: Page, locale: Locale) => Promise<Locator>;

const FIELDS: Readonly<Record<string, OpenField>> = {
  'the simulator of the home page': async (page, locale) => {
    await page.goto(`/${locale}/`);
    await findSimulator(page);
    return control(page, 'amount').first();
  },
  'the simulator of mortgages': async (page, locale) => {
    await page.goto(ADDRESSES.mortgage[locale]);
    await findSimulator(page, 'CH');
    return control(page, 'amount').first();
  },
  'the appointment': async (page, locale) => {
    await openForm(page, ADDRESSES.mortgageAppointment[locale]);
    return control(page, 'revenuetotal');
  },
};

// W-2.8, A-17.13
for (const [place, open] of Object.entries(FIELDS))
  test.describe(`an amount in ${place}`, () => {
    for (const [way, write] of Object.entries(WAYS))
      test(`is never another one, by ${way}`, async ({ page }, { project }) => {
        const field = await open(page, localeOf(project));
        for (const [written, read] of amount.read) {
          await field.fill('');
          await write(field, written);
          await field.blur();
          const whole = read.replace(/,.*/, '');
          await expect.poll(() => digitsOf(field), written).toBe(whole);
        }
      });

    test('that is none stays as it was written', async ({ page }, { project }) => {
      const field = await open(page, localeOf(project));
      for (const written of amount.refused) {
        await field.fill('');
        await WAYS['a paste']?.(field, written);
        await field.blur();
        await expect(field, 'nothing is lost, and nothing glued').toHaveValue(written);
        // A letter right after a digit and a minus before all are not taken by keys (W-2.8).
        if (!/\d[\s,-]/.test(written)) continue;
        await field.fill('');
        await WAYS['key by key']?.(field, written);
        await field.blur();
        const typed = async () => withoutThousands(await field.inputValue());
        await expect.poll(typed, `typed: ${written}`).toBe(withoutThousands(written));
      }
    });
  });
