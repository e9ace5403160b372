/**
 * The letter under which a glossary has a term, in capitals: its first, without its accent. Undefined
 * where a term starts with none, as «10 %».
 */
export function termLetter(term: string): string | undefined {
  return /^[a-z]/i.exec(term.normalize('NFD'))?.[0].toUpperCase();
}
