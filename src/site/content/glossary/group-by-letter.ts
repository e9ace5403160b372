import { termLetter } from '#domain/glossary/term-letter.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** The letters in the index, including those without terms. */
export const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The anchor of a letter. Terms are anchors too, but none has this form. */
export function letterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}

/** Groups the terms by letter, both in alphabetical order; letters without terms are omitted. */
export function groupByLetter<T extends { readonly term: string }>(
  terms: readonly T[],
  locale: Locale,
): readonly { readonly letter: string; readonly terms: readonly T[] }[] {
  const inOrder = terms.toSorted((a, b) => a.term.localeCompare(b.term, locale));
  return LETTERS.map((letter) => ({
    letter,
    terms: inOrder.filter(({ term }) => termLetter(term) === letter),
  })).filter((group) => group.terms.length > 0);
}
