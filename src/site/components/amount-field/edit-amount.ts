import type { Locale } from '#domain/locale/locale.ts';
import { formatNumber } from '#domain/money/format.ts';
import { parseAmount } from '#domain/money/parse-amount.ts';

/** More digits than any bound has; what is typed past them is not taken. */
const MOST_DIGITS = 7;

/** What an amount field holds: whole euros as digits, and how many of them stand before the caret. */
export interface TypedAmount {
  digits: string;
  caret: number;
}

/** What the browser left in the field after a key, a paste or a cut. */
export interface AmountEdit {
  /** The digits that were there before. */
  before: string;
  value: string;
  /** Where the browser put the caret in `value`. */
  caret: number;
  /** The event's `inputType`, such as `insertFromPaste`; none where a browser fills the field in. */
  inputType: string;
  /** What the event inserted, where it says so. */
  inserted?: string | null;
}

/**
 * Reads an edit of an amount field. Everything but digits is dropped (spec 1 §5), and a key without
 * one changes nothing, though the browser has put it in the place of a selection. A separator cannot
 * be deleted on its own: deleting it deletes the digit behind it. What comes at once, and not key by
 * key, may be an amount with decimals, which are cut off.
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
  if (isOtherKey || (!isAtOnce && all.length > MOST_DIGITS))
    return { digits: before, caret: Math.min(ahead, before.length) };
  const digits = tidy(all);
  return { digits, caret: Math.max(0, ahead - (all.length - digits.length)) };
}

/** What a whole text comes to: one that was typed before the page was alive, or filled in. */
export function readAmount(text: string): string {
  const { length } = text;
  return editAmount({ before: '', value: text, caret: length, inputType: '' }).digits;
}

/** The field's text, grouped as the language does. */
export function showAmount(digits: string, locale: Locale): string {
  return digits === '' ? '' : formatNumber(Number(digits), locale);
}

/** Where the caret goes in `text` so that `count` digits stand before it. */
export function caretAfterDigits(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}

/** Pasted, dropped, dictated, composed or filled in. */
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

/** Without leading zeros, no longer than a field takes. */
function tidy(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '').slice(0, MOST_DIGITS);
}
