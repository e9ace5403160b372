import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { answerOf, type Borrower, ownName } from '#journey/borrowers.ts';
import type { EntryList, Section } from '#journey/field.ts';
import { applicationWordsIn } from '../languages.ts';
import { fill } from '../translation.ts';

export const APPLICATION_WORDS = /* @__PURE__ */ applicationWordsIn('application');

export type ApplicationCatalogue = (typeof APPLICATION_WORDS)[ContractLocale];

/** The text under a section's heading; empty if there is none. */
export function sectionHint(section: Section, words: ApplicationCatalogue): string {
  const hints: Readonly<Record<string, string>> = words.sectionHints;
  return hints[section.id] ?? '';
}

/**
 * A section's heading; empty if it has none. The co-borrower's bears their name if it is given: "Saskia : activité".
 */
export function sectionTitle(
  section: Section,
  words: ApplicationCatalogue,
  name: string = words.errors.coborrower,
): string {
  const titles: Readonly<Record<string, string>> =
    section.borrower === 'coborrower' ? words.coborrowerSections : words.sections;
  return fill(titles[section.id] ?? '', { name });
}

/**
 * What the two borrowers are called where both are spoken of: by their first names, once both have one and
 * these differ.
 */
export function firstNames(answers: Answers): Readonly<Record<Borrower, string>> | undefined {
  const applicant = answerOf(answers, 'applicant', 'firstname');
  const coborrower = answerOf(answers, 'coborrower', 'firstname');
  const areKnown = applicant !== '' && coborrower !== '' && applicant !== coborrower;
  return areKnown ? { applicant, coborrower } : undefined;
}

const ENTRIES = {
  currentCredits: 'credit',
  currentCreditCards: 'card',
  creditReasons: 'reason',
} as const;

/** The title of an entry, by the list's name and the entry's position: "Crédit 2". */
export function entryTitle(list: string, index: number, words: ApplicationCatalogue): string {
  const kind = ENTRIES[ownName(list).name as keyof typeof ENTRIES];
  return fill(words.entries[kind], { n: index + 1 });
}

/** A single question in a single entry needs no title. */
export function showsEntryTitles(list: EntryList, entries: number): boolean {
  return list.fields.length > 1 || entries > 1;
}
