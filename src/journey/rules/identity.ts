import { parseDate } from '#domain/calendar/date.ts';
import { isEnterpriseNumber } from '#domain/company/enterprise-number.ts';
import { checkNationalNumber } from '#domain/identity/national-number.ts';
import { answer } from '../answers.ts';
import type { FaultReason } from '../fault.ts';
import { isCoborrower, own, type Rule } from '../field.ts';

const REGISTRY_FAULTS = {
  format: { kind: 'registryFormat' },
  birthDate: { kind: 'registryBirthDate' },
  gender: { kind: 'registryGender' },
  checkDigits: { kind: 'registryCheckDigits' },
} as const satisfies Record<string, FaultReason>;

/** nationalRegistry: format, birth date, gender, modulo 97. */
export const nationalRegistry: Rule = (value, scope) => {
  const gender = own(scope, 'gender');
  const fault = checkNationalNumber(value, {
    today: scope.facts.today,
    birthDate: parseDate(own(scope, 'birthDate')),
    gender: gender === 'M' || gender === 'F' ? gender : undefined,
  });
  return fault && REGISTRY_FAULTS[fault];
};

const digitsOf = (number: string) => number.replace(/\D/g, '');

/** The two borrowers have different numbers, however they are written. */
export const notTheApplicants: Rule = (value, scope) =>
  isCoborrower(scope) && digitsOf(value) === digitsOf(answer(scope.answers, 'nationalRegistry'))
    ? { kind: 'sameAsApplicant' }
    : undefined;

export const companyNumber: Rule = (value) =>
  isEnterpriseNumber(value) ? undefined : { kind: 'companyNumber' };
