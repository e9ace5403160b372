import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { faultOf } from '#tests/examples/fault-of.ts';
import { applicationFacts, factsFor } from '#tests/examples/fluvia.ts';
import type { Answers } from './answers.ts';
import { checkApplication } from './check-application.ts';
import { checkStep } from './check-step.ts';
import { STEPS, stepOf } from './steps.ts';

const facts = factsFor();

//
describe('an employer abroad', () => {
  it.each<[string, string, string | undefined]>([
    ['employerZip', '59000', undefined],
    ['employerZip', '1234567890', undefined],
    ['employerZip', '12345678901', 'maxLength'],
    ['employerCity', 'Lille', undefined],
    ['employerCity', 'Lille!', 'nameCharacters'],
  ])('%s «%s» abroad: %s', (field, value, expected) => {
    expect(faultOf('2', field, { employerCountry: 'FR', [field]: value })).toBe(expected);
  });

  it.each([
    ['employerZip', '59000', 'beZip'],
    ['employerCity', 'Lille', 'cityOfZip'],
    ['companyNumber', '0403.019.262', 'companyNumber'],
    ['companyNumber', '0403.019.261', undefined],
  ])('%s «%s» in Belgium: %s', (field, value, expected) => {
    expect(faultOf('2', field, { workingCategory: 'IND', [field]: value })).toBe(expected);
    expect(
      faultOf('2', field, { workingCategory: 'IND', employerCountry: '', [field]: value }),
    ).toBe(expected);
  });
});

//
describe('the employer’s country', () => {
  it.each<Answers>([
    { employerCountry: '' },
    { employerCountry: '  ' },
    { coborrowerEmployerCountry: '' },
    // An empty answer has the consequences of Belgium, and no others: the place of signing is asked.
    { employerCountry: '', signLocation: 'work' },
  ])('is Belgium to browser and server alike when emptied: %j', (changes) => {
    const answers = { ...COUPLE_ANSWERS, ...changes };
    const steps = STEPS.filter((step) => step.when({ answers, facts }));
    expect(steps.flatMap((step) => checkStep(step, answers, facts))).toEqual([]);
    const checked = checkApplication(answers, applicationFacts);
    expect(checked.ok && checked.application.answers).toMatchObject({
      employerCountry: 'BE',
      coborrowerEmployerCountry: 'BE',
    });
  });

  it('is refused by both if it is not in the list', () => {
    const answers = { ...COMPLETE_ANSWERS, employerCountry: 'ZZ' };
    const fault = { field: 'employerCountry', kind: 'invalid' };
    expect(checkStep(stepOf('2'), answers, facts)).toContainEqual(fault);
    const checked = checkApplication(answers, applicationFacts);
    expect(checked.ok ? [] : checked.faults).toContainEqual(fault);
  });
});
