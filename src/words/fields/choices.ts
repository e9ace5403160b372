import type { ListName, ReferenceList } from '#domain/lists/reference-lists.ts';
import { codesOffered } from '#journey/check-step.ts';
import type { Field, Scope } from '#journey/field.ts';
import type { FieldsCatalogue } from './fields.ts';

/** What choices are put in words with, in one language. */
export interface ChoiceVocabulary {
  readonly words: { readonly fields: FieldsCatalogue };
  readonly lists: Readonly<Record<ListName, ReferenceList>>;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The choices a field offers, in their order, each with its label. */
export function choicesOf(
  field: Field,
  scope: Scope,
  vocabulary: ChoiceVocabulary,
): readonly Choice[] {
  const labels = new Map<string, string>(
    field.list ? vocabulary.lists[field.list] : Object.entries(ownLabels(field, vocabulary)),
  );
  return codesOffered(field, scope.facts).map((value) => ({
    value,
    label: labels.get(value) ?? value,
  }));
}

function ownLabels(field: Field, { words }: ChoiceVocabulary): Readonly<Record<string, string>> {
  const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = words.fields.codes;
  return codes[field.name] ?? words.fields.codes.yesNo;
}
