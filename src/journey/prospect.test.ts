import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { factsFor } from '#tests/examples/fluvia.ts';
import type { Answers } from './answers.ts';
import { checkContact, isProspect } from './prospect.ts';

const facts = factsFor();
const CONTACT: Answers = {
  gender: 'M',
  firstname: 'Émile',
  lastname: 'D’Hondt',
  email: 'emile@example.be',
  phone: '0475/123456',
};

//
describe('contact data', () => {
  it('consists of five fields, checked by the rules of step 1', () => {
    expect(checkContact(CONTACT, facts)).toEqual([]);
    expect(checkContact({}, facts).map(({ field }) => field)).toEqual(Object.keys(CONTACT));
    expect(checkContact({ ...CONTACT, lastname: 'x'.repeat(100) }, facts)).toEqual([]);
    expect(checkContact({ ...CONTACT, lastname: 'x'.repeat(101) }, facts)).toMatchObject([
      { field: 'lastname', kind: 'maxLength' },
    ]);
  });

  it.each(Object.keys(CONTACT))('makes no prospect with a wrong %s', (name) => {
    const accepted = { ...CONTACT, conditionsAccepted: 'yes' };
    expect(isProspect(accepted, facts)).toBe(true);
    expect(isProspect({ ...accepted, [name]: '' }, facts)).toBe(false);
    expect(isProspect({ ...accepted, [name]: '<' }, facts)).toBe(false);
  });

  it('makes no prospect before the conditions are accepted', () => {
    expect(isProspect(CONTACT, facts)).toBe(false);
    expect(isProspect({ ...COMPLETE_ANSWERS, conditionsAccepted: '' }, facts)).toBe(false);
    expect(isProspect(COMPLETE_ANSWERS, facts)).toBe(true);
  });
});
