/** Digits, and what people separate them with: space, slash, hyphen, dot. */
const PHONE = /^[\d /.-]+$/;

/** The + or 00 before a country code; neither it nor the space after it is counted. */
const INTERNATIONAL = /^(?:\+|00)\s*/;

/**
 * Whether the characters are those of a phone number of 9 to 15 digits, whatever separates them. Whether the number is
 * plausible is a separate check that warns and does not block: see `phone-plausibility.ts`.
 */
export function isPhone(typed: string): boolean {
  const number = typed.trim().replace(INTERNATIONAL, '');
  const digits = number.replace(/\D/g, '').length;
  return PHONE.test(number) && digits >= 9 && digits <= 15;
}
