/** Text shown when the form is not in the page's language. */
export interface FormLanguages {
  readonly note: string;
  /** The form in its other languages. */
  readonly others: readonly { readonly path: string; readonly label: string }[];
}

/**
 * The languages that the form is in. They are submit buttons of the simulator's form, so that the
 * loan is sent with them.
 */
export function FormLanguageChoice({
  note,
  others,
  disabled = false,
}: FormLanguages & { disabled?: boolean }) {
  return (
    <p className="form-languages">
      {note}{' '}
      {others.map(({ path, label }) => (
        <button
          key={path}
          type="submit"
          className="form-languages__other"
          formAction={path}
          disabled={disabled}
        >
          {label}
        </button>
      ))}
    </p>
  );
}
