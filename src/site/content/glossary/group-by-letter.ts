import { termLetter } from '#domain/glossary/term-letter.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** Every letter that the index shows, whether terms stand under it or not. */
export const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The anchor of a letter. Terms are anchors too: none is called so. */
export function letterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}

/** The terms under their letters, both in the order of the alphabet; a letter without terms is left out. */
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
