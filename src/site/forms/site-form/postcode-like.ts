/** True for the format of a Belgian postcode; only the server knows which exist. */
export function isPostcodeLike(zip: string): boolean {
  return /^[1-9]\d{3}$/.test(zip);
}
