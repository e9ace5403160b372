/*
 * Apart from `phone.ts`, so that a browser can load the library (80 KB) only once a phone number has
 * been typed.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number without a country code is a Belgian one. */
const HOME_COUNTRY = 'BE';

/** Whether numbers of this shape are given out in its country. */
export function isPlausiblePhone(typed: string): boolean {
  return parsePhoneNumberFromString(typed, HOME_COUNTRY)?.isValid() ?? false;
}

/** The number as a request keeps it: "+32475123456" where its length can be a phone's, else as typed. */
export function toKeptPhone(typed: string): string {
  const phone = parsePhoneNumberFromString(typed, HOME_COUNTRY);
  return phone?.isPossible() ? phone.number : typed.trim();
}

/** "+32475123456"; undefined where it is not plausible. */
export function toE164(typed: string): string | undefined {
  const phone = parsePhoneNumberFromString(typed, HOME_COUNTRY);
  return phone?.isValid() ? phone.number : undefined;
}
