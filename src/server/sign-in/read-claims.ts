import { formatDate, parseIsoDate } from '#domain/calendar/date.ts';
import { formatNationalNumber } from '#domain/identity/national-number.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { toCountryCode } from '#domain/places/country-codes.ts';
import type { Places } from '#domain/places/places.ts';
import type { SignedInValues } from '#journey/signed-in.ts';
import { fitForm } from './fit-form.ts';
import { splitStreet } from './split-street.ts';

/** What a provider states of a person, by its own names. Anything may be absent, or of any shape. */
export type Claims = Readonly<Record<string, unknown>>;

/** Where itsme's own claims live. */
export const ITSME_CLAIM = 'http://itsme.services/v2/claim/';

type Towns = Pick<Places, 'localities'>;

/**
 * itsme's claims under the specification's names, written as the form writes them. What is absent
 * or cannot be read stays absent; what can be read is given, right or wrong: the form judges it.
 */
export function readItsmeClaims(
  claims: Claims,
  places: Towns,
  lang: ContractLocale,
): SignedInValues {
  const birthDate = parseIsoDate(text(claims.birthdate));
  const registry = text(claims[`${ITSME_CLAIM}BENationalNumber`]);
  return told({
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

/** The address, where it is Belgian: another country's is not what the form asks for. */
function readAddress(claim: unknown, places: Towns, lang: ContractLocale): SignedInValues {
  const { street_address, postal_code, locality, country } = record(claim);
  const zip = text(postal_code);
  const city = cityOf(zip, text(locality), places, lang);
  // itsme leaves the country out. Four digits are other countries' too; with the town's name, ours.
  const isBelgian = text(country) === '' ? city !== undefined : BELGIUM.test(text(country));
  if (!isBelgian) return {};
  return { ...splitStreet(text(street_address)), zip, ...(city !== undefined && { city }) };
}

const BELGIUM = /^(?:be|bel|belgium|belgique|belgi[eë]|belgien)$/i;

/** The postcode's locality of that name in any language, as the page's language has it. */
function cityOf(
  zip: string,
  name: string,
  places: Towns,
  lang: ContractLocale,
): string | undefined {
  const wanted = plain(name);
  return places.localities.find(
    (town) =>
      town.zip === zip &&
      [town.fr, town.nl, ...town.alsoKnownAs].some((one) => plain(one) === wanted),
  )?.[lang];
}

/** «TONGEREN», «Liège» and «Liege» are one. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s’'-]+/g, ' ')
    .toLowerCase();
}

/** What is there, written as the form's rules take it. */
function told(values: Readonly<Record<string, string | undefined>>): SignedInValues {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return fitForm(Object.fromEntries(given));
}

/** Longer than any answer: nothing that a person is called, or lives at. */
const LONGEST = 200;

function text(claim: unknown): string {
  const written = typeof claim === 'string' ? claim.replace(/\s+/g, ' ').trim() : '';
  return written.length > LONGEST ? '' : written;
}

function record(claim: unknown): Claims {
  return typeof claim === 'object' && claim !== null ? (claim as Claims) : {};
}

/** What any other provider may tell: names and e-mail, and nothing else. */
export function readSocialClaims(claims: Claims): SignedInValues {
  return told({
    firstname: text(claims.given_name),
    lastname: text(claims.family_name),
    email: text(claims.email),
  });
}
