import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citedIds, definedIds, idsIn, isTest } from './citations.ts';

const defined = definedIds();
const cited = citedIds();
/** Sorted, one id a line. It can only shrink: a new rule comes with its test. */
const withoutTest = readFileSync('tests/specification/rules-without-a-test.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '');

describe('the specification', () => {
  it('defines each rule once', () => {
    expect(defined.filter((id, at) => defined.indexOf(id) !== at)).toEqual([]);
  });

  it('has every rule that is cited', () => {
    const known = new Set(defined);
    const unknown = [...cited].filter(([id]) => !known.has(id));
    expect(unknown.map(([id, paths]) => `${id} in ${paths.join(', ')}`)).toEqual([]);
  });

  it('has a test that cites each rule, except for those of the list', () => {
    const uncited = defined.filter((id) => !cited.get(id)?.some(isTest));
    expect(withoutTest).toEqual(uncited.toSorted());
  });
});

describe('a citation', () => {
  it.each([
    ['(A-5.3)', ['A-5.3']],
    ['W-1.2, C-10.11.', ['W-1.2', 'C-10.11']],
    ['L-4.9 to L-4.11', ['L-4.9', 'L-4.10', 'L-4.11']],
    ['TAEG-1.2, UTF-8.1', []],
  ])('%s names its rules', (text, ids) => {
    expect([...idsIn(text)]).toEqual(ids);
  });
});
