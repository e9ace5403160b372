import { formatDate, parseIsoDate } from '#domain/calendar/date.ts';
import { formatNationalNumber } from '#domain/identity/national-number.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { toCountryCode } from '#domain/places/country-codes.ts';
import type { Places } from '#domain/places/places.ts';
import { splitStreet } from '#domain/reading/split-street.ts';
import type { SignedInValues } from '#journey/signed-in.ts';
import { normaliseClaims } from './normalise-claims.ts';

/** A provider's claims about a person, by its own names. Any may be absent, or of any shape. */
export type Claims = Readonly<Record<string, unknown>>;

/** The prefix of itsme's own claims. */
export const ITSME_CLAIM = 'http://itsme.services/v2/claim/';

/** What a postcode's town may be called, if municipalities are known too; else the localities. */
type Towns = Pick<Places, 'localities' | 'isPostcode'> & { readonly towns?: Places['localities'] };

/**
 * itsme's claims under the specification's names, in the form's notation. What is absent or unreadable
 * stays absent; what is readable is returned, valid or not, and the form judges it.
 */
export function readItsmeClaims(
  claims: Claims,
  places: Towns,
  lang: ContractLocale,
): SignedInValues {
  const birthDate = parseIsoDate(text(claims.birthdate));
  const registry = text(claims[`${ITSME_CLAIM}BENationalNumber`]);
  return normalisePresent({
    firstname: text(claims.given_name),
    lastname: text(claims.family_name),
    gender: GENDERS[text(claims.gender).toLowerCase()],
    email: text(claims.email),
    phone: text(claims.phone_number),
    birthDate: birthDate && formatDate(birthDate),
    birthLocation: readBirthPlace(claims[`${ITSME_CLAIM}place_of_birth`]),
    nationality:
      toCountryCode(text(claims[`${ITSME_CLAIM}claim_citizenship_as_iso`])) ??
      toCountryCode(text(claims[`${ITSME_CLAIM}claim_citizenship`])),
    nationalRegistry: formatNationalNumber(registry) ?? registry,
    ...readAddress(claims.address, places, lang),
  });
}

const GENDERS: Readonly<Record<string, string>> = { male: 'M', m: 'M', female: 'F', f: 'F' };

function readBirthPlace(claim: unknown): string {
  const { city, formatted } = record(claim);
  return text(city) || text(formatted) || text(claim);
}

/**
 * The address, if it is Belgian: the form does not ask for others. Street, number and postcode are kept whatever the
 * locality is called; a town that is not the code's is left for the person to choose.
 */
function readAddress(claim: unknown, places: Towns, lang: ContractLocale): SignedInValues {
  const { street_address, postal_code, locality, country } = record(claim);
  const zip = text(postal_code);
  const city = cityOf(zip, text(locality), places, lang);
  // itsme omits the country.
  const isBelgian = text(country) === '' ? places.isPostcode(zip) : BELGIUM.test(text(country));
  if (!isBelgian) return {};
  return { ...splitStreet(text(street_address)), zip, ...(city !== undefined && { city }) };
}

const BELGIUM = /^(?:be|bel|belgium|belgique|belgi[eë]|belgien)$/i;

/** The postcode's locality of that name in any language, in the page's language. */
function cityOf(
  zip: string,
  name: string,
  places: Towns,
  lang: ContractLocale,
): string | undefined {
  const plainName = plain(name);
  return (places.towns ?? places.localities).find(
    (town) =>
      town.zip === zip &&
      [town.fr, town.nl, ...town.alsoKnownAs].some((candidate) => plain(candidate) === plainName),
  )?.[lang];
}

/** For comparison: «TONGEREN» equals «Tongeren», and «Liège» equals «Liege». */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s’'-]+/g, ' ')
    .toLowerCase();
}

/** The values that are present, in the notation of the form's rules. */
function normalisePresent(values: Readonly<Record<string, string | undefined>>): SignedInValues {
  const present = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return normaliseClaims(Object.fromEntries(present));
}

/** Longer than any valid answer, such as a name or an address. */
const LONGEST = 200;

function text(claim: unknown): string {
  const written = typeof claim === 'string' ? claim.replace(/\s+/g, ' ').trim() : '';
  return written.length > LONGEST ? '' : written;
}

function record(claim: unknown): Claims {
  return typeof claim === 'object' && claim !== null ? (claim as Claims) : {};
}

/** The claims accepted from any other provider: names and e-mail, and nothing else. */
export function readSocialClaims(claims: Claims): SignedInValues {
  return normalisePresent({
    firstname: text(claims.given_name),
    lastname: text(claims.family_name),
    email: text(claims.email),
  });
}
