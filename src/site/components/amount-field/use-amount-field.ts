import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { type AmountHistory, historyStep, NO_HISTORY, remember } from './amount-history.ts';
import { editAmount, placeCaret, readAmount, showAmount, type TypedAmount } from './edit-amount.ts';

/** Formatting, parsing, undo and caret position of a field of grouped digits. */
export function useAmountField(locale: Locale, digits: string, onDigits: (digits: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<TypedAmount>(undefined);
  const history = useRef<AmountHistory>(NO_HISTORY);
  /** The text of an input method in progress: writing into the field would interrupt it. */
  const [composed, setComposed] = useState<string>();
  const text = composed ?? showAmount(digits, locale);

  useLayoutEffect(() => {
    if (caret.current === undefined || document.activeElement !== field.current) return;
    const place = placeCaret(text, caret.current);
    field.current?.setSelectionRange(place, place);
    caret.current = undefined;
  });

  const show = (amount: TypedAmount) => {
    caret.current = amount;
    onDigits(amount.digits);
  };
  const read = (
    input: HTMLInputElement,
    event: { inputType: string; inserted?: string | null },
  ) => {
    const { value, selectionStart } = input;
    const typed = editAmount({
      before: digits,
      value,
      caret: selectionStart ?? value.length,
      ...event,
    });
    if (typed.digits !== digits)
      history.current = remember(history.current, digits, typed, event.inputType);
    show(typed);
  };

  const onChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isInput = nativeEvent instanceof InputEvent;
    if (isInput && nativeEvent.isComposing) return setComposed(currentTarget.value);
    setComposed(undefined);
    read(
      currentTarget,
      isInput
        ? { inputType: nativeEvent.inputType, inserted: nativeEvent.data }
        : { inputType: '' },
    );
  };
  const onCompositionEnd = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    setComposed(undefined);
    read(currentTarget, { inputType: 'insertFromComposition' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = historyStep(event);
    if (!step) return;
    event.preventDefault();
    const result = step(history.current, { digits, caret: digits.length });
    if (!result) return;
    history.current = result.history;
    show(result.shown);
  };
  /** Shows what was read, once the field is left. */
  const onLeave = () => {
    const left = readAmount(digits);
    if (left !== digits) onDigits(left);
  };
  return { field, text, onChange, onCompositionEnd, onKeyDown, onLeave };
}
