import { describe, expect, it } from 'vitest';
import { parseDate } from '#domain/calendar/date.ts';
import { checkNationalNumber } from '#domain/identity/national-number.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { readItsmeClaims } from '../read-claims.ts';
import { PEOPLE, type PersonId } from './people.ts';

const TODAY = { year: 2026, month: 11, day: 20 };
const told = Object.entries(PEOPLE).flatMap(([id, person]) =>
  'claims' in person
    ? [[id as PersonId, readItsmeClaims(person.claims, fluvia.places, 'fr')] as const]
    : [],
);

describe('the invented people', () => {
  it('have national numbers that fit them, but for one', () => {
    const faults = told.map(([id, { nationalRegistry, birthDate, gender }]) => [
      id,
      checkNationalNumber(nationalRegistry ?? '', {
        today: TODAY,
        birthDate: parseDate(birthDate ?? ''),
        gender: gender === 'M' || gender === 'F' ? gender : undefined,
      }),
    ]);
    expect(faults.filter(([, fault]) => fault)).toEqual([['marc', 'checkDigits']]);
  });

  it('each miss what they are there to miss', () => {
    const missing = told.map(([id, values]) => [
      id,
      ['firstname', 'birthDate', 'city'].filter((name) => !(name in values)),
    ]);
    expect(missing.filter(([, names]) => names?.length)).toEqual([
      ['noor', ['birthDate']],
      ['suryani', ['firstname']],
      ['julie', ['city']],
    ]);
  });

  it('cannot be reached by anybody’s mail', () => {
    for (const [, { email }] of told) expect(email).toMatch(/@example\.be$/);
  });
});
