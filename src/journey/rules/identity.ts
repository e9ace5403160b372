import { parseDate } from '#domain/calendar/date.ts';
import { isEnterpriseNumber } from '#domain/company/enterprise-number.ts';
import { checkNationalNumber } from '#domain/identity/national-number.ts';
import { answer } from '../answers.ts';
import type { FaultReason } from '../fault.ts';
import type { Rule } from '../field.ts';

const REGISTRY_FAULTS = {
  format: { kind: 'registryFormat' },
  birthDate: { kind: 'registryBirthDate' },
  gender: { kind: 'registryGender' },
  checkDigits: { kind: 'registryCheckDigits' },
} as const satisfies Record<string, FaultReason>;

/** spec 2 §5 nationalRegistry: format, birth date, gender, modulo 97. */
export const nationalRegistry: Rule = (value, { answers, facts }) => {
  const birthDate = parseDate(answer(answers, 'birthDate'));
  const gender = answer(answers, 'gender');
  const fault = checkNationalNumber(value, {
    today: facts.today,
    ...(birthDate && { birthDate }),
    ...((gender === 'M' || gender === 'F') && { gender }),
  });
  return fault && REGISTRY_FAULTS[fault];
};

export const companyNumber: Rule = (value) =>
  isEnterpriseNumber(value) ? undefined : { kind: 'companyNumber' };
