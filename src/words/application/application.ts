import type { ContractLocale } from '#domain/locale/locale.ts';
import { ownName } from '#journey/borrowers.ts';
import type { EntryList, Section } from '#journey/field.ts';
import { type ContractTranslations, fill } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const APPLICATION_WORDS: ContractTranslations<typeof fr> = { fr, nl };

export type ApplicationCatalogue = (typeof APPLICATION_WORDS)[ContractLocale];

/** What is said under a section's heading; empty where nothing is. */
export function sectionHint(section: Section, words: ApplicationCatalogue): string {
  const hints: Readonly<Record<string, string>> = words.sectionHints;
  return hints[section.id] ?? '';
}

/** A section's heading; empty where it has none. */
export function sectionTitle(section: Section, words: ApplicationCatalogue): string {
  const titles: Readonly<Record<string, string>> =
    section.borrower === 'coborrower' ? words.coborrowerSections : words.sections;
  return titles[section.id] ?? '';
}

const ENTRIES = {
  currentCredits: 'credit',
  currentCreditCards: 'card',
  creditReasons: 'reason',
} as const;

/** What an entry of a list is called, by the list's name and the entry's place: «Crédit 2». */
export function entryTitle(list: string, index: number, words: ApplicationCatalogue): string {
  const kind = ENTRIES[ownName(list).name as keyof typeof ENTRIES];
  return fill(words.entries[kind], { n: index + 1 });
}

/** One question asked once needs no name above it. */
export function showsEntryTitles(list: EntryList, entries: number): boolean {
  return list.fields.length > 1 || entries > 1;
}
