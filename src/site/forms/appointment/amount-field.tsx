import type { Locale } from '#domain/locale/locale.ts';
import type { MortgageAmountName } from '#journey/inquiries/mortgage-form.ts';
import { AmountInput } from '#site/components/amount-field/amount-input.tsx';
import { describe } from '#site/components/field/description.ts';
import { Field } from '#site/components/field/field.tsx';

export interface AmountFieldProps {
  name: MortgageAmountName;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  note?: string | undefined;
  locale: Locale;
  /** Whole euros. */
  digits: string;
  onDigits: (digits: string) => void;
}

/** An amount field of the form; digits are grouped while typing. */
export function AmountField(props: AmountFieldProps) {
  const { name, label, hint, error, note, locale, digits, onDigits } = props;
  return (
    <Field name={name} label={label} hint={hint} error={error} note={note} width="short">
      <AmountInput
        id={name}
        name={name}
        className="field__input"
        locale={locale}
        digits={digits}
        onDigits={onDigits}
        {...describe(name, hint, error, note)}
      />
      <span className="field__suffix" aria-hidden="true">
        €
      </span>
    </Field>
  );
}
