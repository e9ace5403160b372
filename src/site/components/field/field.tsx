import type { ReactNode } from 'react';
import { hintId } from './description.ts';
import { FieldError } from './field-error.tsx';
import { useFieldId } from './field-ids.tsx';
import { FieldNote } from './field-note.tsx';
import './field.css';

export type FieldWidth = 'short' | 'medium' | 'full';

/** The props of every labelled field. */
export interface FieldProps {
  /** The control's name in the specification; also its id, except within `FieldIds`. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Below the control, such as where the answer comes from. */
  note?: string | undefined;
  /** The width for the expected answer; on a phone every field has full width. */
  width?: FieldWidth;
}

/** The layout of a labelled control: label, error, hint, control, in that order. */
export function Field(props: FieldProps & { children: ReactNode }) {
  const { name, label, hint, error, note, width = 'full', children } = props;
  const id = useFieldId(name);
  return (
    <div className={`field field--${width}`}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <FieldError name={id} error={error} />
      {hint ? (
        <span className="field__hint" id={hintId(id)}>
          {hint}
        </span>
      ) : null}
      <span className="field__control">{children}</span>
      <FieldNote name={id} note={note} />
    </div>
  );
}
