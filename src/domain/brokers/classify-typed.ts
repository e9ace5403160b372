/** What was typed into the field (W-5.2). */
export type Typed =
  /** Nothing was typed: the results are cleared. */
  | { readonly kind: 'empty' }
  /** An incomplete postcode, or a single letter: nothing is searched. */
  | { readonly kind: 'short' }
  | { readonly kind: 'zip'; readonly zip: string }
  | { readonly kind: 'address'; readonly text: string };

/** A postcode, also as it stands on an envelope or with slips: "B-5000", "BE 5000", "50 00", "5000.". */
const POSTCODE = /^[^\p{L}\p{N}]*(?:be?[^\p{L}\p{N}]*)?(\d+(?:[\s.,-]+\d+)*)[^\p{L}\p{N}]*$/iu;
const BETWEEN = /\D+/g;
const WHOLE = 4;

/** Digits are a postcode and anything else an address; too many digits for a postcode are neither. */
export function classifyTyped(typed: string): Typed {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '') return { kind: 'empty' };
  const written = POSTCODE.exec(text)?.[1];
  const digits = written?.replace(BETWEEN, '') ?? '';
  // Digits in several parts that are longer than any postcode are a house number and a postcode: "12, 1000".
  const isCode = digits !== '' && (digits === written || digits.length <= WHOLE);
  if (isCode) return digits.length < WHOLE ? { kind: 'short' } : { kind: 'zip', zip: digits };
  return text.length < 2 ? { kind: 'short' } : { kind: 'address', text };
}
