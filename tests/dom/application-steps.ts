import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Answers } from '#journey/answers.ts';
import type { StepId } from '#journey/step.ts';
import { answersOf } from '../examples/answers-of-step.ts';
import { COMPLETE_ANSWERS } from '../examples/complete-answers.ts';
import { type ApplicationPage, openPage } from './application-page.tsx';

type Opened = Parameters<typeof openPage>[1];

/** Opens a step of an application whose answers before it are right. */
export async function openStep(
  step: StepId,
  changes: Answers = {},
  opened: Opened = {},
): Promise<ApplicationPage> {
  return await (await openPage(changes, opened)).goOnTo(step);
}

/** Answers everything that the step asks, in the order of the screen. */
export async function fillInStep(
  page: ApplicationPage,
  step: StepId,
  answers: Answers = COMPLETE_ANSWERS,
): Promise<void> {
  for (const [name, value] of answersOf(step, answers)) {
    if (!page.asks(name)) continue;
    if (/[cC]ity$/.test(name)) await waitForOption(page, name, value);
    page.fill(name, value);
  }
}

/** The localities of a postcode come from the server. */
async function waitForOption(page: ApplicationPage, name: string, value: string): Promise<void> {
  const option = `option[value="${CSS.escape(value)}"]`;
  await waitFor(() => expect(page.control(name).querySelector(option)).not.toBeNull());
}

/** The answers of a step, taken back; how many apply stays as it is. */
export function withoutAnswersOf(step: StepId, answers: Answers): Answers {
  const kept = ['borrowers', 'coborrowerInfosEncoding', 'coborrowerSameAddress'];
  const names = answersOf(step, answers).map(([name]) => name.replace(/\[.*/, ''));
  return Object.fromEntries(names.filter((name) => !kept.includes(name)).map((name) => [name, '']));
}
