import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import type { StepId } from '#journey/step.ts';
import { closePage, giveConsents, openPage } from '#tests/dom/application-page.tsx';
import { fillInStep, openStep, withoutAnswersOf } from '#tests/dom/application-steps.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { fill } from '#words/translation.ts';

afterEach(closePage);

/** The steps that ask, and where each leads. */
const STEPS = [
  ['1', '2'],
  ['2', '3'],
  ['3', '5'],
  ['5', '6'],
] as const satisfies readonly (readonly [StepId, StepId])[];

const HOUSEHOLDS = [
  ['one borrower', COMPLETE_ANSWERS],
  ['two borrowers', COUPLE_ANSWERS],
] as const;

/** Each household in a language: what is asked does not depend on it. */
const CASES = HOUSEHOLDS.flatMap(([household, answers], index) =>
  STEPS.map(([step, next]) => {
    const locale = CONTRACT_LOCALES[index] ?? 'fr';
    return { locale, household, answers, step, next };
  }),
);

describe.each(CASES)('step $step of $household, in $locale', ({ locale, answers, step, next }) => {
  const words = APPLICATION_WORDS[locale];

  //
  it('names every missing answer next to its control and above the form', async () => {
    const empty = { ...answers, ...withoutAnswersOf(step, answers) };
    const page = await openStep(step, empty, { locale });
    expect(page.listedErrors).toHaveLength(0);
    page.press('next');
    await waitFor(() => expect(page.listedErrors.length).toBeGreaterThan(1));
    const count = page.listedErrors.length;
    await page.findNotice('alert', fill(words.errors.many, { n: count }));
    for (const link of page.listedErrors) {
      const name = decodeURIComponent(link.hash.slice(1));
      expect(page.asks(name), name).toBe(true);
      expect(page.errorOf(name), name).toBeTruthy();
    }
    expect(page.root.querySelectorAll('[id$="-error"]')).toHaveLength(count);
    const [first] = page.listedErrors;
    const focused = document.activeElement as HTMLInputElement;
    expect(focused.name).toBe(decodeURIComponent(first?.hash.slice(1) ?? ''));
    expect(page.root.dataset.step).toBe(step);
    await page.isAccessible();
  });

  it('has no error once it is filled in, and leads on', async () => {
    const empty = { ...answers, ...withoutAnswersOf(step, answers) };
    const page = await openStep(step, empty, { locale });
    expect(page.title?.textContent).toBe(words.steps[step].title);
    await waitFor(() => expect(document.activeElement).toBe(page.title));
    await waitFor(() => expect(document.title).toBe(`${words.steps[step].title} – Fluvia`));
    await fillInStep(page, step, answers);
    expect(page.root.querySelectorAll('[id$="-error"]')).toHaveLength(0);
    await page.isAccessible();
    page.press('next');
    await page.isAt(next, locale);
    await waitFor(() => expect(document.activeElement).toBe(page.title));
  });
});

//
describe.each(CONTRACT_LOCALES)('the last step, in %s', (locale) => {
  const words = APPLICATION_WORDS[locale];

  it.each(HOUSEHOLDS)('asks %s for every consent before it sends', async (_, answers) => {
    const page = await openStep('6', answers, { locale });
    expect(page.control('conditionsAccepted').checked).toBe(false);
    expect(page.control('exactData').checked).toBe(false);
    expect(page.valueOf('useMyData')).toBeUndefined();
    page.press('send');
    await waitFor(() => expect(page.listedErrors.length).toBeGreaterThan(1));
    await page.findNotice('alert', fill(words.errors.many, { n: page.listedErrors.length }));
    await page.isAccessible();
    giveConsents(page);
    expect(page.listedErrors).toHaveLength(0);
    expect(page.made(/send=1/)).toHaveLength(0);
  });

  //
  it('forgets the consents when the answers are left, and asks for them again', async () => {
    const page = await openStep('6', {}, { locale });
    giveConsents(page);
    page.press('previous');
    await page.isAt('5', locale);
    page.press('next');
    await page.isAt('6', locale);
    expect(page.control('exactData').checked).toBe(false);
  });
});

it('one error is named in the singular', async () => {
  const page = await openPage({ street: '' });
  page.press('next');
  await page.findNotice('alert', 'Encore une réponse à donner ou à corriger');
  expect(page.listedErrors.map(({ textContent }) => textContent)).toEqual(['Indiquez la rue.']);
});

it('the list of errors says whose answer is missing, and the field does not have to', async () => {
  const missing = { maritalStatus: '', coborrowerMaritalStatus: '' };
  const page = await openPage({ ...COUPLE_ANSWERS, ...missing });
  page.press('next');
  await waitFor(() => expect(page.listedErrors).toHaveLength(2));
  expect(page.listedErrors.map(({ textContent }) => textContent)).toEqual([
    'Choisissez votre état civil.',
    'Choisissez l’état civil de votre co-emprunteur.',
  ]);
  expect(page.errorOf('coborrowerMaritalStatus')).toBe('L’état civil est obligatoire.');
  page.listedErrors[1]?.click();
  await waitFor(() => expect(document.activeElement).toBe(page.control('coborrowerMaritalStatus')));
});
