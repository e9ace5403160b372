import type { Answers, Entry } from './answers.ts';
import { ASKED_NAMES } from './asked-loan.ts';
import { BROKER_NAME, readBroker } from './chosen-broker.ts';
import { ENTRY_LISTS, FIELDS } from './form-fields.ts';
import { LOAN_NAMES } from './loan.ts';
import { METHOD_NAMES } from './signed-in.ts';
import { isVisitValue, VISIT_NAMES } from './visit.ts';

/** A text longer than any field allows is an attack, not an answer. */
const MAX_TEXT_LENGTH = 2_000;
const MAX_ENTRIES = 50;

/** The application's state that is sent with the answers (C-1.1). */
const STATE_NAMES = [
  ...METHOD_NAMES,
  'maxStep',
  'creditReason',
  'uniqId',
  'newProduct',
  'newDuration',
  'newTaeg',
  'newConditionsCopy',
  ...ASKED_NAMES,
] as const;

const VISIT = new Set<string>(VISIT_NAMES);
const KNOWN_NAMES = new Set<string>([...FIELDS.keys(), ...LOAN_NAMES, ...STATE_NAMES, ...VISIT]);

export type ReadAnswers =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly field: string };

/**
 * Reads a body as answers: numbers become text, unknown names are ignored, and a value of the wrong
 * shape or size is refused with its name. Does not check whether the answers are right.
 */
export function readAnswers(body: unknown): ReadAnswers {
  if (!isRecord(body)) return { ok: false, field: '' };
  const answers: Record<string, string | readonly Entry[]> = {};
  for (const [name, value] of Object.entries(body)) {
    const list = ENTRY_LISTS.get(name);
    if (list) {
      const entries = readEntries(value, new Set(list.fields.map((field) => field.name)));
      if (!entries) return { ok: false, field: name };
      answers[name] = entries;
    } else if (name === BROKER_NAME) {
      // The visitor cannot correct an invalid broker, so it is ignored.
      const broker = readBroker(readText(value));
      if (broker !== undefined) answers[name] = broker;
    } else if (KNOWN_NAMES.has(name)) {
      const text = readText(value);
      if (text === undefined || (VISIT.has(name) && !isVisitValue(text)))
        return { ok: false, field: name };
      answers[name] = text;
    }
  }
  return { ok: true, answers };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(value: unknown): string | undefined {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  if (typeof value === 'boolean') return value ? 'yes' : '';
  return typeof value === 'string' && value.length <= MAX_TEXT_LENGTH ? value : undefined;
}

function readEntries(value: unknown, names: ReadonlySet<string>): readonly Entry[] | undefined {
  if (value === null || value === undefined || value === '') return [];
  if (!Array.isArray(value) || value.length > MAX_ENTRIES) return undefined;
  const entries: Entry[] = [];
  for (const item of value) {
    if (!isRecord(item)) return undefined;
    const entry: Record<string, string> = {};
    for (const [name, field] of Object.entries(item)) {
      if (!names.has(name)) continue;
      const text = readText(field);
      if (text === undefined) return undefined;
      entry[name] = text;
    }
    entries.push(entry);
  }
  return entries;
}
