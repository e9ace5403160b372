import type { Locale } from '#domain/locale/locale.ts';
import { AmountInput } from '#site/components/amount-field/amount-input.tsx';
import { EURO_FIRST } from '#site/components/amount-field/euro-first.ts';
import { describe, errorId } from '#site/components/field/description.ts';
import { FieldError } from '#site/components/field/field-error.tsx';

export interface AmountBlankProps {
  name: 'amount' | 'additionalAmount';
  /** The figure's name in the contract, where it is not the control's. */
  figure?: string;
  locale: Locale;
  label: string;
  /** What the label leaves unsaid, for readers who listen. */
  detail: string;
  /** The amount of the figures shown, in euros; nothing where none is there. */
  number: number | undefined;
  digits: string;
  /** What stands in it while it is empty. */
  placeholder?: string;
  error: string | undefined;
  /** The error stands beside another field already, which is wrong for the same reason. */
  errorShownBefore?: boolean;
  onDigits: (digits: string) => void;
  /** The field is left. */
  onLeave?: () => void;
}

/** A blank of the sentence that holds an amount, its error below it. */
export function AmountBlank(props: AmountBlankProps) {
  const { name, locale, label, detail, number, digits, error, errorShownBefore, onDigits } = props;
  const { figure = name, placeholder, onLeave } = props;
  const euro = (
    <span className="sentence__unit" aria-hidden="true">
      €
    </span>
  );
  return (
    <div className="sentence__part">
      <label htmlFor={name}>
        {label} <span className="unseen">({detail})</span>
      </label>
      {error && errorShownBefore ? (
        <span className="unseen" id={errorId(name)}>
          {error}
        </span>
      ) : (
        <FieldError name={name} error={error} />
      )}
      <span className="sentence__blank" data-value={figure} data-number={number}>
        {EURO_FIRST[locale] && euro}
        <AmountInput
          id={name}
          name={name}
          className="sentence__input"
          locale={locale}
          digits={digits}
          placeholder={placeholder}
          onDigits={onDigits}
          onBlur={onLeave}
          {...describe(name, undefined, error)}
        />
        {!EURO_FIRST[locale] && euro}
      </span>
    </div>
  );
}
