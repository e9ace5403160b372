/** What one typed into the field (spec 1 §5). */
export type Typed =
  /** Nothing: what was found is cleared. */
  | { readonly kind: 'empty' }
  /** A postcode that is not whole, or a single letter: nothing is searched. */
  | { readonly kind: 'short' }
  | { readonly kind: 'zip'; readonly zip: string }
  | { readonly kind: 'address'; readonly text: string };

/** A postcode as it is on an envelope too: "B-5000", "BE 5000". */
const POSTCODE = /^(?:be?[\s-]*)?(\d+)$/i;
const WHOLE = 4;

/** Digits are a postcode, whatever else is an address; a code of more digits than any is none either. */
export function judgeTyped(typed: string): Typed {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '') return { kind: 'empty' };
  const digits = POSTCODE.exec(text)?.[1];
  if (digits !== undefined)
    return digits.length < WHOLE ? { kind: 'short' } : { kind: 'zip', zip: digits };
  return text.length < 2 ? { kind: 'short' } : { kind: 'address', text };
}
