import { entriesOf } from './answers.ts';
import { applies, entryFieldName, type Scope } from './field.ts';
import type { Step, StepId } from './step.ts';
import { STEPS } from './steps.ts';

/** The names of the controls that a step shows with these answers. */
export function controlNames(step: Step, scope: Scope): ReadonlySet<string> {
  const sections = step.sections.filter((section) => applies(section, scope));
  const fields = sections.flatMap((section) => section.fields.filter((f) => applies(f, scope)));
  const lists = sections.flatMap((section) =>
    (section.lists ?? []).filter((list) => applies(list, scope)),
  );
  const entries = lists.flatMap((list) =>
    entriesOf(scope.answers, list.name).flatMap((entry, index) =>
      list.fields
        .filter((field) => applies(field, { ...scope, entry }))
        .map((field) => entryFieldName(list.name, index, field.name)),
    ),
  );
  return new Set([...fields.map((field) => field.name), ...entries]);
}

/** The first step that asks for a control; nothing where none does. */
export function stepAsking(name: string, scope: Scope): StepId | undefined {
  return STEPS.find((step) => step.when(scope) && controlNames(step, scope).has(name))?.id;
}
