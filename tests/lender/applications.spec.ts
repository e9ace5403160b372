import type { Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import { cents, toEuros } from '#domain/money/money.ts';
import { familiesOffered, type ProductFamily, type Tariff } from '#domain/tariff/tariff.ts';
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
import { answer, answerKind, control, figure } from '../browser/harness/form.ts';
import { readMail } from '../browser/harness/mail.ts';
import { expect, test } from '../browser/harness/one-window.ts';
import { findSimulator } from '../browser/harness/simulation.ts';
import { NEW, OWNER, REPAYS_CREDIT, USED } from '../examples/situations.ts';
import { contractLanguages, expectOwnNames, lender, tariffs } from './lender.ts';

/** What is simulated where the lender lends it, in cents; else the lowest amount. */
const USUAL_AMOUNT = cents(12_500_00);

/** The advance on a vehicle, in euros. */
const ADVANCE = 4_000;

/** These steps propose or advise, and ask nothing. */
const ASKS_NOTHING: ReadonlySet<string> = new Set(['1c', '4', '4b']);

/** The choices of the simulators that lead to an application, each in one of the languages in turn. */
const LOANS = familiesOffered(tariffs)
  .filter((family) => FAMILIES[family].leadsTo === 'application')
  .flatMap((family) => FAMILIES[family].types.map((choice) => ({ family, ...choice })))
  .flatMap(({ family, type, code }) => {
    const tariff = tariffs[code];
    return tariff ? [{ family, type, tariff }] : [];
  })
  .map((loan, i) => ({ ...loan, locale: contractLanguages[i % contractLanguages.length] ?? 'fr' }));

// F-14.2
for (const { family, type, tariff, locale } of LOANS) {
  test(`${tariff.name[locale]} is simulated and applied for, in ${locale}`, async ({
    page,
    request,
  }) => {
    await page.goto(ADDRESSES[FAMILIES[family].page][locale]);
    const types = LOANS.filter((loan) => loan.family === family);
    const [opened] = types;
    const opening = await findSimulator(page, opened?.tariff.code);
    if (opened?.type !== type) await answer(opening, 'type', type);
    const simulator = await findSimulator(page, tariff.code);
    const { amount, duration } = usualLoan(tariff);
    await answer(simulator, 'amount', String(amount));
    if (family === 'grouping') await answer(simulator, 'additionalAmount', '0');
    await answer(simulator, 'duration', String(duration));
    await expect.poll(() => figure(page, 'amount')).toBe(amount);
    await simulator.locator('[data-action="apply"]').first().click();
    await passBotCheck(page);
    await expectStep(page, '1', locale);

    const email = `${tariff.code.toLowerCase()}.${locale}@example.be`;
    await walk(page, { ...answersFor(family, type, amount), email });
    const reference = (await page.locator('[data-value="reference"]').textContent()) ?? '';
    expect(reference).toMatch(new RegExp(`^${lender.referencePrefix}-`));
    await expect(page.locator('[data-product]').first()).toHaveAttribute(
      'data-product',
      tariff.code,
    );
    expectOwnNames(await page.content(), 'the page after sending');
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
