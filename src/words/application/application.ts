import type { Locale } from '#domain/locale/locale.ts';
import type { Section } from '#journey/field.ts';
import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const APPLICATION_WORDS: Translations<typeof fr> = { fr, nl };

export type ApplicationCatalogue = (typeof APPLICATION_WORDS)[Locale];

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
