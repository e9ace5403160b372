import type { ListName } from '#domain/lists/reference-lists.ts';
import { type Answers, answer, type Entry } from './answers.ts';
import { type Borrower, nameOf } from './borrowers.ts';
import type { Facts } from './facts.ts';
import type { FaultReason } from './fault.ts';

/** What a field's visibility and rules look at: the answers around it, and the facts. */
export interface Scope {
  readonly answers: Answers;
  readonly facts: Facts;
  /** Whose answers a section is about; the applicant's where it does not say. */
  readonly borrower?: Borrower;
  /** Inside a list, the entry the field belongs to. */
  readonly entry?: Entry;
}

export type When = (scope: Scope) => boolean;

/** Says what is wrong with a value that is not empty and has no spaces around it, or nothing. */
export type Rule = (value: string, scope: Scope) => FaultReason | undefined;

/** How a value is written, which decides its control and how the recap shows it. */
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

export interface Field {
  /** The specification's name, without its borrower: `nameOf` makes the control's, and the wire's. */
  readonly name: string;
  readonly kind: FieldKind;
  /** For `code` and `country`: the list its values come from … */
  readonly list?: ListName;
  /** … or the codes themselves. */
  readonly codes?: readonly string[];
  /** Codes of the list that are not offered. */
  readonly leaveOut?: readonly string[];
  readonly when?: When;
  /** An empty answer is right: always, or where the predicate says so. */
  readonly optional?: boolean | When;
  /** Optional, and not marked so by itself: its section says it of all its fields. */
  readonly unmarked?: boolean;
  readonly rules?: readonly Rule[];
  /** Where the field does not apply, and so is not shown: what a value sent all the same is held to. */
  readonly rulesUnasked?: readonly Rule[];
  /** Asked anew each time and never kept in a draft: consents. */
  readonly fresh?: boolean;
}

/** A list the applicant adds to, each entry with the same fields. */
export interface EntryList {
  readonly name: string;
  readonly when?: When;
  readonly fields: readonly Field[];
  /** The fewest and most entries while the list is shown. */
  readonly least: number;
  readonly most: number;
}

export interface Section {
  /** Names the section's heading in words/application. */
  readonly id: string;
  /** One section serves both borrowers: the co-borrower's is the same with this set. */
  readonly borrower?: Borrower;
  readonly when?: When;
  readonly fields: readonly Field[];
  readonly lists?: readonly EntryList[];
  /** The lists stand above the fields. */
  readonly listsFirst?: boolean;
}

/** What the entry or the borrower at hand answered under `name`. */
export function valueIn(scope: Scope, name: string): string {
  return scope.entry ? (scope.entry[name] ?? '').trim() : own(scope, name);
}

/** What the borrower at hand answered under `name`, also from within one of their entries. */
export function own(scope: Scope, name: string): string {
  return answer(scope.answers, nameOf(scope.borrower ?? 'applicant', name));
}

export const isCoborrower = (scope: Scope) => scope.borrower === 'coborrower';

export function applies(item: { readonly when?: When }, scope: Scope): boolean {
  return item.when === undefined || item.when(scope);
}

/** The field as its value is judged and kept; undefined where the value counts for nothing. */
export function fieldThatCounts(field: Field, scope: Scope): Field | undefined {
  if (applies(field, scope)) return field;
  return field.rulesUnasked && valueIn(scope, field.name) !== ''
    ? { ...field, rules: field.rulesUnasked }
    : undefined;
}

export function isOptional(field: Field, scope: Scope): boolean {
  return typeof field.optional === 'function' ? field.optional(scope) : field.optional === true;
}

/** `currentCredits[0].type`, the name of a control inside a list. */
export function entryFieldName(list: string, index: number, field: string): string {
  return `${list}[${index}].${field}`;
}

export const YES_NO = ['yes', 'no'] as const;
