import type { ContractLocale } from '#domain/locale/locale.ts';
import { ownName } from '#journey/borrowers.ts';
import { type Field, isOptional, type Scope } from '#journey/field.ts';
import { applicationWordsIn } from '../languages.ts';
import { fill } from '../translation.ts';
import type { FieldWords } from './field-words.ts';

export const FIELD_WORDS = /* @__PURE__ */ applicationWordsIn('fields');

export type FieldsCatalogue = (typeof FIELD_WORDS)[ContractLocale];

type Words = Readonly<Record<string, FieldWords>>;

function wordsInList(list: string, name: string, words: FieldsCatalogue) {
  return (words.entries as Readonly<Record<string, Words>>)[ownName(list).name]?.[name];
}

/** The words for the co-borrower, or the applicant's if they fit both. */
function wordsOfBorrower(name: string, words: FieldsCatalogue) {
  const own = ownName(name).name;
  return (words.coborrower as Words)[own] ?? (words.fields as Words)[own];
}

/** The words of a field by its name; `currentCredits[0].type` has those of its list. */
export function wordsOfField(name: string, words: FieldsCatalogue): FieldWords {
  const inList = /^(\w+)\[\d+\]\.(\w+)$/.exec(name);
  const found = inList
    ? wordsInList(inList[1] ?? '', inList[2] ?? '', words)
    : ((words.fields as Words)[name] ?? wordsOfBorrower(name, words));
  if (!found) throw new Error(`No words for the field ${name}`);
  return found;
}

/** A field's label and hint as its control shows them, marked if it is optional. */
export function wordsOfControl(
  { field, name, scope }: { field: Field; name: string; scope: Scope },
  words: FieldsCatalogue,
): Pick<FieldWords, 'label' | 'hint'> {
  const { label, hint = '', optionalHint = hint } = wordsOfField(name, words);
  if (!isOptional(field, scope)) return { label, hint };
  return { label: field.unmarked ? label : fill(words.optional, { label }), hint: optionalHint };
}
