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
  const labels = new Map<string, string>(
    field.list
      ? listFor(vocabulary, scope.facts.loan.product, field.list)
      : Object.entries(ownLabels(field, vocabulary)),
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
