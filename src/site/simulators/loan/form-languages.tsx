/** What is said where the form is not in the language of the page. */
export interface FormLanguages {
  readonly note: string;
  /** The form in its other languages. */
  readonly others: readonly { readonly path: string; readonly label: string }[];
}

/** Which languages the form is in. Buttons of the simulator's form, so that the loan goes along. */
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
