import { ADDRESSES } from '#addresses/pages.ts';
import { isOffered } from '#domain/lender/offer.ts';
import { expectAccessible } from '../browser/harness/accessibility.ts';
import { THINKING } from '../browser/harness/bot-check.ts';
import { openFinder, searchFor } from '../browser/harness/finder.ts';
import { answer, control } from '../browser/harness/form.ts';
import { readMail } from '../browser/harness/mail.ts';
import { confirmationIn, newsletterOn } from '../browser/harness/newsletter.ts';
import { expect, test } from '../browser/harness/one-window.ts';
import { fillPerson, open, openForm, sendButton, tickCheck } from '../browser/harness/site-form.ts';
import { configuration, contractLanguages, expectOwnNames, lender } from './lender.ts';

const ZIP = lender.address.zip;

// F-14.3
for (const locale of lender.languages)
  test(`a message is sent to the lender, in ${locale}`, async ({ page }) => {
    await openForm(page, ADDRESSES.contact[locale]);
    await open(page, 'subject').selectOption({ index: 1 });
    await fillPerson(page);
    await sendButton(page).click();
    await tickCheck(page);
    await expect(page.locator('.site-form__taken')).toBeFocused({ timeout: THINKING });
    await expectAccessible(page, 'the answer');
    expectOwnNames(await page.content(), 'the answer');
  });

// F-14.3
for (const locale of isOffered('brokers', configuration) ? lender.languages : [])
  test(`brokers are found, in ${locale}`, async ({ page }) => {
    const finder = await openFinder(page, locale);
    await searchFor(finder, ZIP);
    await expect(finder.cards).not.toHaveCount(0);
    await expectAccessible(page, 'with what was found');
  });

// F-14.3
const offersMortgages = isOffered('CH', configuration) || isOffered('LIGHT', configuration);
for (const locale of offersMortgages ? lender.languages : [])
  test(`an appointment about a mortgage is asked for, in ${locale}`, async ({ page }) => {
    await openForm(page, ADDRESSES.mortgageAppointment[locale]);
    const answers = {
      project: 'buyoutside',
      country: 'france',
      type: 'house',
      name: 'Zoé',
      surname: 'Lambert',
      email: 'zoe@example.be',
      telephone: '0475/12.34.56',
      legal: 'yes',
    };
    for (const [name, value] of Object.entries(answers)) await answer(page, name, value);
    await sendButton(page).click();
    await tickCheck(page);
    await expect(page.locator('#ch-form h1')).toBeFocused({ timeout: THINKING });
  });

// F-14.3
for (const locale of isOffered('coproperty', configuration) ? contractLanguages : [])
  test(`a loan for co-owners is asked for, in ${locale}`, async ({ page }) => {
    await openForm(page, `${ADDRESSES.copropertyRequest[locale]}?amount=30000&duration=84`);
    await control(page, 'amount').fill('30000');
    await fillPerson(page);
    await control(page, 'zip').fill(ZIP);
    await sendButton(page).click();
    await tickCheck(page);
    await expect(page.locator('.site-form__taken')).toBeFocused({ timeout: THINKING });
  });

// F-14.3
for (const locale of isOffered('newsletter', configuration) ? lender.languages : [])
  test(`the newsletter is asked for and confirmed, in ${locale}`, async ({ page, request }) => {
    await page.goto(`${ADDRESSES.faq[locale]}#newsletter`);
    const { email, button, box, message } = newsletterOn(page);
    const address = `lotte.${locale}@example.be`;
    await email.fill(address);
    await button.click();
    await box.click();
    await expect(message).toContainText(address, { timeout: THINKING });
    const mail = await readMail(request, address);
    expectOwnNames(mail.html, 'the mail');
    await page.goto(confirmationIn(mail));
    await expectAccessible(page, 'the question');
    expectOwnNames(await page.content(), 'the question');
    const question = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button').click();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(question);
  });
