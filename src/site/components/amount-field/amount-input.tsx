import type { ComponentPropsWithoutRef } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { useAmountField } from './use-amount-field.ts';

export interface AmountInputProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange' | 'type'> {
  locale: Locale;
  /** Whole euros, as digits; empty if the field is; a text that is no amount as it was written. */
  digits: string;
  onDigits: (digits: string) => void;
}

/** An amount in whole euros, grouped while typing; the caret stays in place. */
export function AmountInput({ locale, digits, onDigits, onBlur, ...input }: AmountInputProps) {
  const { field, text, onLeave, ...read } = useAmountField(locale, digits, onDigits);
  return (
    <input
      {...input}
      {...read}
      ref={field}
      onBlur={(event) => {
        onLeave();
        onBlur?.(event);
      }}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      // Enter submits the form, and the key of a phone's keyboard says so.
      enterKeyHint="go"
      // The width in characters for browsers without `field-sizing`.
      size={Math.max(4, text.length)}
      value={text}
    />
  );
}
