import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { caretAfterDigits, editAmount, showAmount } from './edit-amount.ts';

export interface AmountInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  locale: Locale;
  /** Whole euros, as digits; empty while nothing is typed. */
  digits: string;
  onDigits: (digits: string) => void;
}

// The server has no layout to wait for, and says so when asked.
const useBrowserLayout = typeof window === 'undefined' ? () => {} : useLayoutEffect;

/** An amount in whole euros, grouped while one types, the caret staying where one typed. */
export function AmountInput({ locale, digits, onDigits, ...input }: AmountInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const text = showAmount(digits, locale);

  useBrowserLayout(() => {
    if (caret.current === undefined || document.activeElement !== field.current) return;
    const place = caretAfterDigits(text, caret.current);
    field.current?.setSelectionRange(place, place);
    caret.current = undefined;
  });

  const read = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.currentTarget;
    const native = event.nativeEvent;
    const typed = editAmount({
      before: digits,
      value,
      caret: selectionStart ?? value.length,
      ...(native instanceof InputEvent
        ? { inputType: native.inputType, inserted: native.data }
        : { inputType: '' }),
    });
    caret.current = typed.caret;
    onDigits(typed.digits);
  };

  return (
    <input
      {...input}
      ref={field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      // Browsers that cannot fit a field to its content take this many characters.
      size={Math.max(4, text.length)}
      value={text}
      onChange={read}
    />
  );
}
