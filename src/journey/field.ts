import type { ListName } from '#domain/lists/reference-lists.ts';
import { type Answers, answer, type Entry, textUnder } from './answers.ts';
import { type Borrower, nameOf } from './borrowers.ts';
import type { Facts } from './facts.ts';
import type { FaultReason } from './fault.ts';
import type { EntryFieldName, EntryListName, FieldName } from './field-names.ts';

/** What a field's visibility and rules depend on: the surrounding answers, and the facts. */
export interface Scope {
  readonly answers: Answers;
  readonly facts: Facts;
  /** The borrower of a section; the applicant by default. */
  readonly borrower?: Borrower;
  /** Inside a list, the entry that the field belongs to. */
  readonly entry?: Entry;
}

export type When = (scope: Scope) => boolean;

/** The fault of a non-empty, trimmed value; undefined if it is right. */
export type Rule = (value: string, scope: Scope) => FaultReason | undefined;

/** The kind of value, which decides its control and how the recap shows it. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'count'
  | 'year'
  | 'zip'
  | 'city'
  | 'amount'
  | 'percent'
  | 'date'
  | 'month'
  | 'nationalRegistry'
  | 'companyNumber'
  | 'check'
  | 'code'
  | 'country';

export interface Field<Name extends string = FieldName | EntryFieldName> {
  /** The specification's name, without its borrower; `nameOf` makes the name of the control and of the call. */
  readonly name: Name;
  readonly kind: FieldKind;
  /** For `code` and `country`: the list of the allowed values … */
  readonly list?: ListName;
  /** … or the codes themselves. */
  readonly codes?: readonly string[];
  /** Codes of the list that are not offered. */
  readonly leaveOut?: readonly string[];
  readonly when?: When;
  /** Whether an empty answer is right: always, or if the predicate says so. */
  readonly optional?: boolean | When;
  /** Optional but not marked so, because its section says it for all its fields. */
  readonly unmarked?: boolean;
  /** How its text is read, if not as its kind is: a plain function, such as `readName`. */
  readonly read?: (typed: string) => string;
  readonly rules?: readonly Rule[];
  /** The rules for a value that is sent although the field does not apply and is not shown. */
  readonly rulesIfHidden?: readonly Rule[];
  /** Asked each time and never stored in a draft: consents. */
  readonly fresh?: boolean;
}

/** A list to which the applicant adds entries, each with the same fields. */
export interface EntryList {
  readonly name: EntryListName;
  readonly when?: When;
  readonly fields: readonly Field<EntryFieldName>[];
  /** The lowest and highest number of entries while the list is shown. */
  readonly least: number;
  readonly most: number;
}

export interface Section {
  /** Names the section's heading in words/application. */
  readonly id: string;
  /** A section serves both borrowers: the co-borrower's is the same with this set. */
  readonly borrower?: Borrower;
  readonly when?: When;
  readonly fields: readonly Field<FieldName>[];
  readonly lists?: readonly EntryList[];
  /** Whether the lists are shown above the fields. */
  readonly listsFirst?: boolean;
}

/** The answer under `name` of the current entry or borrower. */
export function valueIn(scope: Scope, name: FieldName | EntryFieldName): string {
  if (scope.entry) return (scope.entry[name] ?? '').trim();
  return textUnder(scope.answers, nameOf(scope.borrower ?? 'applicant', name));
}

/** The answer under `name` of the current borrower, even within an entry. */
export function own(scope: Scope, name: FieldName): string {
  return answer(scope.answers, nameOf(scope.borrower ?? 'applicant', name));
}

export const isCoborrower = (scope: Scope) => scope.borrower === 'coborrower';

export function applies(item: { readonly when?: When }, scope: Scope): boolean {
  return item.when === undefined || item.when(scope);
}

/** The field by which a value is checked and stored; undefined if the value does not count. */
export function fieldThatCounts(field: Field, scope: Scope): Field | undefined {
  if (applies(field, scope)) return field;
  return field.rulesIfHidden && valueIn(scope, field.name) !== ''
    ? { ...field, rules: field.rulesIfHidden }
    : undefined;
}

export function isOptional(field: Field, scope: Scope): boolean {
  return typeof field.optional === 'function' ? field.optional(scope) : field.optional === true;
}

/** The name of a control inside a list: `currentCredits[0].type`. */
export function entryFieldName(list: string, index: number, field: string): string {
  return `${list}[${index}].${field}`;
}
