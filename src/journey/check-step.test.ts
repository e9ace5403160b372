import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { faultOf } from '#tests/examples/fault-of.ts';
import { factsFor } from '#tests/examples/fluvia.ts';
import type { Answers } from './answers.ts';
import { checkStep, hasAnswers } from './check-step.ts';
import type { FaultReason } from './fault.ts';
import type { StepId } from './step.ts';
import { stepOf } from './steps.ts';

const facts = factsFor();

const text = (length: number) => 'a'.repeat(length);

/**
 * Field, value, and its fault (undefined if the value is right).
 *
 *
 *
 */
const FIELD_RULES: readonly [StepId, string, string, string | undefined][] = [
  ['1', 'borrowers', '', 'required'],
  ['1', 'borrowers', 'three', 'invalid'],
  ['1', 'borrowers', 'three', 'invalid'],
  ['1', 'firstname', text(20), undefined],
  ['1', 'firstname', text(21), 'maxLength'],
  ['1', 'firstname', "Anne-Marie d'Août @2", undefined],
  ['1', 'firstname', 'Anne!', 'nameCharacters'],
  ['1', 'lastname', text(100), undefined],
  ['1', 'lastname', text(101), 'maxLength'],
  ['6', 'lastname', text(30), undefined],
  ['6', 'lastname', text(31), 'maxLength'],
  ['1', 'email', 'a@b.be', undefined],
  ['1', 'email', 'a.b+c@sub.fluvia.brussels', undefined],
  ['1', 'email', 'a@b', 'email'],
  ['1', 'email', 'a@b.c', 'email'],
  ['1', 'email', 'a b@c.be', 'email'],
  ['1', 'email', `${text(44)}@bc.be`, undefined],
  ['1', 'email', `${text(45)}@bc.be`, 'maxLength'],
  ['1', 'phone', '0475/123456', undefined],
  ['1', 'phone', '+32 475 12 34 56', undefined],
  ['1', 'phone', '02345678', 'phone'],
  ['1', 'phone', '0475x123456', 'phone'],
  ['1', 'conditionsAccepted', '', 'mustCheck'],
  ['1', 'conditionsAccepted', 'no', 'mustCheck'],
  ['1', 'street', text(70), undefined],
  ['1', 'street', text(71), 'maxLength'],
  ['1', 'number', '12 bis', undefined],
  ['1', 'number', 'bis 12', 'addressNumber'],
  ['1', 'number', '12/3', 'addressNumber'],
  ['1', 'street', 'Rue J. Destrée', undefined],
  ['1', 'number', '12345678901', 'maxLength'],
  ['1', 'box', '', undefined],
  ['1', 'box', 'A12', undefined],
  ['1', 'box', 'A123', 'maxLength'],
  ['1', 'zip', '500', 'beZip'],
  ['1', 'zip', '5000', undefined],
  ['1', 'zip', '0999', 'beZip'],
  ['1', 'livingSince', '2026', undefined],
  ['1', 'livingSince', '2027', 'yearAfterToday'],
  ['1', 'livingSince', '1900', undefined],
  ['1', 'livingSince', '1899', 'tooEarly'],
  ['1', 'livingSince', '0000', 'tooEarly'],
  ['1', 'livingSince', '216', 'length'],
  ['1', 'livingSince', 'deux', 'numeric'],
  ['1', 'livingSituation', 'P', 'invalid'],
  ['1', 'livingSituation', 'H', undefined],
  ['2', 'workingCategory', 'XXX', 'invalid'],
  ['2', 'profession', text(31), 'maxLength'],
  ['2', 'employerName', text(31), 'maxLength'],
  ['2', 'employerName', 'Dupont & Fils S.A.', undefined],
  ['2', 'workingContractBeginDate', '20/11/2026', undefined],
  ['2', 'workingContractBeginDate', '21/11/2026', 'dateAfterToday'],
  ['2', 'workingContractBeginDate', '29/02/2023', 'date'],
  ['2', 'workingContractBeginDate', '1/2/2023', undefined],
  ['2', 'mainIncome', '0', 'amountBetween'],
  ['2', 'mainIncome', '0,99', 'amountBetween'],
  ['2', 'mainIncome', '1', undefined],
  ['2', 'mainIncome', '999999', undefined],
  ['2', 'mainIncome', '999999,01', 'amountBetween'],
  ['2', 'mainIncome', 'assez', 'decimal'],
  ['2', 'mainIncome', '', 'required'],
  ['3', 'children', '99', undefined],
  ['3', 'children', '100', 'between'],
  ['3', 'children', '1,5', 'numeric'],
  ['3', 'children', '', 'required'],
  ['3', 'dependents', '-1', 'numeric'],
  ['3', 'alimonyFee', '999999', undefined],
  ['3', 'alimonyFee', '1000000', 'amountBetween'],
  ['3', 'rent', '1', undefined],
  ['3', 'rent', '0,99', 'amountBetween'],
  ['3', 'hasCredits', '', 'required'],
  ['5', 'birthDate', '20/11/2008', undefined],
  ['5', 'birthDate', '01/01/1900', undefined],
  ['5', 'birthDate', '31/12/1899', 'tooEarly'],
  ['5', 'birthDate', '01/01/0001', 'tooEarly'],
  ['5', 'birthDate', '21/11/2008', 'major'],
  ['5', 'birthDate', '21/11/2026', 'dateAfterToday'],
  ['5', 'nationalRegistry', '85073003328', undefined],
  ['5', 'nationalRegistry', '8507300332', 'registryFormat'],
  ['5', 'nationalRegistry', '93.05.18-223.61', 'registryBirthDate'],
  ['5', 'birthLocation', text(31), 'maxLength'],
  ['5', 'birthLocation', 'Sint-Niklaas', undefined],
  ['5', 'birthLocation', 'Lieu 2', 'placeCharacters'],
  ['5', 'nationality', 'ZZ', 'invalid'],
  ['5', 'creditPurpose', text(35), undefined],
  ['5', 'creditPurpose', text(36), 'maxLength'],
  ['5', 'creditPurpose', 'Crédit', 'purpose'],
  ['5', 'message', text(500), undefined],
  ['5', 'message', text(501), 'maxLength'],
  ['5', 'message', '<script>', 'messageCharacters'],
  // Written as phones and word processors write it.
  ['5', 'message', 'L’offre… “vite” – merci — bien ‘à’ vous „bis”', undefined],
  ['5', 'politicallyExposed', '', 'required'],
  ['5', 'signLocation', 'pub', 'invalid'],
  ['5', 'howKnown', '', undefined],
  ['5', 'howKnown', '001', undefined],
  ['6', 'useMyData', '', 'required'],
];

describe('the rules of single fields', () => {
  it.each(FIELD_RULES)('step %s, %s «%s»: %s', (step, field, value, expected) => {
    expect(faultOf(step, field, { [field]: value })).toBe(expected);
  });
});

describe('a fault names the figure', () => {
  it.each<[StepId, string, string, FaultReason['params']]>([
    ['1', 'firstname', text(21), { max: 20 }],
    ['1', 'livingSince', '216', { length: 4 }],
    ['1', 'livingSince', '1899', { year: '1900' }],
    ['2', 'mainIncome', '0', { min: 1, max: 999_999 }],
    ['2', 'mainIncome', '1000000', { min: 1, max: 999_999 }],
    ['3', 'children', '100', { min: 0, max: 99 }],
  ])('step %s, %s «%s»: %j', (step, field, value, params) => {
    const faults = checkStep(stepOf(step), { ...COMPLETE_ANSWERS, [field]: value }, facts);
    expect(faults.find((fault) => fault.field === field)?.params).toEqual(params);
  });
});

describe('hasAnswers', () => {
  it.each<[Answers, boolean]>([
    [{}, false],
    [{ employerCountry: 'BE', firstname: '  ', currentCredits: [] }, false],
    [{ employerCountry: 'FR' }, true],
    [{ employerCountry: 'BE', firstname: 'Lotte' }, true],
    [{ creditReasons: [{ reason: '81' }] }, true],
  ])('%j: %s', (answers, expected) => {
    expect(hasAnswers(answers)).toBe(expected);
  });
});
