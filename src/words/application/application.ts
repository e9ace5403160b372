import type { Locale } from '#domain/locale/locale.ts';
import type { Section } from '#journey/field.ts';
import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const APPLICATION_WORDS: Translations<typeof fr> = { fr, nl };

export type ApplicationCatalogue = (typeof APPLICATION_WORDS)[Locale];

/** A section's heading; empty where it has none. */
export function sectionTitle(section: Section, words: ApplicationCatalogue): string {
  const titles: Readonly<Record<string, string>> =
    section.borrower === 'coborrower' ? words.coborrowerSections : words.sections;
  return titles[section.id] ?? '';
}
