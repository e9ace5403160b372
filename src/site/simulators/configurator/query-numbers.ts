/** The longest number read from an address, in digits. */
const MAX_DIGITS = 7;

/**
 * The action for a whole number that an address has under this name; none if it has no number.
 * Thousands are separated by dots or by spaces, as the page itself writes them.
 */
export function readNumber<Action>(
  query: URLSearchParams,
  name: string,
  make: (digits: string) => Action,
): readonly Action[] {
  const written = (query.get(name) ?? '').replace(/[.\s]/g, '');
  const digits = /^\d+/.exec(written)?.[0].slice(0, MAX_DIGITS);
  return digits === undefined ? [] : [make(digits)];
}

/** The amount under this name, in whole euros. */
export const readAmountOf = (query: URLSearchParams, name: string) =>
  readNumber(query, name, (digits) => ({ kind: 'typeAmount', digits }) as const);
