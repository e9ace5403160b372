import { entriesOf } from './answers.ts';
import { nameOf } from './borrowers.ts';
import {
  applies,
  type EntryList,
  entryFieldName,
  type Field,
  type Scope,
  type Section,
} from './field.ts';
import type { AnswerListName, AnswerName, FieldName } from './field-names.ts';
import type { Step, StepId } from './step.ts';
import { STEPS } from './steps.ts';

/** A section that is shown for these answers, with the scope for its fields and lists. */
export interface ShownSection {
  readonly section: Section;
  readonly scope: Scope;
}

/** A field that is shown for these answers, under the name of its control. */
export interface ShownField {
  readonly field: Field<FieldName>;
  readonly name: AnswerName;
}

/** A list that is shown for these answers, under its name among the answers. */
export interface ShownList {
  readonly list: EntryList;
  readonly name: AnswerListName;
}

/** The sections that a step shows; in mode e2 only the co-borrower's. */
export function shownSections(step: Step, scope: Scope): readonly ShownSection[] {
  return step.sections
    .filter(({ borrower }) => !scope.facts.e2 || borrower === 'coborrower')
    .map((section) => ({
      section,
      scope: section.borrower ? { ...scope, borrower: section.borrower } : scope,
    }))
    .filter((shown) => applies(shown.section, shown.scope));
}

/** The section's id and borrower: `credits`, `coborrower-credits`. */
export function sectionKey({ section }: ShownSection): string {
  return section.borrower === 'coborrower' ? `coborrower-${section.id}` : section.id;
}

export function shownFields({ section, scope }: ShownSection): readonly ShownField[] {
  return section.fields
    .filter((field) => applies(field, scope))
    .map((field) => ({ field, name: nameOf(scope.borrower ?? 'applicant', field.name) }));
}

export function shownLists({ section, scope }: ShownSection): readonly ShownList[] {
  return (section.lists ?? [])
    .filter((list) => applies(list, scope))
    .map((list) => ({ list, name: nameOf(scope.borrower ?? 'applicant', list.name) }));
}

/** The names of the controls that a step shows. */
export function controlNames(step: Step, scope: Scope): ReadonlySet<string> {
  return new Set(
    shownSections(step, scope).flatMap((shown) => [
      ...shownFields(shown).map(({ name }) => name),
      ...shownLists(shown).flatMap((list) => entryControls(list, shown.scope)),
    ]),
  );
}

function entryControls({ list, name }: ShownList, scope: Scope): readonly string[] {
  return entriesOf(scope.answers, name).flatMap((entry, index) =>
    list.fields
      .filter((field) => applies(field, { ...scope, entry }))
      .map((field) => entryFieldName(name, index, field.name)),
  );
}

/** The first step that asks for a control; undefined if none does. */
export function stepAsking(name: string, scope: Scope): StepId | undefined {
  return STEPS.find((step) => step.when(scope) && controlNames(step, scope).has(name))?.id;
}
