import {
  formatDate,
  formatIsoDate,
  formatIsoMonth,
  formatMonth,
  parseDate,
  parseIsoDate,
  parseIsoMonth,
  parseMonth,
} from '#domain/calendar/date.ts';
import { toEuros } from '#domain/money/money.ts';
import { parseAmount } from '#domain/reading/parse-amount.ts';
import type { Field, FieldKind } from '../field.ts';
import { parsePercent } from '../rules/number.ts';
import { YES_NO } from '../yes-no.ts';

/** An answer's value: amounts in euros, percentages and counts are numbers; dates are ISO 8601; yes/no is a boolean. */
export type SentValue = string | number | boolean;

/** How the text of a kind is read as a value, and how the value is written as text again. */
interface Notation {
  /** Undefined if the text is not of that kind. */
  readonly parse: (text: string) => SentValue | undefined;
  /** Undefined if the value is not of that kind. */
  readonly write: (value: SentValue) => string | undefined;
}

/** Both languages of the contract write a decimal comma. */
const writeNumber = (value: SentValue) =>
  typeof value === 'number' ? String(value).replace('.', ',') : undefined;

const WHOLE_NUMBER: Notation = {
  parse: (text) => (/^\d+$/.test(text) ? Number(text) : undefined),
  write: writeNumber,
};

const BOOLEANS: ReadonlyMap<SentValue, boolean> = new Map([
  ['yes', true],
  ['no', false],
]);

const YES_OR_NO: Notation = {
  parse: (text) => BOOLEANS.get(text),
  write: (value) => YES_NO.find((text) => BOOLEANS.get(text) === value),
};

/** Text of the other kinds is its own value. */
const NOTATIONS: Readonly<Partial<Record<FieldKind, Notation>>> = {
  amount: {
    parse: (text) => {
      const amount = parseAmount(text);
      return amount === undefined ? undefined : toEuros(amount);
    },
    write: writeNumber,
  },
  percent: { parse: parsePercent, write: writeNumber },
  count: WHOLE_NUMBER,
  year: WHOLE_NUMBER,
  date: {
    parse: (text) => {
      const date = parseDate(text);
      return date && formatIsoDate(date);
    },
    write: (value) => {
      const date = parseIsoDate(String(value));
      return date && formatDate(date);
    },
  },
  month: {
    parse: (text) => {
      const month = parseMonth(text);
      return month && formatIsoMonth(month);
    },
    write: (value) => {
      const month = parseIsoMonth(String(value));
      return month && formatMonth(month);
    },
  },
  check: YES_OR_NO,
};

type ValueField = Pick<Field, 'kind' | 'codes'>;

/** Whether the field is answered with yes or no. */
export const isYesNo = ({ kind, codes }: ValueField) => kind === 'check' || codes === YES_NO;

const notationOf = (field: ValueField | undefined) =>
  field && (isYesNo(field) ? YES_OR_NO : NOTATIONS[field.kind]);

/** The value of a text in a field; a value, or a text that the field cannot read, is returned as it is. */
export function parseValue(field: ValueField | undefined, value: SentValue): SentValue {
  return typeof value === 'string' ? (notationOf(field)?.parse(value) ?? value) : value;
}

/** A text as the field reads it: an amount, percentage or count without what does not change it. */
export const canonicalText = (field: ValueField, text: string) =>
  writeValue(field, parseValue(field, text));

/** A field's value as text, in the notation that people type. */
export function writeValue(field: ValueField | undefined, value: SentValue): string {
  return notationOf(field)?.write(value) ?? String(value);
}
