import type { Answers, Entry } from '../answers.ts';
import type { Field } from '../field.ts';
import { ENTRY_LISTS, FIELDS } from '../form-fields.ts';
import { parseValue, type SentValue, writeValue } from './field-values.ts';

/**
 * The answers of a request, from the send on: numbers, dates and yes/no as values, under the specification's names.
 * Names without an answer are absent. Drafts hold text instead (`Answers`).
 */
export type SentAnswers = Readonly<Record<string, SentValue | readonly SentEntry[]>>;
export type SentEntry = Readonly<Record<string, SentValue>>;

/** Set rather than asked, so it is no field of the form (C-8.8). */
const SET_FIELDS: ReadonlyMap<string, Pick<Field, 'kind' | 'codes'>> = new Map([
  ['coborrowerEncoding', { kind: 'check' }],
]);

/**
 * The answers as values, each by its field's kind. Text that its field cannot read stays text, so that nothing is
 * lost, and values stay as they are: requests of earlier versions were stored as text.
 */
export function normaliseAnswers(answers: Answers | SentAnswers): SentAnswers {
  const normalised: Record<string, SentValue | readonly SentEntry[]> = {};
  for (const [name, value] of Object.entries(answers)) {
    if (value === '' || (isList(value) && value.length === 0)) continue;
    normalised[name] = isList(value)
      ? value.map((entry) => normaliseEntry(name, entry))
      : parseValue(fieldOf(name), value);
  }
  return normalised;
}

/** The same answers as text, for the rules and sentences of the form, which read what people type. */
export function answersAsText(sent: SentAnswers): Answers {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      isList(value)
        ? value.map((entry) => entryAsText(name, entry))
        : writeValue(fieldOf(name), value),
    ]),
  );
}

const fieldOf = (name: string) => FIELDS.get(name) ?? SET_FIELDS.get(name);

const fieldOfEntry = (list: string, name: string) =>
  ENTRY_LISTS.get(list)?.fields.find((field) => field.name === name);

function normaliseEntry(list: string, entry: Entry | SentEntry): SentEntry {
  return Object.fromEntries(
    Object.entries(entry)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, parseValue(fieldOfEntry(list, name), value)]),
  );
}

function entryAsText(list: string, entry: SentEntry): Entry {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      writeValue(fieldOfEntry(list, name), value),
    ]),
  );
}

function isList<E>(value: SentValue | readonly E[]): value is readonly E[] {
  return Array.isArray(value);
}
