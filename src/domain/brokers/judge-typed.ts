/** What one typed into the field (spec 1 §5). */
export type Typed =
  /** Nothing: what was found is cleared. */
  | { readonly kind: 'empty' }
  /** A postcode that is not whole, or a single letter: nothing is searched. */
  | { readonly kind: 'short' }
  | { readonly kind: 'zip'; readonly zip: string }
  | { readonly kind: 'address'; readonly text: string };

/** A postcode as it is on an envelope too, or as a hand slips: "B-5000", "BE 5000", "50 00", "5000.". */
const POSTCODE = /^[^\p{L}\p{N}]*(?:be?[^\p{L}\p{N}]*)?(\d+(?:[\s.,-]+\d+)*)[^\p{L}\p{N}]*$/iu;
const BETWEEN = /\D+/g;
const WHOLE = 4;

/** Digits are a postcode, whatever else is an address; a code of more digits than any is none either. */
export function judgeTyped(typed: string): Typed {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '') return { kind: 'empty' };
  const written = POSTCODE.exec(text)?.[1];
  const digits = written?.replace(BETWEEN, '') ?? '';
  // In parts, and longer than any code, is a number and a code: "12, 1000".
  const isCode = digits !== '' && (digits === written || digits.length <= WHOLE);
  if (isCode) return digits.length < WHOLE ? { kind: 'short' } : { kind: 'zip', zip: digits };
  return text.length < 2 ? { kind: 'short' } : { kind: 'address', text };
}
