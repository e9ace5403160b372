import type { Page } from '@playwright/test';
import { cents, toEuros } from '#domain/money/money.ts';
import type { ProductFamily, Tariff } from '#domain/tariff/tariff.ts';
import type { Answers } from '#journey/answers.ts';
import type { StepId } from '#journey/step.ts';
import { FAMILIES } from '#site/simulators/loan/families.ts';
import {
  currentStep,
  expectStep,
  expectStepAfter,
  fillStep,
  pressNext,
} from '../browser/harness/application.ts';
import { passBotCheck } from '../browser/harness/bot-check.ts';
import { answerKind, control } from '../browser/harness/form.ts';
import { readMail } from '../browser/harness/mail.ts';
import { expect, test } from '../browser/harness/one-window.ts';
import { NEW, OWNER, REPAYS_CREDIT, USED } from '../examples/situations.ts';
import { expectOfferedWords, expectOwnNames, lender } from './lender.ts';
import { LOANS, simulateLoan } from './loans.ts';

/** What is simulated where the lender lends it, in cents; else the lowest amount. */
const USUAL_AMOUNT = cents(12_500_00);

/** The advance on a vehicle, in euros. */
const ADVANCE = 4_000;

/** These steps propose or advise, and ask nothing. */
const ASKS_NOTHING: ReadonlySet<string> = new Set(['1c', '4', '4b']);

// F-14.2
for (const loan of LOANS.filter(({ family }) => FAMILIES[family].leadsTo === 'application')) {
  const { family, type, tariff, locale } = loan;
  test(`${tariff.name[locale]} is simulated and applied for, in ${locale}`, async ({
    page,
    request,
  }) => {
    const terms = usualLoan(tariff);
    const simulator = await simulateLoan(page, loan, terms);
    await simulator.locator('[data-action="apply"]').first().click();
    await passBotCheck(page);
    await expectStep(page, '1', locale);

    const email = `${tariff.code.toLowerCase()}.${locale}@example.be`;
    await walk(page, { ...answersFor(family, type, terms.amount), email });
    const reference = (await page.locator('[data-value="reference"]').textContent()) ?? '';
    expect(reference).toMatch(new RegExp(`^${lender.referencePrefix}-`));
    await expect(page.locator('[data-product]').first()).toHaveAttribute(
      'data-product',
      tariff.code,
    );
    expectOwnNames(await page.content(), 'the page after sending');
    await expectOfferedWords(page, locale, 'the page after sending');
    for (const link of await page.locator('a[data-document]').all())
      expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
    const mail = await readMail(request, email);
    expect(mail.subject).toContain(reference);
    expectOwnNames(mail.html, 'the mail');
  });
}

/** The amount, in euros, and the duration that are simulated: what the lender lends, about the middle of its durations. */
function usualLoan({ rates }: Tariff) {
  const usual = rates.find(({ min, max }) => min <= USUAL_AMOUNT && USUAL_AMOUNT <= max);
  const { min = USUAL_AMOUNT, offers = [] } = usual ?? rates[0] ?? {};
  const { duration = 0 } = offers[Math.floor(offers.length / 2)] ?? {};
  return { amount: Math.ceil(toEuros(usual ? USUAL_AMOUNT : min)), duration };
}

/** What is answered otherwise than in the complete example, so that no other product is proposed. */
function answersFor(family: ProductFamily, type: string, amount: number): Answers {
  if (family === 'grouping') return REPAYS_CREDIT;
  if (family === 'renovation') return OWNER;
  if (family === 'personal') return {};
  const age = type === 'new' ? NEW : USED;
  const price = String(amount + ADVANCE);
  return { sellerType: 'garage', price, advance: String(ADVANCE), ...age };
}

/** Fills in every step up to the last, and sends. */
async function walk(page: Page, answers: Answers): Promise<void> {
  for (;;) {
    const step = (await currentStep(page)) as StepId;
    if (step === '7') return;
    if (ASKS_NOTHING.has(step)) await page.locator('[data-action="continue"]').click();
    else {
      await fillStep(page, step, answers, answerListed);
      if (step === '6') await page.locator('[data-action="send"]').click();
      else await pressNext(page);
    }
    await expectStepAfter(page, step);
  }
}

/** Answers a control; the lender's lists may lack what the example chooses, and then their first entry is chosen. */
const answerListed: typeof answerKind = async (page, name, kind, value) => {
  const option = control(page, name).first().locator('option');
  const isMissing =
    kind === 'select' && (await option.and(page.locator(`[value="${value}"]`)).count()) === 0;
  if (isMissing) await control(page, name).first().selectOption({ index: 1 });
  else await answerKind(page, name, kind, value);
};
