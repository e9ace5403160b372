import { formatDate, parseIsoDate } from '#domain/calendar/date.ts';
import { formatNationalNumber } from '#domain/identity/national-number.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { liesAbroad } from '#domain/places/abroad.ts';
import { toCountryCode } from '#domain/places/country-codes.ts';
import { foldName } from '#domain/places/fold-name.ts';
import type { Places } from '#domain/places/places.ts';
import { splitStreet } from '#domain/reading/split-street.ts';
import type { SignedInValues } from '#journey/signed-in.ts';
import { normaliseClaims } from './normalise-claims.ts';

/** A provider's claims about a person, by its own names. Any may be absent, or of any shape. */
export type Claims = Readonly<Record<string, unknown>>;

/** The prefix of itsme's own claims. */
export const ITSME_CLAIM = 'http://itsme.services/v2/claim/';

/** What is known about the towns of an address. */
export type ItsmeTowns = Pick<Places, 'towns' | 'localities' | 'municipalities' | 'isPostcode'>;

/**
 * itsme's claims under the specification's names, in the form's notation. What is absent or unreadable
 * stays absent; what is readable is returned, valid or not, and the form checks it.
 */
export function readItsmeClaims(
  claims: Claims,
  places: ItsmeTowns,
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

/** The address, if it is Belgian: the form does not ask for others. */
function readAddress(claim: unknown, places: ItsmeTowns, lang: ContractLocale): SignedInValues {
  const { street_address, postal_code, locality, country } = record(claim);
  const zip = text(postal_code);
  const name = text(locality);
  // itsme omits the country. Other countries have four digits too, but a town there may be known.
  const isBelgian =
    text(country) === ''
      ? places.isPostcode(zip) && !liesAbroad(name)
      : BELGIUM.test(text(country));
  if (!isBelgian) return {};
  const city = cityOf(zip, name, places, lang);
  return { ...splitStreet(text(street_address)), zip, ...(city !== undefined && { city }) };
}

const BELGIUM = /^(?:be|bel|belgium|belgique|belgi[eë]|belgien)$/i;

/**
 * The postcode's town of that name in any language, in the page's language. For the name of a municipality,
 * of today or a former one, that is no town of the postcode: its only locality there.
 */
function cityOf(
  zip: string,
  name: string,
  { towns, localities, municipalities }: ItsmeTowns,
  lang: ContractLocale,
): string | undefined {
  const folded = foldName(name);
  const isNamed = (names: readonly (string | undefined)[]) =>
    names.some((known) => known !== undefined && foldName(known) === folded);
  const town = towns.find(
    ({ fr, nl, alsoKnownAs, ...at }) => at.zip === zip && isNamed([fr, nl, ...alsoKnownAs]),
  );
  if (town !== undefined) return town[lang];
  const named = municipalities.filter(({ fr, nl, de, alsoKnownAs }) =>
    isNamed([fr, nl, de, ...alsoKnownAs]),
  );
  const own = localities.filter(
    (at) => at.zip === zip && named.some(({ nis }) => nis === at.municipality),
  );
  return own.length === 1 ? own[0]?.[lang] : undefined;
}

/** The values that are present, in the notation of the form's rules. */
function normalisePresent(values: Readonly<Record<string, string | undefined>>): SignedInValues {
  const present = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return normaliseClaims(Object.fromEntries(present));
}

/** Longer than any valid answer, such as a name or an address. */
const MAX_CLAIM_LENGTH = 200;

function text(claim: unknown): string {
  const written = typeof claim === 'string' ? claim.replace(/\s+/g, ' ').trim() : '';
  return written.length > MAX_CLAIM_LENGTH ? '' : written;
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
