import type { Locale } from '#domain/locale/locale.ts';
import { formatNumber } from '#domain/money/format.ts';
import { wholeEuros } from '#domain/reading/parse-amount.ts';

/** More digits than any limit needs; further digits are not taken. */
const MAX_DIGITS = 7;
const MAX_EUROS = 10 ** MAX_DIGITS - 1;

/** Keys that stay at the end of an amount. */
const SEPARATOR = /[\s.,;:/+-]/;
/** Keys that stay after a separator alone; cents take none. */
const WORD = /[^\d\s.,;:/+-]/;

/**
 * The value of an amount field: whole euros as digits; or, until the field is left and for good if it is no amount, the
 * text as it was written. And the caret: the number of digits before it, in a text the characters.
 */
export interface TypedAmount {
  digits: string;
  caret: number;
}

/** The state of the field after the browser applied a key, a paste or a cut. */
export interface AmountEdit {
  /** The value before the edit. */
  before: string;
  value: string;
  /** Where the browser put the caret in `value`. */
  caret: number;
  /** The event's `inputType`, such as `insertFromPaste`; empty for autofill. */
  inputType: string;
  /** The inserted text, if the event gives it. */
  inserted?: string | null;
}

/**
 * Reads an edit of an amount field. Everything but digits is dropped (W-2.8); a key that is not a
 * digit changes nothing, even if the browser replaced a selection with it. Deleting a separator deletes
 * the digit before it. A comma or a point at the end begins cents, a blank, slash or sign what may be another
 * number: they stay as typed until the field is left, because digits joined over them would be another amount.
 * Text inserted at once, such as a paste, is read as an amount; if it is none, it stays as it came.
 */
export function editAmount(edit: AmountEdit): TypedAmount {
  const { before, value, caret, inputType, inserted } = edit;
  if (comesAtOnce(edit)) return atEnd(readAmount(value));
  if (!isDigits(before) || (isKey(edit, SEPARATOR) && before !== '' && caret === value.length))
    return isKey(edit, WORD) && !/[^\d.,\u00a0]/.test(before) ? atEnd(before) : editText(edit);
  const all = onlyDigits(value);
  const ahead = onlyDigits(value.slice(0, caret)).length;
  if (all === before && inputType.startsWith('delete')) return deleteAcross(all, ahead, inputType);
  const isOtherKey = inputType === 'insertText' && inserted && !/\d/.test(inserted);
  const isMore = all.length > MAX_DIGITS && all.length > before.length;
  if (isOtherKey || isMore) return { digits: before, caret: Math.min(ahead, before.length) };
  const digits = tidy(all);
  return { digits, caret: Math.max(0, ahead - (all.length - digits.length)) };
}

/** Whole euros as digits, also of a text with thousands or cents (cut off); a text that is no amount as it is. */
export function readAmount(text: string): string {
  const euros = wholeEuros(text);
  return euros === undefined || euros > MAX_EUROS ? text.trim() : String(euros);
}

/** The field's text, grouped for the language; a text that is no amount as it is. */
export function showAmount(digits: string, locale: Locale): string {
  return digits === '' || !isDigits(digits) ? digits : formatNumber(Number(digits), locale);
}

/** Where the caret stands in the field's text. */
export function placeCaret(text: string, { digits, caret }: TypedAmount): number {
  return isDigits(digits) ? caretAfterDigits(text, caret) : caret;
}

/** Longer ones are no amount. */
const isDigits = (text: string) => /^\d{0,12}$/.test(text);

const atEnd = (digits: string): TypedAmount => ({ digits, caret: digits.length });

const isKey = ({ inputType, inserted }: AmountEdit, key: RegExp) =>
  inputType === 'insertText' && inserted?.length === 1 && key.test(inserted);

/** A text stays as typed; without cents and blanks, but those of a language between thousands, it is digits again. */
function editText({ value, caret }: AmountEdit): TypedAmount {
  const isWhole = /^(?:\d*|\d{1,3}([\u00a0.,])\d{3}(?:\1\d{3})*)$/.test(value);
  const digits = onlyDigits(value);
  return isWhole && digits.length <= MAX_DIGITS ? atEnd(tidy(digits)) : { digits: value, caret };
}

/** The caret position in `text` after `count` digits. */
function caretAfterDigits(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}

/** True for text that is pasted, dropped, dictated, composed or filled in. */
function comesAtOnce({ inputType, inserted }: AmountEdit): boolean {
  if (inputType === 'insertText') return (inserted?.length ?? 0) > 1;
  return !inputType.startsWith('delete') && !inputType.startsWith('history');
}

function deleteAcross(digits: string, ahead: number, inputType: string): TypedAmount {
  const at = inputType.includes('Forward') ? ahead : ahead - 1;
  if (at < 0 || at >= digits.length) return { digits, caret: ahead };
  return { digits: tidy(digits.slice(0, at) + digits.slice(at + 1)), caret: at };
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Removes leading zeros. */
function tidy(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}
