import { writesEuroFirst } from '#domain/locale/languages.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { AmountInput } from '#site/components/amount-field/amount-input.tsx';
import { describe, errorId } from '#site/components/field/description.ts';
import { FieldError } from '#site/components/field/field-error.tsx';

export interface AmountBlankProps {
  name: 'amount' | 'additionalAmount';
  /** The figure's name in the contract, if it is not the control's name. */
  figure?: string;
  locale: Locale;
  label: string;
  /** What the label does not say, for screen readers. */
  detail: string;
  /** The amount of the figures shown, in euros; undefined if none are shown. */
  number: number | undefined;
  digits: string;
  /** The placeholder. */
  placeholder?: string;
  error: string | undefined;
  /** The error is already shown next to another field that is wrong for the same reason. */
  errorShownBefore?: boolean;
  onDigits: (digits: string) => void;
  /** Called when the field loses the focus. */
  onLeave?: () => void;
}

/** An amount field in the sentence, with its error below. */
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
        {/* In elements of their own: a page's translation replaces text nodes, and React would change lost ones. */}
        <span>{label}</span> <span className="unseen">{`(${detail})`}</span>
      </label>
      {error && errorShownBefore ? (
        <span className="unseen" id={errorId(name)}>
          {error}
        </span>
      ) : (
        <FieldError name={name} error={error} />
      )}
      <span className="sentence__blank" data-value={figure} data-number={number}>
        {writesEuroFirst(locale) && euro}
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
        {!writesEuroFirst(locale) && euro}
      </span>
    </div>
  );
}
