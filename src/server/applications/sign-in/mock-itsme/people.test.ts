import { describe, expect, it } from 'vitest';
import { parseDate } from '#domain/calendar/date.ts';
import { checkNationalNumber } from '#domain/identity/national-number.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { readItsmeClaims } from '../read-claims.ts';
import { PEOPLE, type PersonId } from './people.ts';

const TODAY = { year: 2026, month: 11, day: 20 };
const people = Object.entries(PEOPLE).flatMap(([id, person]) =>
  'claims' in person
    ? [[id as PersonId, readItsmeClaims(person.claims, fluvia.places, 'fr')] as const]
    : [],
);

describe('the invented people', () => {
  it('have national numbers that fit them, with a single exception', () => {
    const faults = people.map(([id, { nationalRegistry, birthDate, gender }]) => [
      id,
      checkNationalNumber(nationalRegistry ?? '', {
        today: TODAY,
        birthDate: parseDate(birthDate ?? ''),
        gender: gender === 'M' || gender === 'F' ? gender : undefined,
      }),
    ]);
    expect(faults.filter(([, fault]) => fault)).toEqual([['marc', 'checkDigits']]);
  });

  it('each lack what they are meant to lack', () => {
    const missing = people.map(([id, values]) => [
      id,
      ['firstname', 'birthDate', 'city'].filter((name) => !(name in values)),
    ]);
    expect(missing.filter(([, names]) => names?.length)).toEqual([
      ['noor', ['birthDate']],
      ['suryani', ['firstname']],
      ['julie', ['city']],
    ]);
  });

  it('have no e-mail address that reaches anybody', () => {
    for (const [, { email }] of people) expect(email).toMatch(/@example\.be$/);
  });
});
