import { expect, it } from 'vitest';
import { ENTRY_LISTS, FIELDS, NAMES_IN_ORDER } from './form-fields.ts';

it('names every field and list once, in the order in which the form asks them first', () => {
  expect([...NAMES_IN_ORDER].sort()).toEqual([...FIELDS.keys(), ...ENTRY_LISTS.keys()].sort());
  const places = ['borrowers', 'lastname', 'price', 'mainIncome', 'currentCredits', 'birthDate'];
  const found = places.map((name) => NAMES_IN_ORDER.indexOf(name));
  expect(found).toEqual([...found].sort((a, b) => a - b));
  expect(NAMES_IN_ORDER.at(-1)).toBe('coborrowerExactData');
});
