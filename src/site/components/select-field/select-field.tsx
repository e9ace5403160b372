import type { ComponentProps } from 'react';
import { describe } from '../field/description.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import './select-field.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends FieldProps,
    Omit<ComponentProps<'select'>, 'name' | 'id' | 'className' | 'children'> {
  options: readonly SelectOption[];
  /** The text of the empty choice that stands first; without it there is none. */
  placeholder?: string | undefined;
}

/** A native select, for six choices or more, and always for cities and countries. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, error, note, width, options, placeholder, ...select } = props;
  return (
    <Field {...{ name, label, hint, error, note }} {...(width ? { width } : {})}>
      <select
        className="field__input select"
        {...describe(name, hint, error, note)}
        {...select}
        id={name}
        name={name}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
