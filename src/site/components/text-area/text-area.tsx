import type { ComponentPropsWithoutRef } from 'react';
import { describe } from '../field/description.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { useFieldId } from '../field/field-ids.tsx';
import './text-area.css';

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'textarea'>, 'name' | 'id' | 'className'> {}

/** A field of several lines. */
export function TextArea(props: TextAreaProps) {
  const { name, label, hint, error, width, ...textarea } = props;
  const id = useFieldId(name);
  return (
    <Field name={name} label={label} hint={hint} error={error} {...(width ? { width } : {})}>
      <textarea
        rows={4}
        className="field__input text-area"
        {...describe(id, hint, error)}
        {...textarea}
        id={id}
        name={name}
      />
    </Field>
  );
}
