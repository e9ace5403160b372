import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { describe, hintId } from '../field/description.ts';
import { FieldError } from '../field/field-error.tsx';
import '../field/field.css';
import './checkbox-field.css';

export interface CheckboxFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'name' | 'id' | 'className' | 'type'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A checkbox with the value `yes`. Never ticked by default (CCD2). */
export function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, hint, error, value = 'yes', ...input } = props;
  return (
    <div className="field checkbox">
      <FieldError name={name} error={error} />
      <label className="checkbox__label">
        <input
          className="checkbox__input"
          {...describe(name, hint, error)}
          {...input}
          type="checkbox"
          id={name}
          name={name}
          value={value}
        />
        <span className="checkbox__text">{label}</span>
      </label>
      {hint ? (
        <span className="field__hint checkbox__hint" id={hintId(name)}>
          {hint}
        </span>
      ) : null}
    </div>
  );
}
