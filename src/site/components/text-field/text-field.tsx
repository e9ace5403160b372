import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { describe } from '../field/description.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { useFieldId } from '../field/field-ids.tsx';

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'input'>, 'name' | 'width' | 'id' | 'className'> {
  /** A unit behind the control, such as € or months. Hidden from screen readers: the label includes it. */
  suffix?: ReactNode;
}

/** A field of one line. Give `inputMode` and `autoComplete` where they help. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, error, note, width, suffix, ...input } = props;
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
      <input
        type="text"
        className="field__input"
        {...describe(id, hint, error, note)}
        {...input}
        id={id}
        name={name}
      />
      {suffix ? (
        <span className="field__suffix" aria-hidden="true">
          {suffix}
        </span>
      ) : null}
    </Field>
  );
}
