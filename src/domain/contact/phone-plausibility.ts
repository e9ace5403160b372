/*
 * Kept apart from `phone.ts`, so that a browser loads the library (80 KB) only once a phone number has
 * been typed.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number without a country code is taken as Belgian. */
const HOME_COUNTRY = 'BE';

/** Whether the number matches a range that its country has assigned. */
export function isPlausiblePhone(typed: string): boolean {
  return parsePhoneNumberFromString(typed, HOME_COUNTRY)?.isValid() ?? false;
}

/** The number as a request stores it: "+32475123456" if its length can be a phone's, otherwise as typed. */
export function toKeptPhone(typed: string): string {
  const phone = parsePhoneNumberFromString(typed, HOME_COUNTRY);
  return phone?.isPossible() ? phone.number : typed.trim();
}

/** Writes "+32475123456"; undefined if the number is not plausible. */
export function toE164(typed: string): string | undefined {
  const phone = parsePhoneNumberFromString(typed, HOME_COUNTRY);
  return phone?.isValid() ? phone.number : undefined;
}
