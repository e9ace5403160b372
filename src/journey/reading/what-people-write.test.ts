import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  namesHouseNumber,
  readBox,
  readHouseNumber,
  readStreetLine,
} from '#domain/reading/read-address.ts';
import { scopeOf } from '#tests/examples/scope.ts';
import {
  STREET_LINES,
  WHAT_PEOPLE_WRITE,
  type WrittenKind,
} from '#tests/inputs/what-people-write.ts';
import { checkField } from '../check-step.ts';
import type { Field } from '../field.ts';
import { ENTRY_LISTS, FIELDS } from '../form-fields.ts';
import { AMOUNT_NAMES } from '../inquiries/mortgage-form.ts';
import { readForm } from '../inquiries/read-form.ts';
import { readField } from './read-field.ts';

const KINDS: readonly (readonly [string, WrittenKind])[] = Object.entries(WHAT_PEOPLE_WRITE);

function fieldNamed(name: string): Field {
  const [, list = '', own = ''] = /^(\w+)\[0\]\.(\w+)$/.exec(name) ?? [];
  const field = list
    ? ENTRY_LISTS.get(list)?.fields.find((entryField) => entryField.name === own)
    : FIELDS.get(name);
  if (!field) throw new Error(`The form has no field ${name}`);
  return field;
}

/** A field's fault, apart from those that depend on other answers. */
function faultOf(field: Field, value: string) {
  const rules = (field.rules ?? []).slice(0, 2);
  return checkField({ ...field, rules }, scopeOf({ [field.name]: value }));
}

//
describe.each(KINDS)('%s', (_, { fields, formFields, read, refused }) => {
  it.each(read)('%j is read as %j in every field', (written, expected) => {
    for (const name of fields)
      expect(readField(fieldNamed(name), written, scopeOf()), name).toBe(expected);
    for (const name of formFields) expect(readForm({ [name]: written })[name], name).toBe(expected);
  });

  it.each(read)('%j, read as %j, is read the same again', (_written, expected) => {
    for (const name of fields)
      expect(readField(fieldNamed(name), expected, scopeOf()), name).toBe(expected);
  });

  it.each(refused)('%j is refused as it stands', (written) => {
    for (const name of fields) {
      const field = fieldNamed(name);
      const left = readField(field, written, scopeOf());
      expect(left.replace(/\W/g, ''), name).toBe(written.replace(/[.\s]+$/, '').replace(/\W/g, ''));
      expect(faultOf(field, left), `${name}: ${left}`).toBeDefined();
    }
  });
});

it('reading again changes nothing, whatever was written (A-17.10)', () => {
  const text = fc.string({
    unit: fc.constantFrom(...'0128 ,.-/’‘(+)€%abétel:<>@;\u00a0\u00ad\u202a'),
  });
  fc.assert(
    fc.property(text, (written) => {
      for (const [, { fields }] of KINDS)
        for (const name of fields.slice(0, 1)) {
          const field = fieldNamed(name);
          const once = readField(field, written, scopeOf());
          expect(readField(field, once, scopeOf()), name).toBe(once);
        }
    }),
  );
});

//
it.each(['amount', ...AMOUNT_NAMES])('the forms read %s as an amount', (name) => {
  expect(readForm({ [name]: '1.850,00 EUR' })).toEqual({ [name]: '1850' });
});

//
describe('a street written with its number', () => {
  it.each(STREET_LINES)('%j', (street, expected) => {
    expect(readStreetLine({ street, number: '', box: '' })).toEqual(expected);
    const { address, addressnumber = '', addressboite = '' } = readForm({ address: street });
    expect({ street: address, number: addressnumber, box: addressboite }).toEqual(expected);
  });

  it('is left alone if a number is given as well, and doubted', () => {
    const line = { street: 'Rue de la Loi 16', number: '16', box: '' };
    expect(readStreetLine(line)).toEqual(line);
    expect(namesHouseNumber(line)).toBe(true);
    expect(namesHouseNumber({ ...line, number: '' })).toBe(false);
    expect(namesHouseNumber({ ...line, street: 'Rue du 11 Novembre' })).toBe(false);
  });

  it('is left alone if both name a box', () => {
    const line = { street: 'Rue de la Loi 16 bte 3', number: '', box: '4' };
    expect(readStreetLine(line)).toEqual(line);
  });

  it.each([
    ['n° 16', '16'],
    ['nr. 16A', '16A'],
    ['16 bis', '16 bis'],
  ])('the number %j is %j', (written, read) => {
    expect(readHouseNumber(written)).toBe(read);
  });

  it.each([
    ['bte 12', '12'],
    ['bus 0102', '102'],
    ['B001', '001'],
    ['A1', 'A1'],
  ])('the box %j is %j', (written, read) => {
    expect(readBox(written)).toBe(read);
  });
});
