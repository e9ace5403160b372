import type { ListName, ReferenceList } from '#domain/lists/reference-lists.ts';
import type { ProductCode } from '#domain/tariff/tariff.ts';
import { codesOffered } from '#journey/check-step.ts';
import type { Field, Scope } from '#journey/field.ts';
import type { FieldsCatalogue } from './fields.ts';

/** The words of choices, in a language. */
export interface ChoiceVocabulary {
  readonly words: { readonly fields: FieldsCatalogue };
  /** The lists that hold for every product, and those of a single product. */
  readonly lists: Readonly<Record<ListName, ReferenceList>>;
  readonly ownLists: Readonly<Record<string, ReferenceList>>;
}

/** A list as it applies to a product (C-7.6: `{product}_{list}`). */
export function listFor(
  { lists, ownLists }: Pick<ChoiceVocabulary, 'lists' | 'ownLists'>,
  product: ProductCode,
  list: ListName,
): ReferenceList {
  return ownLists[`${product}_${list}`] ?? lists[list];
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The choices of a field in their order, each with its label. */
export function choicesOf(
  field: Field,
  scope: Scope,
  vocabulary: ChoiceVocabulary,
): readonly Choice[] {
  const { product } = scope.facts.loan;
  const labels = labelsOf(field, vocabulary.words.fields, (list) =>
    listFor(vocabulary, product, list),
  );
  return codesOffered(field, scope.facts).map((value) => ({
    value,
    label: labels.get(value) ?? value,
  }));
}

/** The labels of a field's codes: those of its list, or else the form's own. */
export function labelsOf(
  { name, list }: Pick<Field, 'name' | 'list'>,
  words: FieldsCatalogue,
  find: (list: ListName) => ReferenceList,
): ReadonlyMap<string, string> {
  if (list) return new Map(find(list));
  const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = words.codes;
  return new Map(Object.entries(codes[name] ?? words.codes.yesNo));
}
