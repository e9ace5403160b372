import { ADDRESSES } from '#addresses/pages.ts';
import { monthlyPayment } from '#domain/loan/payment.ts';
import { formatAmount } from '#domain/money/format.ts';
import { cents, toEuros } from '#domain/money/money.ts';
import { findRate } from '#domain/tariff/rate.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { pdf } from '../uploads/files.ts';
import { expectAccessible, expectContrast } from './harness/accessibility.ts';
import { answer, control, errorOf, figure } from './harness/form.ts';
import { expect, test } from './harness/one-window.ts';
import { findSimulator } from './harness/simulation.ts';
import { expectTaken, fillPerson, openForm, sendButton, tickCheck } from './harness/site-form.ts';

const tariff = fluvia.tariffs.TAEGPCO2;
const PAPER = { name: 'assemblee.pdf', mimeType: 'application/pdf', buffer: pdf() };

function loanOf(euros: number, duration: number) {
  const amount = cents(euros * 100);
  const rate = findRate(tariff, amount, duration);
  if (rate.kind !== 'offered') throw new Error(`${euros} over ${duration} is not offered`);
  return { amount, duration, taeg: rate.taeg, fee: monthlyPayment(amount, rate.taeg, duration) };
}

test('is sent once the server knows its postcode', { tag: '@desktop' }, async ({ page, noise }) => {
  noise.announce(/422/);
  const { copropertyRequest } = ADDRESSES;
  await openForm(page, `${copropertyRequest.fr}?amount=30000&duration=84&taeg=0.5&monthly=1`);
  await expect(control(page, 'amount')).toHaveValue(/30.000/);
  const { fee } = loanOf(30_000, 84);
  await expect(control(page, 'monthly-fee')).toHaveValue(formatAmount(fee, 'fr'));
  await control(page, 'amount').fill('12');
  await expect(errorOf(page, 'amount')).toBeVisible();
  await sendButton(page).click();
  await expect(control(page, 'amount')).toBeFocused();
  await expect(errorOf(page, 'phone')).toBeVisible();
  await expectAccessible(page, 'the form with errors');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'errors in the dark');

  await control(page, 'amount').fill('30000');
  await fillPerson(page);
  await control(page, 'zip').fill('1999');
  await control(page, 'files[0]').setInputFiles(PAPER);
  await sendButton(page).click();
  await tickCheck(page);
  // Only the server knows which postcodes exist.
  await expect(errorOf(page, 'zip')).toBeVisible();
  await expect(control(page, 'zip')).toBeFocused();
  await expect(sendButton(page)).toBeEnabled();
  await control(page, 'zip').fill('5000');
  await sendButton(page).click();
  await tickCheck(page);
  await expectTaken(page, INQUIRY_WORDS.fr.coproperty.sentTitle);
  await expect(page.locator('[data-action="send"]')).toBeDisabled();
  await expectAccessible(page, 'the answer');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is sent in Dutch, with one more answer', { tag: '@desktop' }, async ({ page, noise }) => {
    noise.announce(/422/);
    const { coproperty, question } = INQUIRY_WORDS.nl;
    await page.goto(ADDRESSES.copropertyRequest.nl);
    await expect(control(page, 'monthly-fee')).toBeHidden();
    await control(page, 'amount').fill('30.000');
    await control(page, 'duration').selectOption('84');
    await fillPerson(page);
    await sendButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(coproperty.requestedTitle);
    const numbers = question.numbers.split(' ');
    const sum = (await page.locator('label').innerText())
      .replace('?', '')
      .split(/\s+/)
      .reduce((total, word) => total + numbers.indexOf(word) + 1, 0);
    await page.locator('[name="answer"]').fill(numbers[sum - 1] ?? '');
    await page.getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(coproperty.sentTitle);
    await page.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${ADDRESSES.copropertyRequest.nl}$`));
  });
});

test('opens from its simulator with the same figures', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  const locale = isMobile ? 'nl' : 'fr';
  await page.goto(ADDRESSES.coproperty[locale]);
  const simulator = await findSimulator(page, 'TAEGPCO2');
  await answer(simulator, 'amount', '30000');
  await answer(simulator, 'duration', '60');
  const left = page.waitForRequest((request) => request.isNavigationRequest());
  await page.locator('[data-action="apply"]').click();
  const { taeg, fee } = loanOf(30_000, 60);
  expect(Object.fromEntries(new URL((await left).url()).searchParams)).toEqual({
    duration: '60',
    taeg: String(taeg),
    amount: '30000',
    monthly: String(toEuros(fee)),
  });
  await page.waitForURL((url) => url.pathname === ADDRESSES.copropertyRequest[locale]);
  await expect(control(page, 'monthly-fee')).toHaveValue(formatAmount(fee, locale));
  await expect(control(page, 'duration')).toHaveValue('60');
  await page.goBack();
  await findSimulator(page, 'TAEGPCO2');
  await expect.poll(() => figure(page, 'amount')).toBe(30_000);
});
