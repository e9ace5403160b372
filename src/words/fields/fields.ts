import type { Locale } from '#domain/locale/locale.ts';
import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const FIELD_WORDS: Translations<typeof fr> = { fr, nl };

export type FieldsCatalogue = (typeof FIELD_WORDS)[Locale];

export interface FieldWords {
  readonly label: string;
  readonly noun: string;
  readonly hint?: string;
}

/** The words of a field by its name; `currentCredits[0].type` finds the list's own. */
export function wordsOfField(name: string, words: FieldsCatalogue): FieldWords {
  const inList = /^(\w+)\[\d+\]\.(\w+)$/.exec(name);
  const found = inList
    ? (words.entries as Record<string, Record<string, FieldWords>>)[inList[1] ?? '']?.[
        inList[2] ?? ''
      ]
    : (words.fields as Record<string, FieldWords>)[name];
  if (!found) throw new Error(`No words for the field ${name}`);
  return found;
}
