import type { BrowserContext, Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import { CHOSEN_BROKER_WORDS } from '#words/chosen-broker/chosen-broker.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { fill } from '#words/translation.ts';
import { expectAccessible, expectContrast } from './harness/accessibility.ts';
import { expectStep, fillStep, openApplicationAt, pressNext } from './harness/application.ts';
import { passBotCheck } from './harness/bot-check.ts';
import { demonstrationLender } from './harness/configuration.ts';
import { openForeignSite } from './harness/foreign-site.ts';
import { answer, control, figure } from './harness/form.ts';
import { readOfficeMail } from './harness/office.ts';
import { expect, test } from './harness/one-window.ts';
import {
  expectTaken,
  fillPerson,
  open,
  openForm,
  PERSON,
  sendButton,
  tickCheck,
} from './harness/site-form.ts';

const [BROKER, OTHER] = demonstrationLender().brokers;
if (!BROKER || !OTHER) throw new Error('The demonstration has no brokers');
/*
 * Who a form sends, and what it says of them, stands in src/site/brokers/chosen/*.dom.test.tsx. Here: what
 * reaches the lender by mail, and who comes by other sites and devices.
 */

const words = CHOSEN_BROKER_WORDS.fr;
const COOKIE = 'broker-id';

/** Sets the cookie of the chosen broker, as the finder does. */
async function choose(context: BrowserContext, baseURL: string | undefined, id: string) {
  await context.addCookies([{ name: COOKIE, value: id, url: `${baseURL}/` }]);
}

async function chosen(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === COOKIE)?.value;
}

const inSummary = (page: Page) => page.locator('.loan-summary [data-value="broker"]');
const inRecap = (page: Page) => page.locator('.recap [data-value="broker"]');

/** Submits from the recap; returns the reference. */
async function sendRequest(page: Page): Promise<string> {
  await fillStep(page, '6');
  await page.locator('[data-action="send"]').click();
  await expectStep(page, '7');
  return (await page.locator('[data-value="reference"]').textContent()) ?? '';
}

test('the broker chosen on the site is sent with the application', { tag: '@desktop' }, async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await choose(context, baseURL, BROKER.id);
  await openApplicationAt(page, '5');
  await expect(inSummary(page)).toHaveText(BROKER.name);
  await expect(inSummary(page)).toHaveAttribute('data-code', BROKER.id);
  await fillStep(page, '5');
  await pressNext(page);
  await expect(inRecap(page)).toHaveText(BROKER.name);
  await expectAccessible(page, 'the recap with a broker');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'the recap with a broker, in the dark');
  const mail = await readOfficeMail(request, await sendRequest(page));
  expect(mail).toContain(`Courtier : ${BROKER.name} (${BROKER.id})`);
  await expect(inSummary(page)).toHaveText(BROKER.name);
  await expect(page.locator('[data-action="remove-broker"]')).toHaveCount(0);
});

test('a broker removed from the application stays removed', { tag: '@desktop' }, async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await choose(context, baseURL, BROKER.id);
  await openApplicationAt(page, '6');
  await expect(inRecap(page)).toHaveText(BROKER.name);
  await page.locator('.recap [data-action="remove-broker"]').click();
  const named = fill(words.brokerNamed, { name: BROKER.name });
  const expected = page.locator('.recap .taken-out');
  await expect(expected).toHaveText(fill(words.removed, { what: named }));
  await expect(expected).toBeFocused();
  await expect(inSummary(page)).toHaveCount(0);
  expect(await chosen(context)).toBeUndefined();
  await expectAccessible(page, 'the recap without the broker');
  const mail = await readOfficeMail(request, await sendRequest(page));
  expect(mail).not.toContain('Courtier');
});

test('a broker’s link overrides the cookie, and is stored with the draft', {
  tag: '@desktop',
}, async ({ page, context, baseURL }) => {
  await choose(context, baseURL, OTHER.id);
  await openApplicationAt(page, '2');
  await expect(inSummary(page)).toHaveText(OTHER.name);
  const query = `amount=12500&duration=48&product_code=TAEGPSA1&broker-id=${BROKER.id}`;
  await page.goto(`${ADDRESSES.application.fr}?${query}`);
  await expectStep(page, '1');
  await expect(inSummary(page)).toHaveText(BROKER.name);
  expect(await chosen(context)).toBe(BROKER.id);
  expect(new URL(page.url()).search).toBe('');
  // Saved on leaving: another device, without the cookie, finds it there.
  const saved = page.waitForResponse(/action=pat_form/);
  await page.locator('[data-action="next"]').click();
  await expectStep(page, '2');
  await saved;
  await context.clearCookies();
  await page.reload();
  await expect(inSummary(page)).toHaveText(BROKER.name);
});

test('the contact form sends the broker, or not', { tag: '@desktop' }, async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { sentText } = INQUIRY_WORDS.fr.contact;
  const send = async (message: string) => {
    await open(page, 'subject').selectOption({ index: 1 });
    await fillPerson(page, { message });
    await sendButton(page).click();
    await tickCheck(page);
    await expectTaken(page, fill(sentText.writeOrCall, PERSON));
    return await readOfficeMail(request, message);
  };
  const line = page.locator('.carried-over__line').and(page.locator(':visible'));
  await choose(context, baseURL, BROKER.id);
  await openForm(page, ADDRESSES.contact.fr);
  await expect(line).toContainText(BROKER.name);
  await expectAccessible(page, 'the contact form with a broker');
  expect(await send('Avec mon courtier.')).toContain(`Courtier : ${BROKER.name} (${BROKER.id})`);

  await page.reload();
  await line.getByRole('button').click();
  await expect(page.locator('.carried-over__title:visible')).toBeFocused();
  // Removing the broker from one form removes them from all.
  for (const input of await control(page, COOKIE).all()) await expect(input).toHaveValue('');
  expect(await chosen(context)).toBeUndefined();
  expect(await send('Sans courtier.')).not.toContain('Courtier');
});

test('the co-property form sends the broker of a link', { tag: '@desktop' }, async ({
  page,
  context,
  request,
}) => {
  const query = `amount=30000&duration=84&broker-id=${BROKER.id}`;
  await openForm(page, `${ADDRESSES.copropertyRequest.fr}?${query}`);
  await expect(page.locator('.carried-over__line')).toContainText(BROKER.name);
  await expect(control(page, 'amount')).toHaveValue(/30.000/);
  expect(await chosen(context)).toBe(BROKER.id);
  await fillPerson(page, { message: 'La façade de notre immeuble.' });
  await sendButton(page).click();
  await tickCheck(page);
  const mail = await readOfficeMail(request, 'La façade de notre immeuble.');
  expect(mail).toContain(`Courtier : ${BROKER.name} (${BROKER.id})`);
});

// From here on it is as if the broker had been chosen on the site, above.
test('an application that starts on a broker’s own site has the broker', {
  tag: '@desktop',
}, async ({ page, context, baseURL }) => {
  const foreign = await openForeignSite(String(baseURL));
  foreign.show(
    `<script src="${baseURL}/widget/loan-simulator.js" data-broker="${BROKER.id}" async></script>`,
  );
  await page.goto(foreign.origin);
  const widget = page.locator('loanfront-simulator');
  await answer(widget, 'amount', '12500');
  await answer(widget, 'duration', '48');
  const opening = context.waitForEvent('page');
  await widget.locator('[data-action="apply"]').click();
  const applicant = await opening;
  await foreign.close();
  await passBotCheck(applicant);
  await expectStep(applicant, '1');
  expect(await figure(applicant, 'monthlyAmount')).toBe(284.48);
  await expect(inSummary(applicant)).toHaveText(BROKER.name);
  expect(await chosen(context)).toBe(BROKER.id);
});
