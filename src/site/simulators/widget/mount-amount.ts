import type { Locale } from '#domain/locale/locale.ts';
import { historyStep, NO_HISTORY, remember } from '#site/components/amount-field/amount-history.ts';
import {
  editAmount,
  placeCaret,
  readAmount,
  showAmount,
  type TypedAmount,
} from '#site/components/amount-field/edit-amount.ts';

/** A mounted field of whole euros. */
export interface LiveAmount {
  /** Writes an amount that was not typed in this field. */
  write(digits: string): void;
}

/**
 * Makes a text field behave like the site's own amount fields: only digits, grouped while typing,
 * with the caret kept in place and the usual undo keys.
 */
export function mountAmount(
  input: HTMLInputElement,
  locale: Locale,
  onDigits: (digits: string) => void,
): LiveAmount {
  let digits = '';
  let history = NO_HISTORY;

  const show = (amount: TypedAmount) => {
    digits = amount.digits;
    input.value = showAmount(digits, locale);
    // Only in the focused field: Safari moves the focus to a field whose caret is set.
    if (input.matches(':focus')) {
      const place = placeCaret(input.value, amount);
      input.setSelectionRange(place, place);
    }
    onDigits(digits);
  };
  const read = (inputType: string, inserted: string | null) => {
    const { value, selectionStart } = input;
    const typed = editAmount({
      before: digits,
      value,
      caret: selectionStart ?? value.length,
      inputType,
      inserted,
    });
    if (typed.digits !== digits) history = remember(history, digits, typed, inputType);
    show(typed);
  };

  input.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent)) return read('', null);
    // Writing into the field would interrupt an input method's composition.
    if (!event.isComposing) read(event.inputType, event.data);
  });
  input.addEventListener('compositionend', () => read('insertFromComposition', null));
  input.addEventListener('blur', () => {
    const left = readAmount(digits);
    if (left !== digits) show({ digits: left, caret: left.length });
  });
  input.addEventListener('keydown', (event) => {
    const step = historyStep(event);
    if (!step) return;
    event.preventDefault();
    const result = step(history, { digits, caret: digits.length });
    if (!result) return;
    history = result.history;
    show(result.shown);
  });
  return {
    write: (given) => {
      if (given === digits) return;
      digits = given;
      history = NO_HISTORY;
      input.value = showAmount(digits, locale);
    },
  };
}
