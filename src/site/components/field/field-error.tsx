import { errorId } from './description.ts';

/** The message of a wrong field, between its label and its control. Renders nothing without one. */
export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span className="field__error" id={errorId(name)}>
      {error}
    </span>
  );
}
