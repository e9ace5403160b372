import type { ComponentProps } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { useAmountField } from './use-amount-field.ts';

export interface AmountInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  locale: Locale;
  /** Whole euros, as digits; empty while nothing is typed. */
  digits: string;
  onDigits: (digits: string) => void;
}

/** An amount in whole euros, grouped while one types, the caret staying where one typed. */
export function AmountInput({ locale, digits, onDigits, ...input }: AmountInputProps) {
  const { field, text, ...read } = useAmountField(locale, digits, onDigits);
  return (
    <input
      {...input}
      {...read}
      ref={field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      // Enter sends the form: a phone's key says so.
      enterKeyHint="go"
      // Browsers that cannot fit a field to its content take this many characters.
      size={Math.max(4, text.length)}
      value={text}
    />
  );
}
