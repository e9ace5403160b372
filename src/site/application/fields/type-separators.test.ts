import { describe, expect, it } from 'vitest';
import { readDate, readMonth } from '#domain/reading/read-date.ts';
import type { FieldKind } from '#journey/field.ts';
import { scopeOf } from '#tests/examples/scope.ts';
import { WHAT_PEOPLE_WRITE } from '#tests/inputs/what-people-write.ts';
import { typeSeparators, writeChange } from './type-separators.ts';

/** The field after these keys, one at a time; ⌫ deletes the last character. */
function type(kind: FieldKind, keys: string): string {
  let value = '';
  for (const key of keys)
    value = key === '⌫' ? value.slice(0, -1) : typeSeparators(kind, value, value + key);
  return value;
}

//
describe('typing', () => {
  it.each<[FieldKind, string, string]>([
    ['date', '3007', '30/07'],
    ['date', '30071985', '30/07/1985'],
    ['date', '30/07/1985', '30/07/1985'],
    ['date', '3/7/1985', '3/7/1985'],
    ['date', '30-07-1985', '30-07-1985'],
    ['date', '300⌫⌫0719', '30/07/19'],
    ['date', '300719⌫⌫⌫⌫', '30/0'],
    ['date', '300719858', '30/07/19858'],
    ['month', '072015', '07/2015'],
    ['month', '2010/03', '2010/03'],
    ['month', '1998-11', '1998-11'],
    ['nationalRegistry', '85073003328', '85.07.30-033.28'],
    ['nationalRegistry', '85.07.30-033.28', '85.07.30-033.28'],
    ['companyNumber', '0403019261', '0403.019.261'],
    ['companyNumber', 'BE0403', 'BE0403'],
    ['amount', '12500', '12500'],
    ['text', '1234', '1234'],
  ])('%s: %s → %s', (kind, keys, expected) => {
    expect(type(kind, keys)).toBe(expected);
  });
});

//
it('a date is read with the separators that its field put in while it was typed', () => {
  const { today } = scopeOf().facts;
  for (const [written, read] of WHAT_PEOPLE_WRITE.date.read)
    expect(readDate(type('date', written), today), written).toBe(read);
  for (const [written, read] of WHAT_PEOPLE_WRITE.month.read)
    expect(readMonth(type('month', written), today), written).toBe(read);
  expect(readMonth('20/10/03', today), 'may be a day of 2003').toBe('20/10/03');
});

describe('what is no key at the end stays as it is', () => {
  it.each<[string, string, string]>([
    ['a paste', '', '30071985'],
    ['a paste over another date', '30/07/1985', '01022003'],
    ['a digit in the middle', '30/07/198', '330/07/198'],
    ['a digit taken away', '30/0', '30/'],
  ])('%s', (_, before, typed) => {
    expect(typeSeparators('date', before, typed)).toBe(typed);
  });
});

describe('what comes at once', () => {
  it.each<[FieldKind, string, string, string]>([
    ['date', '', '30071985', '30/07/1985'],
    ['date', '', '1985-07-30', '30/07/1985'],
    ['date', '01/01/1990', '30-07-1985', '30/07/1985'],
    ['date', '30/07/', '30/07/1985', '30/07/1985'],
    ['date', '', '30-0', '30-0'],
    ['nationalRegistry', '', '85073003328', '85.07.30-033.28'],
    ['companyNumber', '', 'BE0403019261', '0403.019.261'],
    ['text', '', ' deux mots ', ' deux mots '],
    ['amount', '', '1.250,50', '1.250,50'],
  ])('%s «%s», then «%s» → %s', (kind, before, typed, expected) => {
    expect(writeChange({ name: 'profession', kind }, scopeOf(), before, typed)).toBe(expected);
  });

  it.each<[FieldKind, string, string, string]>([
    ['date', '30/07', '30/071', '30/07/1'],
    ['date', '30/07/1985', '30/07/198', '30/07/198'],
    ['date', '3007198', '30071985', '30071985'],
    ['date', '30/07/1985', '', ''],
    ['date', '30/07/1985', '30/1985', '30/1985'],
    ['date', '3071985', '30071985', '30071985'],
    ['nationalRegistry', '8507300332', '85073003328', '85073003328'],
  ])('a key is no paste: %s «%s», then «%s» → %s', (kind, before, typed, expected) => {
    expect(writeChange({ name: 'profession', kind }, scopeOf(), before, typed)).toBe(expected);
  });
});
