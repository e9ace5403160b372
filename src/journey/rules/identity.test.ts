import { describe, expect, it } from 'vitest';
import { scopeOf } from '#tests/examples/scope.ts';
import type { Answers } from '../answers.ts';
import { companyNumber, nationalRegistry } from './identity.ts';

/** A man of 30/07/1985 has 85.07.30-033.28; a woman of 08/06/1975 has 75.06.08-980.09. */
describe('nationalRegistry', () => {
  it.each<[string, Answers, string | undefined]>([
    ['85.07.30-033.28', { birthDate: '30/07/1985', gender: 'M' }, undefined],
    ['75.06.08-980.09', { birthDate: '08/06/1975', gender: 'F' }, undefined],
    ['85073003328', {}, 'registryFormat'],
    ['85.07.30-033.29', {}, 'registryCheckDigits'],
    ['85.07.30-033.28', { birthDate: '31/07/1985', gender: 'F' }, 'registryBirthDate'],
    ['85.07.30-033.28', { birthDate: '30/07/1985', gender: 'F' }, 'registryGender'],
    ['75.06.08-980.09', { gender: 'M' }, 'registryGender'],
    // Unknown or unreadable answers are not compared.
    ['85.07.30-033.28', {}, undefined],
    ['85.07.30-033.28', { birthDate: 'hier', gender: 'X' }, undefined],
  ])('%s of %j: %s', (value, answers, kind) => {
    expect(nationalRegistry(value, scopeOf(answers))).toEqual(kind && { kind });
  });

  it('is compared with the co-borrower’s answers if the number is theirs', () => {
    const answers = { gender: 'M', coborrowerGender: 'F', coborrowerBirthDate: '08/06/1975' };
    const scope = { ...scopeOf(answers), borrower: 'coborrower' as const };
    expect(nationalRegistry('75.06.08-980.09', scope)).toBeUndefined();
  });

  it('is not a birth in the future', () => {
    // 2_261_121_001 mod 97 leaves 38: the check digits of a birth on 21/11/2026
    const check = 97 - (2_261_121_001 % 97);
    const number = `26.11.21-001.${String(check).padStart(2, '0')}`;
    expect(nationalRegistry(number, scopeOf())).toEqual({ kind: 'registryCheckDigits' });
  });
});

it.each([
  ['0403.019.261', undefined],
  ['0403.019.262', { kind: 'companyNumber' }],
])('the company number %s: %j', (value, fault) => {
  expect(companyNumber(value, scopeOf())).toEqual(fault);
});
