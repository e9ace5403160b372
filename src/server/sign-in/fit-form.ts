import type { SignedInValues } from '#journey/signed-in.ts';

/** spec 2 §5: the most characters of a box. */
const LONGEST_BOX = 3;

/**
 * What was told, in the spelling that the form's rules take, wherever that loses nothing:
 * «Rue J. Destrée», box «B001». What they refuse all the same stays as it was told, to be corrected.
 */
export function fitForm(values: SignedInValues): SignedInValues {
  const { firstname, lastname, street, phone, box } = values;
  return {
    ...values,
    ...(firstname !== undefined && { firstname: withoutPunctuation(firstname) }),
    ...(lastname !== undefined && { lastname: withoutPunctuation(lastname) }),
    ...(street !== undefined && { street: withoutPunctuation(street) }),
    // The national zero is not dialled after a country's prefix: +32 (0)475 12 34 56.
    ...(phone !== undefined && { phone: phone.replace(/\s*\(0\)\s*/, ' ') }),
    ...(box !== undefined && { box: shortBox(box) }),
  };
}

/** Names are of letters, digits, spaces, hyphens and apostrophes: «J.P. Minckelers», «Anne,Marie». */
function withoutPunctuation(name: string): string {
  return name
    .replace(/[`´ʼ′]/g, '’')
    .replace(/[‐‑‒–]/g, '-')
    .replace(/[.,](?=[\p{L}\d])/gu, ' ')
    .replace(/[.,]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Registers write a box with its word or with zeros before it; shorter ones stay as they are. */
function shortBox(box: string): string {
  if (box.length <= LONGEST_BOX) return box;
  const bare = box.replace(/^(?:bo[iî]te|bte|bt|bus|box|b)\.?(?=\d)/iu, '');
  return bare.length <= LONGEST_BOX ? bare : bare.replace(/^(\p{L}?)0+(?=\d)/u, '$1');
}
