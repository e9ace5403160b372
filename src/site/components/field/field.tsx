import type { ReactNode } from 'react';
import { hintId } from './description.ts';
import { FieldError } from './field-error.tsx';
import { FieldNote } from './field-note.tsx';
import './field.css';

export type FieldWidth = 'short' | 'medium' | 'full';

/** What every field with a label asks for. */
export interface FieldProps {
  /** The control's name in the specification; also its id. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Below the control: where the answer comes from, say. */
  note?: string | undefined;
  /** How long an answer it expects; on a phone every field is full. */
  width?: FieldWidth;
}

/** The frame of a labelled control: label, error, hint, control, in that order. */
export function Field(props: FieldProps & { children: ReactNode }) {
  const { name, label, hint, error, note, width = 'full', children } = props;
  return (
    <div className={`field field--${width}`}>
      <label className="field__label" htmlFor={name}>
        {label}
      </label>
      <FieldError name={name} error={error} />
      {hint ? (
        <span className="field__hint" id={hintId(name)}>
          {hint}
        </span>
      ) : null}
      <span className="field__control">{children}</span>
      <FieldNote name={name} note={note} />
    </div>
  );
}
