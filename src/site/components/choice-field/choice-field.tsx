import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { describe, errorId, hintId } from '../field/description.ts';
import { FieldError } from '../field/field-error.tsx';
import { useFieldId } from '../field/field-ids.tsx';
import { FieldNote } from '../field/field-note.tsx';
import '../field/field.css';
import './choice-field.css';

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

export interface ChoiceFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'name' | 'id' | 'className' | 'type' | 'value'> {
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Below the choices, such as where the answer comes from. */
  note?: string | undefined;
  options: readonly ChoiceOption[];
  /** The maximum number of columns; 2 by default. */
  columns?: 1 | 2 | 3 | 4;
  /** The chosen value, if the parent controls it. */
  value?: string | undefined;
  defaultChoice?: string;
}

/** Radio buttons with targets of at least 48 px. Other props go to every radio, as those of `register()`. */
export function ChoiceField(props: ChoiceFieldProps) {
  const {
    name,
    legend,
    hint,
    error,
    note,
    options,
    columns = 2,
    value,
    defaultChoice,
    ...input
  } = props;
  const id = useFieldId(name);
  const described = describe(id, hint, error, note);
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = described;
  return (
    <fieldset className="field choice" id={id} aria-describedby={describedBy}>
      <legend className="field__label">{legend}</legend>
      <FieldError name={id} error={error} />
      {hint ? (
        <span className="field__hint" id={hintId(id)}>
          {hint}
        </span>
      ) : null}
      <div className={`choice__options choice__options--${columns}`}>
        {options.map((option) => (
          <label className="choice__option" key={option.value}>
            <input
              {...input}
              {...(value === undefined ? {} : { checked: value === option.value })}
              {...(defaultChoice === undefined
                ? {}
                : { defaultChecked: defaultChoice === option.value })}
              type="radio"
              className="choice__input"
              id={`${id}-${option.value}`}
              name={name}
              value={option.value}
              aria-invalid={invalid}
              // Some screen readers announce the radio's description and not the group's.
              aria-describedby={error ? errorId(id) : undefined}
            />
            <span className="choice__label">
              {option.label}
              {option.hint ? <span className="choice__hint">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldNote name={id} note={note} />
    </fieldset>
  );
}
