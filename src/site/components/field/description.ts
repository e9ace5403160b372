/** Where a field's error stands, by its control's id: part of the product's contract. */
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
 * What a control says about itself to assistive technology: the error first, because it is what one
 * came back for, then the hint, then the note below. `aria-invalid` is there only when something is wrong.
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
