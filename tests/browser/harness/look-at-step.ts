import { expect, type Locator, type Page } from '@playwright/test';
import type { Answers } from '#journey/answers.ts';
import { hasCoborrowerNow, nameOf } from '#journey/borrowers.ts';
import type { StepId } from '#journey/step.ts';
import { COMPLETE_ANSWERS } from '../../examples/complete-answers.ts';
import { expectAccessible, expectContrast, expectNoSidewaysScroll } from './accessibility.ts';
import { addEntry, fillStep } from './application.ts';
import { answerKind, changesForm, controlKinds, errorOf } from './form.ts';

/**
 * Answers that open everything that a step can ask of a borrower: an own address, an employer
 * and other incomes, a credit and a card. Contact details are emptied, because they are prefilled.
 */
const OPENING: Readonly<Partial<Record<StepId, Readonly<Record<string, string>>>>> = {
  '1': { sameAddress: 'no', isLandlord: 'no', maritalStatus: 'MAR' },
  '2': { workingCategory: 'EMP', hasAdditionalIncome: 'yes' },
  '3': { hasCredits: 'yes', 'currentCredits[0].type': 'PAT', hasExtraFees: 'yes' },
  '5': { nationality: 'FR', 'creditReasons[0].reason': '10' },
  '6': { firstname: '', lastname: '', email: '', phone: '' },
};

/** These decide who borrows, and come before anything about the borrowers. */
const BORROWERS = ['borrowers', 'coborrowerInfosEncoding'];

/**
 * Checks a step with everything open and nothing answered, with its faults shown, and again filled in:
 * both are accessible, and the faults are reported. `inDark`: and have contrast in the dark. Leaves it filled in with the journey's answers.
 */
export async function lookAtStep(
  page: Page,
  step: StepId,
  changes: Answers,
  { inDark }: { readonly inDark: boolean },
): Promise<void> {
  await showErrors(page, step, changes);
  const [first = ''] = await expectErrorsAnnounced(page);
  await expect(errorOf(page, first)).toHaveText(/\S/);
  await expect(page.locator(`[data-summary="errors"] a[href="#${first}"]`)).toHaveText(/\S/);
  await expect(page.locator(':focus')).toHaveAttribute('name', first);
  await expectAccessible(page, `step ${step} with its errors`);
  if (inDark) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, `step ${step} with its errors, dark`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await expectNoSidewaysScroll(page, `step ${step}`);
  await fillStep(page, step, changes);
  await expect(wrongControls(page)).toHaveCount(0);
  await expectAccessible(page, `step ${step}`);
}

/** Opens everything that a step can ask of these borrowers, and tries to leave it unanswered. */
async function showErrors(page: Page, step: StepId, changes: Answers): Promise<void> {
  await openEverything(page, step, { ...COMPLETE_ANSWERS, ...changes });
  await page.locator(`[data-action="${step === '6' ? 'send' : 'next'}"]`).click();
  await expect(wrongControls(page).first()).toBeVisible();
}

function wrongControls(page: Page): Locator {
  return page.locator('[aria-invalid="true"]');
}

/** The names of the controls with faults, in order, each with its fault next to it. */
async function expectErrorsAnnounced(page: Page): Promise<readonly string[]> {
  const found = await wrongControls(page).evaluateAll((controls) =>
    controls.map((element) => {
      const name = element.getAttribute('name') ?? '';
      return { name, message: document.getElementById(`${name}-error`)?.textContent ?? '' };
    }),
  );
  expect(found.filter(({ message }) => message.trim() === '')).toEqual([]);
  // Each line in the summary names its field.
  const lines = await page.locator('[data-summary="errors"] li').allTextContents();
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  const names = [...new Set(found.map(({ name }) => name))];
  expect(names.length).toBeGreaterThan(1);
  return names;
}

async function openEverything(page: Page, step: StepId, answers: Answers): Promise<void> {
  const borrowers = hasCoborrowerNow(answers)
    ? (['applicant', 'coborrower'] as const)
    : (['applicant'] as const);
  const given = step === '1' ? BORROWERS.map((name) => [name, String(answers[name] ?? '')]) : [];
  for (const borrower of borrowers)
    for (const [name, value] of Object.entries(OPENING[step] ?? {}))
      given.push([nameOf(borrower, name), value]);
  let shown = await controlKinds(page);
  for (const [name = '', value = ''] of given) {
    const kind = shown[name];
    if (kind === undefined) continue;
    await answerKind(page, name, kind, value);
    if (changesForm(kind)) shown = await controlKinds(page);
  }
  if (step === '3') for (const borrower of borrowers) await addEntry(page, borrower, 'add-card');
}
