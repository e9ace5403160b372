import { describe, expect, it } from 'vitest';
import { entryScope, scopeOf } from '#tests/examples/scope.ts';
import type { FaultReason } from '../fault.ts';
import type { Rule } from '../field.ts';
import { creditFinished, epicDate, major, notAfterToday, pastYear, shortDate } from './date.ts';

const TOO_EARLY: FaultReason = { kind: 'tooEarly', params: { year: '1900' } };

/** On 20/11/2026: the rule, a value, and its fault. */
const TABLE: readonly [string, Rule, [string, FaultReason | undefined][]][] = [
  [
    'epicDate',
    epicDate,
    [
      ['20/11/2026', undefined],
      ['01/01/1900', undefined],
      ['31/12/1899', TOO_EARLY],
      ['1/1/2000', { kind: 'date' }],
      ['01-01-2000', { kind: 'date' }],
      ['01/01/20000', { kind: 'date' }],
      ['30/02/2024', { kind: 'date' }],
    ],
  ],
  [
    'notAfterToday',
    notAfterToday,
    [
      ['19/11/2026', undefined],
      ['20/11/2026', undefined],
      ['21/11/2026', { kind: 'dateAfterToday' }],
      ['demain', undefined],
    ],
  ],
  [
    'major',
    major,
    [
      ['19/11/2008', undefined],
      ['20/11/2008', undefined],
      ['21/11/2008', { kind: 'major' }],
      ['hier', undefined],
    ],
  ],
  [
    'pastYear',
    pastYear,
    [
      ['1899', TOO_EARLY],
      ['1900', undefined],
      ['2026', undefined],
      ['2027', { kind: 'yearAfterToday' }],
      ['216', { kind: 'length', params: { length: 4 } }],
      ['02016', { kind: 'length', params: { length: 4 } }],
      ['x2016', { kind: 'numeric' }],
      ['2016x', { kind: 'numeric' }],
      ['MMXX', { kind: 'numeric' }],
    ],
  ],
  [
    'shortDate',
    shortDate,
    [
      ['12/1899', TOO_EARLY],
      ['01/1900', undefined],
      ['12/2025', undefined],
      ['11/2026', undefined],
      ['12/2026', { kind: 'shortDate' }],
      ['01/2027', { kind: 'shortDate' }],
      ['13/2020', { kind: 'monthDate' }],
      ['1/2020', { kind: 'monthDate' }],
    ],
  ],
];

//
describe.each(TABLE)('%s', (_, rule, cases) => {
  it.each(cases)('«%s»: %j', (value, fault) => {
    expect(rule(value, scopeOf())).toEqual(fault);
  });
});

//
describe('creditFinished', () => {
  it.each<[string, string, boolean]>([
    ['20/10/2026', '1', true],
    ['20/10/2026', '2', false],
    ['21/10/2026', '1', false],
    ['20/11/2025', '12', true],
    ['20/11/2025', '13', false],
    // If the first instalment is wrong or in the future, its own field reports it.
    ['20/11/2026', '0', true],
    ['21/11/2026', '0', false],
    ['', '0', false],
  ])('begun %s, of %s months: %s', (beginDate, duration, finished) => {
    expect(creditFinished(duration, entryScope({ beginDate }))).toEqual(
      finished ? { kind: 'creditFinished' } : undefined,
    );
  });
});
