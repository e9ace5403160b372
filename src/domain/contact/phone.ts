/** Digits, space, slash, hyphen, dot: 9 to 15 characters. */
const PHONE = /^[\d /.-]{9,15}$/;

/** The + or 00 before a country code; neither it nor the space after it is counted. */
const INTERNATIONAL = /^(?:\+|00)\s*/;

/**
 * Whether the characters are those of a phone number. Whether the number is plausible is a separate
 * check that warns and does not block: see `phone-plausibility.ts`.
 */
export function isPhone(typed: string): boolean {
  return PHONE.test(typed.trim().replace(INTERNATIONAL, ''));
}
