/** The shape of a Belgian postcode: which of them exist, the server knows. */
export function isPostcodeLike(zip: string): boolean {
  return /^[1-9]\d{3}$/.test(zip);
}
