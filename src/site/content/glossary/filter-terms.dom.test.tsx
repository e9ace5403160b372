import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { find, leaveBuilt, openBuilt } from '#tests/dom/built-page.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { GLOSSARY_WORDS } from '#words/glossary/glossary.ts';
import { filterTerms } from './filter-terms.ts';
import { Letters } from './letters.tsx';
import { TermFilter } from './term-filter.tsx';
import { Letter, Term } from './terms.tsx';

const words = GLOSSARY_WORDS.fr;
const TERMS = [
  { letter: 'A', term: 'Acompte', short: 'Une partie du prix.' },
  { letter: 'E', term: 'Échéance', short: 'Le jour d’une mensualité.' },
  { letter: 'T', term: 'TAEG', short: 'Le coût total, en pour cent.' },
] as const;

beforeEach(() => {
  openBuilt(
    <main>
      <TermFilter words={words.filter} />
      <Letters label="Lettres" used={['A', 'E', 'T']} />
      {TERMS.map(({ letter, term, short }) => (
        <Letter key={letter} letter={letter} words={words}>
          <Term id={term} term={term} short={short} words={words} see={[]}>
            <p>Long, avec un acompte.</p>
          </Term>
        </Letter>
      ))}
    </main>,
  );
});
afterEach(leaveBuilt);

const type = (value: string) => fireEvent.input(find('.term-filter input'), { target: { value } });
const shown = () =>
  [
    ...document.querySelectorAll<HTMLElement>('.letter:not([hidden]) .term-entry:not([hidden])'),
  ].map(({ id }) => id);
const told = () => find('.term-filter [role=status]').textContent;

// W-7.11
it('has every term before its script, and filters by what was typed until then', () => {
  type('acompte');
  expect(shown()).toEqual(TERMS.map(({ term }) => term));
  filterTerms();
  expect(shown()).toEqual(['Acompte']);
});

it.each([
  ['echeance', ['Échéance']],
  ['COÛT', ['TAEG']],
  ['acompte', ['Acompte']],
  ['une ', ['Acompte', 'Échéance']],
  ['xyz', []],
])('shows the terms whose name or definition has «%s»', async (typed, expected) => {
  filterTerms();
  type(typed);
  expect(shown()).toEqual(expected);
  expect(document.querySelectorAll('.letter:not([hidden])')).toHaveLength(expected.length);
  expect(told()).toBe(`Mots trouvés\u00a0: ${expected.length}`);
  await expectAccessible();
});

it('is whole again once the field is empty, or a letter is chosen', () => {
  filterTerms();
  type('taeg');
  type('');
  expect(shown()).toHaveLength(TERMS.length);
  expect(told()).toBe('');
  type('taeg');
  fireEvent.click(find('.letters a'));
  expect(shown()).toHaveLength(TERMS.length);
  expect(find<HTMLInputElement>('.term-filter input').value).toBe('');
});
