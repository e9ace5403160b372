import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import type { StepId } from '#journey/step.ts';
import { stepOf, stepPath } from '#journey/steps.ts';
import { COMPLETE_ANSWERS } from '../../examples/complete-answers.ts';
import { passBotCheck } from './bot-check.ts';
import { answer, control } from './form.ts';

const PARAMS = {
  amount: 12500,
  additionalAmount: 0,
  product_code: 'TAEGPSA1',
  product_name: 'Prêt personnel',
  duration: 48,
  taeg: 4.49,
  reason: '',
};

/** The one element that shows state and step. */
export function application(page: Page): Locator {
  return page.locator('[data-page-state]');
}

export async function expectStep(page: Page, step: StepId, locale: Locale = 'fr'): Promise<void> {
  await expect(application(page)).toHaveAttribute('data-step', step);
  await expect(page).toHaveURL(stepPath(step, locale));
}

/** Opens the application with a simulation stored, as the simulator stores it. */
export async function openApplication(page: Page, locale: Locale = 'fr'): Promise<void> {
  await storeSimulation(page, PARAMS);
  await page.goto(stepPath('1', locale));
  await passBotCheck(page);
}

/** Leaves a simulation in the browser's storage before the next page loads. */
export async function storeSimulation(page: Page, params: unknown): Promise<void> {
  await page.goto('/fr/');
  await page.evaluate(
    (stored) => localStorage.setItem('pat_params', stored),
    typeof params === 'string' ? params : JSON.stringify(params),
  );
}

/** The answers of one step, in the order of the screen; lists under their controls' names. */
export function answersOf(step: StepId, answers: Answers = COMPLETE_ANSWERS): [string, string][] {
  const given: [string, string][] = [];
  for (const section of stepOf(step).sections) {
    for (const { name } of section.fields) {
      const value = answers[name];
      if (typeof value === 'string' && value !== '') given.push([name, value]);
    }
    for (const list of section.lists ?? []) {
      const entries = answers[list.name];
      if (!Array.isArray(entries)) continue;
      for (const [index, entry] of entries.entries())
        for (const { name } of list.fields)
          if (entry[name]) given.push([`${list.name}[${index}].${name}`, entry[name]]);
    }
  }
  return given;
}

/** Fills in one step as a person would, field by field. */
export async function fillStep(
  page: Page,
  step: StepId,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const given = answersOf(step, { ...COMPLETE_ANSWERS, ...changes });
  for (const [name, value] of given) {
    if (name === 'city' || name === 'employerCity')
      await expect(control(page, name).locator(`option[value="${value}"]`)).toBeAttached();
    await answer(page, name, value);
  }
}

export async function pressNext(page: Page): Promise<void> {
  await page.locator('[data-action="next"]').click();
}

/** Fills in and leaves every step up to this one. */
export async function goToStep(page: Page, target: StepId, locale: Locale = 'fr'): Promise<void> {
  for (const step of ['1', '2', '3', '5'] as const) {
    if (step === target) return;
    await fillStep(page, step);
    await pressNext(page);
    await expect(application(page)).not.toHaveAttribute('data-step', step);
  }
  await expectStep(page, target, locale);
}
