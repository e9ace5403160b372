import { describe, expect, it } from 'vitest';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { checkStep } from '#journey/check-step.ts';
import { controlNames } from '#journey/shown.ts';
import type { StepId } from '#journey/step.ts';
import { stepOf } from '#journey/steps.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { factsFor } from '#tests/examples/fluvia.ts';
import { APPLICATION_WORDS } from '../application/application.ts';
import { faultMessage } from './faults.ts';
import { summaryLine } from './summary-line.ts';

/** The lines of a step's summary, for the couple of Namur and Ghent with these changes. */
function summary(step: StepId, changes: Answers, locale: ContractLocale = 'fr'): readonly string[] {
  const answers = { ...COUPLE_ANSWERS, ...changes };
  const facts = factsFor();
  const asked = controlNames(stepOf(step), { answers, facts });
  return checkStep(stepOf(step), answers, facts).map((fault) =>
    summaryLine(
      { name: fault.field, message: faultMessage(fault, locale) },
      asked,
      APPLICATION_WORDS[locale],
    ).replaceAll('\u00a0', ' '),
  );
}

const CREDIT = { amountBorrowed: '9000', monthlyAmount: '210', beginDate: '05/03/2025' };
const CREDITS = { hasCredits: 'yes', currentCredits: [CREDIT, CREDIT] };
const THEIR_CREDIT = { coborrowerHasCredits: 'yes', coborrowerCurrentCredits: [CREDIT] };

describe('summaryLine', () => {
  it('distinguishes the two borrowers’ answers', () => {
    const missing = { children: '', coborrowerChildren: '' };
    expect(summary('3', missing)).toEqual([
      'Le nombre d’enfants à charge est obligatoire.',
      'Co-emprunteur : le nombre d’enfants à charge est obligatoire.',
    ]);
    expect(summary('3', missing, 'nl')).toEqual([
      'Het aantal kinderen ten laste is verplicht.',
      'Medekredietnemer: het aantal kinderen ten laste is verplicht.',
    ]);
  });

  //
  it('names the co-borrower once their name is known', () => {
    const facts = factsFor();
    const asked = controlNames(stepOf('3'), { answers: COUPLE_ANSWERS, facts });
    const line = { name: 'coborrowerChildren', message: 'Indiquez le nombre d’enfants.' };
    expect(summaryLine(line, asked, APPLICATION_WORDS.fr, 'Saskia').replace('\u00a0', ' ')).toBe(
      'Saskia : indiquez le nombre d’enfants.',
    );
  });

  it('distinguishes entries, and whose they are', () => {
    const lines = summary('3', { ...CREDITS, ...THEIR_CREDIT });
    expect(lines.filter((line) => line.includes('type de crédit'))).toEqual([
      'Crédit 1 : le type de crédit est obligatoire.',
      'Crédit 2 : le type de crédit est obligatoire.',
      'Co-emprunteur : le type de crédit est obligatoire.',
    ]);
    const two = { ...THEIR_CREDIT, coborrowerCurrentCredits: [CREDIT, CREDIT] };
    expect(summary('3', { ...CREDITS, ...two }, 'nl').at(-2)).toBe(
      'Krediet 2, medekredietnemer: het soort krediet is verplicht.',
    );
  });

  it.each<[string, StepId, Answers, string]>([
    ['names them already', '1', { coborrowerFirstname: '' }, 'Le prénom du co-emprunteur est'],
    ['speaks of them', '5', { coborrowerBirthDate: '12/03/2020' }, 'Votre co-emprunteur doit être'],
    // Only one of the two works, so there is a single employer.
    [
      'can mean no one else',
      '2',
      { workingCategory: 'PEN', coborrowerEmployerStreet: '' },
      'La rue de l’employeur est obligatoire.',
    ],
    ['can mean one credit alone', '3', THEIR_CREDIT, 'Le type de crédit est obligatoire.'],
  ])('does not change a sentence that %s', (_, step, changes, beginning) => {
    expect(summary(step, changes)[0]?.startsWith(beginning), summary(step, changes)[0]).toBe(true);
  });

  it.each(['fr', 'nl'] as const)('repeats no line of an untouched form for two in %s', (locale) => {
    for (const step of ['1', '2', '3', '5'] as const) {
      const untouched = Object.fromEntries(
        [...controlNames(stepOf(step), { answers: COUPLE_ANSWERS, facts: factsFor() })]
          .filter((name) => !DECISIVE.has(name))
          .map((name) => [name, '']),
      );
      const lines = summary(step, untouched, locale);
      expect(lines.length).toBeGreaterThan(4);
      expect(new Set(lines).size).toBe(lines.length);
    }
  });
});

/** Answers that decide which fields are asked keep their value. */
const DECISIVE = new Set([
  'borrowers',
  'coborrowerInfosEncoding',
  'coborrowerSameAddress',
  'workingCategory',
  'coborrowerWorkingCategory',
]);
