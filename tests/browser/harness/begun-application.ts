import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { nameOf } from '#journey/borrowers.ts';
import type { StepId } from '#journey/step.ts';
import { STEPS, stepOf } from '#journey/steps.ts';
import { COMPLETE_ANSWERS } from '../../examples/complete-answers.ts';

/** Opens a session with the bot check, solved here without a page. */
export async function openSession(request: APIRequestContext): Promise<string> {
  const challenge = await (await request.get('/api/v1/captcha/challenge')).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const recaptcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const opened = await request.post('/api/v1/jwt-get', { data: { recaptcha } });
  expect(opened.status(), await opened.text()).toBe(200);
  return (await opened.json()).token;
}

/** Stores the session in the browser, where the application keeps it. */
export async function storeSession(page: Page, token: string): Promise<void> {
  await page.evaluate((kept) => localStorage.setItem('pat_jwt', kept), token);
}

/** Saves the answers of every step before this one under the session, as an earlier visit does. */
export async function keepAnswersBefore(
  request: APIRequestContext,
  token: string,
  step: StepId,
  {
    lang,
    loan,
    changes,
    maxStep,
  }: { lang: ContractLocale; loan: Answers; changes: Answers; maxStep: string },
): Promise<void> {
  const uniqId = crypto.randomUUID();
  const data = { lang, uniqId, maxStep, ...loan, ...answersBefore(step, changes) };
  const saved = await request.post(`/api/v1/submit?action=pat_form&uniqid=${uniqId}&step=1`, {
    data,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(saved.status(), await saved.text()).toBe(200);
}

/** The answers of the steps before this one, without consents, which are never stored. */
function answersBefore(step: StepId, changes: Answers): Answers {
  const answers: Answers = { ...COMPLETE_ANSWERS, ...changes };
  const earlier = STEPS.slice(0, STEPS.indexOf(stepOf(step)));
  const names: readonly string[] = earlier.flatMap(({ sections }) =>
    sections.flatMap(({ fields, lists = [], borrower = 'applicant' }) =>
      [...fields.filter(({ fresh }) => !fresh), ...lists].map(({ name }) => nameOf(borrower, name)),
    ),
  );
  return Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => names.includes(name) && value !== ''),
  );
}
