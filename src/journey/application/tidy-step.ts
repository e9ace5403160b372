import { type Answers, entriesOf } from '../answers.ts';
import { applies, type Field, type Scope } from '../field.ts';
import { type ShownList, shownFields, shownLists, shownSections } from '../shown.ts';
import type { Step } from '../step.ts';
import { tidy } from './tidy.ts';

/**
 * The answers with all that a step shows written as its fields write it: who presses Enter, or lets
 * the browser fill in, leaves no field. The same answers where nothing changes.
 */
export function tidyStep(step: Step, scope: Scope): Answers {
  const changes = shownSections(step, scope).flatMap((shown) => [
    ...shownFields(shown).map(({ field, name }) => {
      const typed = scope.answers[name];
      return [name, typeof typed === 'string' ? tidy(field.kind, typed) : typed] as const;
    }),
    ...shownLists(shown).map((list) => [list.name, tidyEntries(list, shown.scope)] as const),
  ]);
  const changed = changes.filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(scope.answers[name]),
  );
  return changed.length === 0
    ? scope.answers
    : ({ ...scope.answers, ...Object.fromEntries(changed) } as Answers);
}

function tidyEntries({ list, name }: ShownList, scope: Scope) {
  return entriesOf(scope.answers, name).map((entry) => {
    const tidied = list.fields
      .filter((field: Field) => entry[field.name] && applies(field, { ...scope, entry }))
      .map((field) => [field.name, tidy(field.kind, entry[field.name] ?? '')] as const);
    return { ...entry, ...Object.fromEntries(tidied) };
  });
}
