import { errorId } from './description.ts';

/** The error message of a field, between label and control. Renders nothing without one. */
export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span className="field__error" id={errorId(name)}>
      {error}
    </span>
  );
}
