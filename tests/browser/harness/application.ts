import { expect, type Locator, type Page } from '@playwright/test';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { type Borrower, nameOf, ownName } from '#journey/borrowers.ts';
import type { StepId } from '#journey/step.ts';
import { stepPath } from '#journey/steps.ts';
import { answersOf } from '../../examples/answers-of-step.ts';
import { COMPLETE_ANSWERS } from '../../examples/complete-answers.ts';
import { keepAnswersBefore, openSession, storeSession } from './begun-application.ts';
import { openNothing } from './empty-page.ts';
import { answerKind, changesForm, control, controlKinds } from './form.ts';

const PARAMS = {
  amount: 12500,
  additionalAmount: 0,
  product_code: 'TAEGPSA1',
  product_name: 'Prêt personnel',
  duration: 48,
  taeg: 4.49,
  reason: '',
};

/** The element that shows state and step. */
export function application(page: Page): Locator {
  return page.locator('[data-page-state]');
}

export async function expectStep(
  page: Page,
  step: StepId,
  locale: ContractLocale = 'fr',
): Promise<void> {
  // The address first: after a link to another document, the document that is left may show this step too.
  await expect(page).toHaveURL(stepPath(step, locale));
  await expect(application(page)).toHaveAttribute('data-step', step);
}

/** Goes forward in the history, and waits until the page has handled it and rendered. */
export async function goForwardAndRender(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const rendered = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        addEventListener('popstate', rendered, { once: true });
        history.forward();
      }),
  );
}

/** Waits until the application shows another step than `step`. */
export async function expectStepAfter(page: Page, step: string): Promise<void> {
  await expect(application(page)).toHaveAttribute('data-step', new RegExp(`^(?!${step}$).`));
}

/**
 * Opens the application with a simulation, stored as by the simulator, and a session: the bot check is
 * tested separately.
 */
export async function openApplication(
  page: Page,
  locale: ContractLocale = 'fr',
  params: Partial<typeof PARAMS> = {},
): Promise<void> {
  await storeSimulation(page, { ...PARAMS, ...params });
  await storeSession(page, await openSession(page.request));
  await page.goto(stepPath('1', locale));
  await expect(application(page)).toHaveAttribute('data-page-state', 'form');
}

/** The stages of the progress that begin with these steps, or shortly before. */
const STAGES: Readonly<Partial<Record<StepId, number>>> = { '2': 2, '3': 3, '5': 4, '6': 4 };

/**
 * Opens the application at a later step, with the earlier steps answered on an earlier visit: a returning
 * visitor starts at the first step, and continues by the stages that they have reached. With `stepByStep`
 * they had left the first step only, and continue with Next: every step is in the window's history.
 */
export async function openApplicationAt(
  page: Page,
  target: StepId,
  locale: ContractLocale = 'fr',
  changes: Answers = {},
  { stepByStep = false } = {},
): Promise<void> {
  await storeSimulation(page, PARAMS);
  const token = await openSession(page.request);
  const { product_code: product, amount, duration, taeg } = PARAMS;
  const loan = Object.entries({ product, amount, duration, taeg });
  await keepAnswersBefore(page.request, token, target, {
    lang: locale,
    loan: Object.fromEntries(loan.map(([name, value]) => [name, String(value)])),
    changes,
    maxStep: stepByStep ? '1' : target,
  });
  await storeSession(page, token);
  await page.goto(stepPath('1', locale));
  await expect(application(page)).toHaveAttribute('data-page-state', 'form');
  if (!stepByStep) {
    await page.locator(`[data-stage="${STAGES[target]}"] a`).click();
    await expectStepAfter(page, '1');
  }
  for (;;) {
    const step = (await currentStep(page)) as StepId;
    if (step === target) break;
    const isProposal = step === '1c' || step === '4' || step === '4b';
    await page.locator(`[data-action="${isProposal ? 'continue' : 'next'}"]`).click();
    await expectStepAfter(page, step);
  }
  await expectStep(page, target, locale);
}

/** Stores a simulation in the browser before the next page loads. */
export async function storeSimulation(page: Page, params: unknown): Promise<void> {
  await openNothing(page);
  await page.evaluate(
    (stored) => localStorage.setItem('pat_params', stored),
    typeof params === 'string' ? params : JSON.stringify(params),
  );
}

/** Fills in a step as a person would, field by field; fields that are not shown are skipped. */
export async function fillStep(
  page: Page,
  step: StepId,
  changes: Readonly<Record<string, Answers[string]>> = {},
  answerField: typeof answerKind = answerKind,
): Promise<void> {
  const given = answersOf(step, { ...COMPLETE_ANSWERS, ...changes });
  let shown = await controlKinds(page);
  for (const [name, value] of given) {
    if (shown[name] === undefined && (await addEntryOf(page, name)))
      shown = await controlKinds(page);
    const kind = shown[name];
    if (kind === undefined) continue;
    if (/city$/i.test(name))
      await expect(control(page, name).locator(`option[value="${value}"]`)).toBeAttached();
    await answerField(page, name, kind, value);
    if (changesForm(kind)) shown = await controlKinds(page);
  }
}

const ENTRY_ACTIONS: Readonly<Record<string, string>> = {
  currentCredits: 'add-credit',
  currentCreditCards: 'add-card',
};

/** Adds the entry to which a control like `coborrowerCurrentCreditCards[0].beginDate` would belong. */
async function addEntryOf(page: Page, name: string): Promise<boolean> {
  const [, list = '', index = ''] = /^(\w+)\[(\d+)\]\./.exec(name) ?? [];
  const { borrower, name: own } = ownName(list);
  const action = ENTRY_ACTIONS[own];
  if (action === undefined) return false;
  if ((await page.locator(`[name^="${list}[${index}]."]`).count()) > 0) return false;
  await addEntry(page, borrower, action);
  return true;
}

/** Presses the button that adds a credit or a card for this borrower. */
export async function addEntry(page: Page, borrower: Borrower, action: string): Promise<void> {
  const own = control(page, nameOf(borrower, 'hasCredits'));
  await page.locator('fieldset', { has: own }).locator(`[data-action="${action}"]`).click();
}

export async function pressNext(page: Page): Promise<void> {
  await page.locator('[data-action="next"]').click();
}

/** The current step. */
export async function currentStep(page: Page): Promise<string | null> {
  return application(page).getAttribute('data-step');
}

/** Fills in and leaves every step up to this one, accepting whatever is proposed. */
export async function goToStep(
  page: Page,
  target: StepId,
  locale: ContractLocale = 'fr',
  changes: Readonly<Record<string, Answers[string]>> = {},
): Promise<void> {
  for (;;) {
    const step = (await currentStep(page)) as StepId;
    if (step === target) break;
    if (step === '1c' || step === '4' || step === '4b')
      await page.locator('[data-action="continue"]').click();
    else {
      await fillStep(page, step, changes);
      await pressNext(page);
    }
    await expectStepAfter(page, step);
  }
  await expectStep(page, target, locale);
}
