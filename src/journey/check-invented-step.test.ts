import { describe, expect, it } from 'vitest';
import { factsFor } from '#tests/examples/fluvia.ts';
import type { Answers } from './answers.ts';
import { checkField, checkStep, codesOffered } from './check-step.ts';
import type { EntryList, Field, Rule, Section } from './field.ts';
import type { FieldName } from './field-names.ts';
import type { Step } from './step.ts';

const facts = factsFor();

/** Refuses the given values, each with its own reason. */
const refusing =
  (value: string, kind: 'numeric' | 'email'): Rule =>
  (typed) =>
    typed === value ? { kind } : undefined;

const text: Field<FieldName> = { name: 'message', kind: 'text' };

describe('the codes a field offers', () => {
  it.each<[string, Omit<Field, 'name' | 'kind'>, string[]]>([
    ['its own', { codes: ['a', 'b'] }, ['a', 'b']],
    ['its own, without some', { codes: ['a', 'b', 'c'], leaveOut: ['b'] }, ['a', 'c']],
    ['its list’s', { list: 'SEXE' }, ['M', 'F']],
    ['its list’s, without some', { list: 'SEXE', leaveOut: ['M'] }, ['F']],
    ['its own rather than its list’s', { codes: ['a'], list: 'SEXE' }, ['a']],
    ['none', {}, []],
  ])('are %s', (_, of, codes) => {
    expect(codesOffered({ name: 'gender', kind: 'code', ...of }, facts).toSorted()).toEqual(
      codes.toSorted(),
    );
  });
});

describe('a value', () => {
  it.each<[string, Partial<Field>, string, string | undefined]>([
    ['left empty', {}, ' ', 'required'],
    ['left empty, as it may', { optional: true }, '', undefined],
    ['left empty where it is looked at', { optional: () => false }, '', 'required'],
    ['not checked', { kind: 'check' }, '', 'mustCheck'],
    ['checked', { kind: 'check' }, 'yes', undefined],
    ['checked otherwise', { kind: 'check' }, 'no', 'mustCheck'],
    ['not checked, as it may be', { kind: 'check', optional: true }, '', undefined],
    ['a code', { kind: 'code', codes: ['a'] }, 'a', undefined],
    ['no code', { kind: 'code', codes: ['a'] }, 'b', 'invalid'],
    ['a country', { kind: 'country', codes: ['BE'] }, 'BE', undefined],
    ['no country', { kind: 'country', codes: ['BE'] }, 'XX', 'invalid'],
    ['a text like no code', { codes: ['a'] }, 'b', undefined],
    ['right by every rule', { rules: [refusing('x', 'numeric')] }, 'y', undefined],
    [
      'wrong by the second',
      { rules: [refusing('x', 'numeric'), refusing('y', 'email')] },
      'y',
      'email',
    ],
    [
      'wrong by both',
      { rules: [refusing('y', 'numeric'), refusing('y', 'email')] },
      'y',
      'numeric',
    ],
    [
      'no code, and wrong',
      { kind: 'code', codes: ['a'], rules: [refusing('y', 'email')] },
      'y',
      'invalid',
    ],
    [
      'a code, and wrong',
      { kind: 'code', codes: ['y'], rules: [refusing('y', 'email')] },
      'y',
      'email',
    ],
    ['empty before any rule', { optional: true, rules: [refusing('', 'email')] }, '', undefined],
  ])('%s', (_, of, value, kind) => {
    const fault = checkField({ ...text, ...of }, { answers: { message: value }, facts });
    expect(fault).toEqual(kind && { kind });
  });
});

const things: EntryList = {
  name: 'currentCredits',
  least: 1,
  most: 3,
  fields: [
    { name: 'type', kind: 'text', rules: [refusing('x', 'email')] },
    { name: 'rate', kind: 'text', when: ({ entry }) => entry?.type === 'y' },
  ],
};

const section = (of: Partial<Section> = {}): Section => ({
  id: 'section',
  fields: [text],
  lists: [things],
  ...of,
});

const stepWith = (of: Partial<Step>): Step => ({
  id: '1',
  stage: 1,
  path: { fr: '', nl: '' },
  when: () => true,
  sections: [section()],
  ...of,
});

const faultsOf = (step: Partial<Step>, answers: Answers) =>
  checkStep(stepWith(step), answers, facts).map(({ field, kind }) => `${field}: ${kind}`);

describe('a list', () => {
  it.each<[string, Answers, string[]]>([
    ['too short', { currentCredits: [] }, ['currentCredits[0].type: required']],
    ['right', { currentCredits: [{ type: 'z' }] }, []],
    [
      'with an empty entry',
      { currentCredits: [{ type: 'z' }, {}] },
      ['currentCredits[1].type: required'],
    ],
    [
      'wrong in two entries',
      { currentCredits: [{ type: 'x' }, { type: 'y' }] },
      ['currentCredits[0].type: email', 'currentCredits[1].rate: required'],
    ],
  ])('%s', (_, answers, expected) => {
    expect(faultsOf({}, { message: 'a', ...answers })).toEqual(expected);
  });

  it('is valid without entries if it may be empty', () => {
    const sections = [section({ lists: [{ ...things, least: 0 }] })];
    expect(faultsOf({ sections }, { message: 'a' })).toEqual([]);
    expect(
      faultsOf({ sections: [section({ lists: [{ ...things, fields: [] }] })] }, { message: 'a' }),
    ).toEqual([]);
  });

  it('is reported at its position on the screen', () => {
    const both = ['message: required', 'currentCredits[0].type: required'];
    expect(faultsOf({}, {})).toEqual(both);
    expect(faultsOf({ sections: [section({ listsFirst: true })] }, {})).toEqual(both.toReversed());
  });

  it('belongs to the co-borrower in their section', () => {
    const sections = [section({ borrower: 'coborrower' })];
    const answers = { coborrowerMessage: 'a', coborrowerCurrentCredits: [{ type: 'x' }] };
    expect(faultsOf({ sections }, answers)).toEqual(['coborrowerCurrentCredits[0].type: email']);
  });
});

describe('what blocks a step', () => {
  const blocks: Step['blocks'] = () => [
    { field: 'message', kind: 'formEnded' },
    { field: 'other', kind: 'formEnded' },
  ];
  const right = { message: 'a', currentCredits: [{ type: 'z' }] };

  it('is reported, but only if all fields are right', () => {
    expect(faultsOf({ blocks }, right)).toEqual(['message: formEnded', 'other: formEnded']);
    expect(faultsOf({ blocks }, { ...right, message: '' })).toEqual([
      'message: required',
      'other: formEnded',
    ]);
  });

  it('is empty if nothing blocks', () => {
    expect(faultsOf({}, right)).toEqual([]);
    expect(faultsOf({ sections: [section({ when: () => false })] }, {})).toEqual([]);
  });
});
