/** The id of a field's error, from its control's id: part of the product's contract. */
export function errorId(name: string): string {
  return `${name}-error`;
}

export function hintId(name: string): string {
  return `${name}-hint`;
}

export function noteId(name: string): string {
  return `${name}-note`;
}

/**
 * The ARIA attributes of a control: described by the error first, as the reason for coming back, then the
 * hint, then the note below. `aria-invalid` is present only with an error.
 */
export function describe(
  name: string,
  hint: unknown,
  error: string | undefined,
  note?: unknown,
): { 'aria-describedby'?: string; 'aria-invalid'?: 'true' } {
  const ids = [error && errorId(name), hint && hintId(name), note && noteId(name)].filter(Boolean);
  return {
    ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}),
    ...(error ? { 'aria-invalid': 'true' } : {}),
  };
}
