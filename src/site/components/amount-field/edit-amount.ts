import type { Locale } from '#domain/locale/locale.ts';
import { formatNumber } from '#domain/money/format.ts';
import { parseAmount } from '#domain/reading/parse-amount.ts';

/** More digits than any limit needs; further digits are ignored. */
const MAX_DIGITS = 7;

/** The value of an amount field: whole euros as digits, and the number of digits before the caret. */
export interface TypedAmount {
  digits: string;
  caret: number;
}

/** The state of the field after the browser applied a key, a paste or a cut. */
export interface AmountEdit {
  /** The digits before the edit. */
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
 * the digit before it. Text inserted at once, such as a paste, may be an amount with decimals, which are
 * cut off.
 */
export function editAmount(edit: AmountEdit): TypedAmount {
  const { before, value, caret, inputType } = edit;
  const isAtOnce = comesAtOnce(edit);
  const amount = isAtOnce ? parseAmount(value) : undefined;
  if (amount !== undefined) {
    const digits = tidy(String(Math.floor(amount / 100)));
    return { digits, caret: digits.length };
  }
  const all = onlyDigits(value);
  const ahead = onlyDigits(value.slice(0, caret)).length;
  if (all === before && inputType.startsWith('delete')) return deleteAcross(all, ahead, inputType);
  const isOtherKey = inputType === 'insertText' && edit.inserted && !/\d/.test(edit.inserted);
  if (isOtherKey || (!isAtOnce && all.length > MAX_DIGITS))
    return { digits: before, caret: Math.min(ahead, before.length) };
  const digits = tidy(all);
  return { digits, caret: Math.max(0, ahead - (all.length - digits.length)) };
}

/** Reads a complete text: typed before hydration, or filled in by the browser. */
export function readAmount(text: string): string {
  const { length } = text;
  return editAmount({ before: '', value: text, caret: length, inputType: '' }).digits;
}

/** The field's text, grouped for the language. */
export function showAmount(digits: string, locale: Locale): string {
  return digits === '' ? '' : formatNumber(Number(digits), locale);
}

/** The caret position in `text` after `count` digits. */
export function caretAfterDigits(text: string, count: number): number {
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

/** Removes leading zeros and digits beyond the limit. */
function tidy(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '').slice(0, MAX_DIGITS);
}
