import { describe, expect, it } from 'vitest';
import { entryScope, scopeOf } from '#tests/examples/scope.ts';
import type { Answers } from './answers.ts';
import {
  applies,
  entryFieldName,
  type Field,
  fieldThatCounts,
  isOptional,
  own,
  type Scope,
  valueIn,
} from './field.ts';

const ANSWERS: Answers = { message: ' house ', coborrowerMessage: 'flat' };
const theirs: Scope = { ...scopeOf(ANSWERS), borrower: 'coborrower' };
const inEntry = entryScope({ message: ' PAT ' }, ANSWERS);

describe('the answer under a name', () => {
  it.each<[string, Scope, string, string]>([
    ['by the applicant', scopeOf(ANSWERS), 'house', 'house'],
    ['by the co-borrower', theirs, 'flat', 'flat'],
    ['in an entry', inEntry, 'PAT', 'house'],
    ['in an entry of the co-borrower’s', { ...inEntry, borrower: 'coborrower' }, 'PAT', 'flat'],
    ['not in an entry', entryScope({}, ANSWERS), '', 'house'],
    ['by nobody', scopeOf(), '', ''],
  ])('%s', (_, scope, value, ownValue) => {
    expect(valueIn(scope, 'message')).toBe(value);
    expect(own(scope, 'message')).toBe(ownValue);
  });
});

const asked = (scope: Scope) => own(scope, 'message') === 'house';

it.each<[boolean, Field['when']]>([
  [true, undefined],
  [true, asked],
  [false, (scope) => !asked(scope)],
])('applies: %s', (expected, when) => {
  expect(applies({ ...(when && { when }) }, scopeOf(ANSWERS))).toBe(expected);
});

it.each<[boolean, Pick<Field, 'optional'>]>([
  [false, {}],
  [false, { optional: false }],
  [true, { optional: true }],
  [true, { optional: asked }],
  [false, { optional: (scope) => !asked(scope) }],
])('may be left empty: %s', (expected, optional) => {
  const field: Field = { name: 'box', kind: 'text', ...optional };
  expect(isOptional(field, scopeOf(ANSWERS))).toBe(expected);
});

describe('a field that counts', () => {
  const rules = [() => undefined];
  const rulesIfHidden = [() => undefined];
  const field: Field = { name: 'message', kind: 'text', rules };
  const hidden: Field = { ...field, when: () => false };
  const bounded: Field = { ...hidden, rulesIfHidden };

  it('is a field that applies, unchanged', () => {
    expect(fieldThatCounts(field, scopeOf())).toBe(field);
    expect(fieldThatCounts({ ...field, rulesIfHidden }, inEntry)?.rules).toBe(rules);
  });

  it('is a field that does not apply, with other rules for a value that is sent anyway', () => {
    expect(fieldThatCounts(bounded, inEntry)).toEqual({ ...bounded, rules: rulesIfHidden });
    expect(fieldThatCounts(bounded, inEntry)?.rules).toBe(rulesIfHidden);
  });

  it.each([
    ['without such rules', hidden, inEntry],
    ['not sent', bounded, entryScope({ type: '  ' })],
  ])('is not: %s', (_, one, scope) => {
    expect(fieldThatCounts(one, scope)).toBeUndefined();
  });
});

it('the control of an entry is named by list, index and field', () => {
  expect(entryFieldName('currentCredits', 2, 'type')).toBe('currentCredits[2].type');
});
