import type { ContractLocale } from '#domain/locale/locale.ts';
import { ownName } from '#journey/borrowers.ts';
import { type Field, isOptional, type Scope } from '#journey/field.ts';
import { type ContractTranslations, fill } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const FIELD_WORDS: ContractTranslations<typeof fr> = { fr, nl };

export type FieldsCatalogue = (typeof FIELD_WORDS)[ContractLocale];

export interface FieldWords {
  readonly label: string;
  readonly noun: string;
  /** Names the field within a message, where the label is a question. */
  readonly title?: string;
  readonly hint?: string;
  /** Instead of the hint where the field may stay empty. */
  readonly optionalHint?: string;
}

type Words = Readonly<Record<string, FieldWords>>;

function wordsInList(list: string, name: string, words: FieldsCatalogue) {
  return (words.entries as Readonly<Record<string, Words>>)[ownName(list).name]?.[name];
}

/** The co-borrower's own words, or the applicant's where they do for both. */
function wordsOfBorrower(name: string, words: FieldsCatalogue) {
  const own = ownName(name).name;
  return (words.coborrower as Words)[own] ?? (words.fields as Words)[own];
}

/** The words of a field by its name; `currentCredits[0].type` finds the list's own. */
export function wordsOfField(name: string, words: FieldsCatalogue): FieldWords {
  const inList = /^(\w+)\[\d+\]\.(\w+)$/.exec(name);
  const found = inList
    ? wordsInList(inList[1] ?? '', inList[2] ?? '', words)
    : ((words.fields as Words)[name] ?? wordsOfBorrower(name, words));
  if (!found) throw new Error(`No words for the field ${name}`);
  return found;
}

/** A field's label and hint as its control shows them, saying so where it may stay empty. */
export function wordsOfControl(
  { field, name, scope }: { field: Field; name: string; scope: Scope },
  words: FieldsCatalogue,
): Pick<FieldWords, 'label' | 'hint'> {
  const { label, hint = '', optionalHint = hint } = wordsOfField(name, words);
  if (!isOptional(field, scope)) return { label, hint };
  return { label: field.unmarked ? label : fill(words.optional, { label }), hint: optionalHint };
}
