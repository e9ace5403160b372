/**
 * The letter under which the glossary lists a term: its first letter, in capitals and without accent.
 * Undefined if the term does not start with a letter, as "10 %".
 */
export function termLetter(term: string): string | undefined {
  return /^[a-z]/i.exec(term.normalize('NFD'))?.[0].toUpperCase();
}
