/**
 * Whether this is a Belgian enterprise number (KBO/BCE): ten digits, of which the first is 0 or 1 and the
 * last two are 97 − (the first eight modulo 97); without separators, or in the 12 characters 0XXX.XXX.XXX.
 */
export function isEnterpriseNumber(typed: string): boolean {
  const digits = digitsOf(typed);
  if (digits === undefined) return false;
  return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}

/** Writes 0XXX.XXX.XXX from ten digits with or without dots; returns anything else unchanged. */
export function formatEnterpriseNumber(typed: string): string {
  const digits = digitsOf(typed);
  return digits ? `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}` : typed;
}

function digitsOf(typed: string): string | undefined {
  const match = /^([01]\d{3})(\.?)(\d{3})\2(\d{3})$/.exec(typed.trim());
  return match ? `${match[1]}${match[3]}${match[4]}` : undefined;
}
