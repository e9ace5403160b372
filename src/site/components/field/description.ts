/** Where a field's error stands: part of the product's contract. */
export function errorId(name: string): string {
  return `${name}-error`;
}

export function hintId(name: string): string {
  return `${name}-hint`;
}

/**
 * What a control says about itself to assistive technology: the error first, because it is what one
 * came back for, then the hint. `aria-invalid` is there only when something is wrong.
 */
export function describe(
  name: string,
  hint: unknown,
  error: string | undefined,
): { 'aria-describedby'?: string; 'aria-invalid'?: 'true' } {
  const ids = [error ? errorId(name) : '', hint ? hintId(name) : ''].filter(Boolean);
  return {
    ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}),
    ...(error ? { 'aria-invalid': 'true' } : {}),
  };
}
