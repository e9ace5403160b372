import type { EntryFieldNames, EntryListName, FieldName } from '#journey/field-names.ts';
import type { Catalogue } from '../translation.ts';

export interface FieldWords {
  readonly label: string;
  readonly noun: string;
  /** Names the field within a message, if the label is a question. */
  readonly title?: string;
  readonly hint?: string;
  /** Replaces the hint if the field may stay empty. */
  readonly optionalHint?: string;
}

/** Asked only of or about the co-borrower. */
export type CoborrowersOwn = 'sameAddress' | 'coborrowerInfosEncoding' | 'coborrowerExactData';
type WithoutBorrower<Name> = Name extends `coborrower${infer Own}` ? Uncapitalize<Own> : Name;
export type CoborrowersName = WithoutBorrower<CoborrowersOwn>;

/** The words of every field: a field without words does not compile, nor do words without a field. */
export interface WordsOfFields {
  readonly fields: Readonly<Record<Exclude<FieldName, CoborrowersOwn>, FieldWords>>;
  readonly coborrower: Readonly<Record<CoborrowersName, FieldWords>> &
    Readonly<Partial<Record<FieldName, FieldWords>>>;
  readonly entries: {
    readonly [List in EntryListName]: Readonly<Record<EntryFieldNames[List], FieldWords>>;
  };
  readonly codes: Catalogue;
  readonly choose: string;
  readonly optional: string;
  readonly optionalNone: string;
}
