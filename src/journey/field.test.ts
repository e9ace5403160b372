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

const ANSWERS: Answers = { type: ' house ', coborrowerType: 'flat' };
const theirs: Scope = { ...scopeOf(ANSWERS), borrower: 'coborrower' };
const inEntry = entryScope({ type: ' PAT ' }, ANSWERS);

describe('what was answered under a name', () => {
  it.each<[string, Scope, string, string]>([
    ['by the applicant', scopeOf(ANSWERS), 'house', 'house'],
    ['by the co-borrower', theirs, 'flat', 'flat'],
    ['in an entry', inEntry, 'PAT', 'house'],
    ['in an entry of the co-borrower’s', { ...inEntry, borrower: 'coborrower' }, 'PAT', 'flat'],
    ['not in an entry', entryScope({}, ANSWERS), '', 'house'],
    ['by nobody', scopeOf(), '', ''],
  ])('%s', (_, scope, value, ownValue) => {
    expect(valueIn(scope, 'type')).toBe(value);
    expect(own(scope, 'type')).toBe(ownValue);
  });
});

const asked = (scope: Scope) => own(scope, 'type') === 'house';

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
  const rulesUnasked = [() => undefined];
  const field: Field = { name: 'type', kind: 'text', rules };
  const hidden: Field = { ...field, when: () => false };
  const bounded: Field = { ...hidden, rulesUnasked };

  it('is one that applies, as it is', () => {
    expect(fieldThatCounts(field, scopeOf())).toBe(field);
    expect(fieldThatCounts({ ...field, rulesUnasked }, inEntry)?.rules).toBe(rules);
  });

  it('is one that does not, held to other rules where it is sent all the same', () => {
    expect(fieldThatCounts(bounded, inEntry)).toEqual({ ...bounded, rules: rulesUnasked });
    expect(fieldThatCounts(bounded, inEntry)?.rules).toBe(rulesUnasked);
  });

  it.each([
    ['without such rules', hidden, inEntry],
    ['not sent', bounded, entryScope({ type: '  ' })],
  ])('is none: %s', (_, one, scope) => {
    expect(fieldThatCounts(one, scope)).toBeUndefined();
  });
});

it('names the control of an entry', () => {
  expect(entryFieldName('currentCredits', 2, 'type')).toBe('currentCredits[2].type');
});
