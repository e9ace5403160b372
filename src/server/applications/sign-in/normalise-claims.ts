import type { SignedInValues } from '#journey/signed-in.ts';

/** the maximum length of a box, in characters. */
const MAX_BOX_LENGTH = 3;

/**
 * Claims in the spelling that the form's rules accept, if that loses nothing: "Rue J. Destrée", box
 * "B001". What the rules still refuse stays as the provider stated it, for correction.
 */
export function normaliseClaims(values: SignedInValues): SignedInValues {
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

/** Names may contain letters, digits, spaces, hyphens and apostrophes: "J.P. Minckelers", "Anne,Marie". */
function withoutPunctuation(name: string): string {
  return name
    .replace(/[`´ʼ′]/g, '’')
    .replace(/[‐‑‒–]/g, '-')
    .replace(/[.,](?=[\p{L}\d])/gu, ' ')
    .replace(/[.,]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Registers write a box with its word or with leading zeros; shorter boxes stay unchanged. */
function shortBox(box: string): string {
  if (box.length <= MAX_BOX_LENGTH) return box;
  const bare = box.replace(/^(?:bo[iî]te|bte|bt|bus|box|b)\.?(?=\d)/iu, '');
  return bare.length <= MAX_BOX_LENGTH ? bare : bare.replace(/^(\p{L}?)0+(?=\d)/u, '$1');
}
