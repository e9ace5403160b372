import {
  type Answers,
  entriesOf,
  entriesUnder,
  INITIAL_ANSWERS,
  textUnder,
  withInitialAnswers,
} from './answers.ts';
import { BROKER_NAME } from './chosen-broker.ts';
import type { Facts } from './facts.ts';
import type { Fault, FaultReason } from './fault.ts';
import {
  entryFieldName,
  type Field,
  fieldThatCounts,
  isOptional,
  type Scope,
  valueIn,
} from './field.ts';
import { readStep } from './reading/read-step.ts';
import { type ShownList, shownFields, shownLists, shownSections } from './shown.ts';
import { METHOD_NAMES } from './signed-in.ts';
import type { Step } from './step.ts';

/** The codes that a field offers, in the list's order. */
export function codesOffered(field: Field, facts: Facts): readonly string[] {
  const codes = field.codes ?? (field.list ? facts.codesOf(field.list) : []);
  return field.leaveOut ? codes.filter((code) => !field.leaveOut?.includes(code)) : codes;
}

/** The fault of a single value: not answered, not among the codes, or against a rule. */
export function checkField(field: Field, scope: Scope): FaultReason | undefined {
  const value = valueIn(scope, field.name);
  if (value === '') {
    if (isOptional(field, scope)) return undefined;
    return { kind: field.kind === 'check' ? 'mustCheck' : 'required' };
  }
  if (field.kind === 'check') return value === 'yes' ? undefined : { kind: 'mustCheck' };
  if (field.kind === 'code' || field.kind === 'country') {
    if (!codesOffered(field, scope.facts).includes(value)) return { kind: 'invalid' };
  }
  for (const rule of field.rules ?? []) {
    const reason = rule(value, scope);
    if (reason) return reason;
  }
  return undefined;
}

function checkList({ list, name }: ShownList, scope: Scope): Fault[] {
  const entries = entriesOf(scope.answers, name);
  const first = list.fields[0];
  if (entries.length < list.least && first)
    return [{ field: entryFieldName(name, 0, first.name), kind: 'required' }];
  const faults: Fault[] = entries.slice(0, list.most).flatMap((entry, index) =>
    list.fields
      .flatMap((field) => fieldThatCounts(field, { ...scope, entry }) ?? [])
      .flatMap((field) => {
        const reason = checkField(field, { ...scope, entry });
        return reason ? [{ field: entryFieldName(name, index, field.name), ...reason }] : [];
      }),
  );
  // Entries beyond the maximum are not checked individually: they have to be removed.
  if (entries.length > list.most && first)
    faults.push({
      field: entryFieldName(name, list.most, first.name),
      kind: 'tooManyEntries',
      params: { max: list.most },
    });
  return faults;
}

/**
 * The faults that prevent leaving a step with its answers as the fields read them, in the order of the screen: invalid fields, or if there are
 * none, what blocks the step as a whole. An emptied answer counts as the initial one.
 */
export function checkStep(step: Step, answers: Answers, facts: Facts): readonly Fault[] {
  const complete = withInitialAnswers(answers);
  const scope: Scope = { answers: readStep(step, { answers: complete, facts }), facts };
  const faults = shownSections(step, scope).flatMap((shown) => {
    const fields = shownFields(shown).flatMap(({ field, name }) => {
      const reason = checkField(field, shown.scope);
      return reason ? [{ field: name, ...reason }] : [];
    });
    const lists = shownLists(shown).flatMap((list) => checkList(list, shown.scope));
    return shown.section.listsFirst ? [...lists, ...fields] : [...fields, ...lists];
  });
  const blocks = step.blocks?.(scope) ?? [];
  return [...faults, ...blocks.filter((block) => !faults.some((f) => f.field === block.field))];
}

/** Whether any answer was given; leaving an empty form needs no warning. */
export function hasAnswers(answers: Answers): boolean {
  const given = Object.keys(answers).filter(
    (name) => !METHOD_NAMES.includes(name) && name !== BROKER_NAME,
  );
  return given.some(
    (name) =>
      (textUnder(answers, name) !== '' && answers[name] !== INITIAL_ANSWERS[name]) ||
      entriesUnder(answers, name).length > 0,
  );
}
