import type { ComponentPropsWithoutRef } from 'react';
import { describe } from '../field/description.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { useFieldId } from '../field/field-ids.tsx';
import './select-field.css';

export interface SelectOption {
  value: string;
  label: string;
  /** Its value in addresses, which other programs read. */
  slug?: string;
}

export interface SelectFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'select'>, 'name' | 'id' | 'className' | 'children'> {
  options: readonly SelectOption[];
  /** The text of a first, empty option; without it there is none. */
  placeholder?: string | undefined;
}

/** A native select, for six options or more, and always for cities and countries. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, error, note, width, options, placeholder, ...select } = props;
  const id = useFieldId(name);
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      error={error}
      note={note}
      {...(width ? { width } : {})}
    >
      <select
        className="field__input select"
        {...describe(id, hint, error, note)}
        {...select}
        id={id}
        name={name}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} data-slug={option.slug}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
