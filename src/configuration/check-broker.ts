import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { BROKER_ID, BROKER_TYPES, type Broker } from '#domain/brokers/broker.ts';
import { metresBetween } from '#domain/places/distance.ts';
import type { Coordinates } from '#domain/places/places.ts';
import type { BrokerColumn, BrokerRow } from './broker-rows.ts';

/** The data against which brokers are checked. */
export interface BrokerReferences {
  /** The localities with this postcode; empty if it is unknown. */
  placesOf(zip: string): readonly Coordinates[];
  /** Metres from the nearest locality. */
  metresFromLocality(at: Coordinates): number;
  /** Reads entries separated by semicolons as one span an entry; undefined if they cannot be read. */
  readHours(written: string): readonly string[] | undefined;
  /** Whether mortgages are offered, which brokers of the type `ch` arrange. */
  readonly offersMortgages: boolean;
  /** What is wrong with a picture of this name. */
  checkPicture(name: string): string | undefined;
}

/** The largest distance in metres from the nearest of all localities, and from those of the own postcode. */
const MAX_DISTANCE = { anyLocality: 8_000, ownPostcode: 15_000 };

/** Longest values in characters. */
const MAX_LENGTHS: Readonly<Partial<Record<BrokerColumn, number>>> = {
  name: 80,
  address: 160,
  phone: 40,
  phoneLabel: 40,
  contact: 80,
  contactUrl: 300,
  image: 80,
  hours: 300,
};

/** The folder of the pictures, both in the configuration and in addresses of the site. */
export const BROKER_PICTURES = 'brokers';

/** A Belgian number that is dialled digit by digit: gives the library's result in a tenth of the time. */
const BELGIAN_NUMBER = /^\+32(?:4\d{8}|[1-9]\d{7})$/;

/** The broker of a row; `fault` receives each wrong column, and then there is no broker. */
export function checkBroker(
  row: BrokerRow,
  references: BrokerReferences,
  fault: (column: BrokerColumn, reason: string) => void,
): Broker | undefined {
  let isWrong = false;
  const refuse = (column: BrokerColumn, reason: string): undefined => {
    isWrong = true;
    fault(column, reason);
  };
  const get = (column: BrokerColumn): string => {
    const written = row.get(column);
    const longest = MAX_LENGTHS[column];
    if (longest !== undefined && written.length > longest)
      refuse(column, `has more than ${longest} characters`);
    return written;
  };
  const need = (column: BrokerColumn): string => get(column) || (refuse(column, 'is empty') ?? '');

  const id = need('id');
  if (id !== '' && !BROKER_ID.test(id))
    refuse('id', `${id} is not an id of up to 40 letters, digits, hyphens and underscores`);
  const writtenType = need('type');
  const type = BROKER_TYPES.find((known) => known === writtenType);
  if (type === undefined && writtenType !== '')
    refuse('type', `must be one of ${BROKER_TYPES.join(', ')}`);
  if (type === 'ch' && !references.offersMortgages)
    refuse('type', 'ch is for mortgages, which mortgages.yaml does not offer');
  const address = need('address');
  const at = checkPosition(need('lat'), need('lng'), address, references, refuse);
  const phone = checkPhone(need('phone'), get('phoneLabel'), refuse);
  const hours = references.readHours(get('hours'));
  if (hours === undefined)
    refuse('hours', 'are not hours such as Mo-Fr 09:00-12:30,13:30-17:30; Sa 09:00-12:00');
  const picture = get('image').replace(`/${BROKER_PICTURES}/`, '');
  const wrongPicture = picture === '' ? undefined : references.checkPicture(picture);
  if (wrongPicture !== undefined) refuse('image', wrongPicture);
  const contactUrl = get('contactUrl');
  if (contactUrl !== '' && !isLink(contactUrl))
    refuse('contactUrl', 'is neither an https: nor a mailto: address, nor a path of this site');
  const broker = { id, name: need('name'), address, contact: get('contact'), contactUrl };
  if (isWrong || !type || !at || !phone || !hours) return undefined;
  const image = { src: picture === '' ? '' : `/${BROKER_PICTURES}/${picture}` };
  return { ...broker, type, ...at, ...phone, image, hours };
}

/** The postcode of an address: its last group of four digits that is a postcode, since a house number comes first. */
export function postcodeIn(
  address: string,
  isPostcode: (code: string) => boolean,
): string | undefined {
  return (address.match(/\b\d{4}\b/g) ?? []).findLast(isPostcode);
}

type Refuse = (column: BrokerColumn, reason: string) => undefined;

function checkPosition(
  writtenLat: string,
  writtenLng: string,
  address: string,
  references: BrokerReferences,
  refuse: Refuse,
): Coordinates | undefined {
  const [lat, lng] = [readDegrees(writtenLat), readDegrees(writtenLng)];
  if (lat === undefined && writtenLat !== '') refuse('lat', `${writtenLat} is not in degrees`);
  if (lng === undefined && writtenLng !== '') refuse('lng', `${writtenLng} is not in degrees`);
  const zip = postcodeIn(address, (code) => references.placesOf(code).length > 0);
  if (zip === undefined && address !== '') {
    const code = postcodeIn(address, () => true);
    refuse('address', code === undefined ? 'contains no postcode' : `${code} is not a postcode`);
  }
  if (lat === undefined || lng === undefined) return undefined;
  const at = { lat, lng };
  const own = zip === undefined ? [] : references.placesOf(zip);
  const metres = Math.min(...own.map((place) => metresBetween(at, place)));
  if (metres <= MAX_DISTANCE.anyLocality) return at;
  if (references.metresFromLocality(at) > MAX_DISTANCE.anyLocality)
    return refuse('lat', `${lat}, ${lng} does not lie in Belgium`);
  if (metres <= MAX_DISTANCE.ownPostcode || zip === undefined) return at;
  return refuse('lat', `lies ${Math.round(metres / 1000)} km from ${zip}, where its address is`);
}

/** Reads "50.8504"; some spreadsheets write a comma instead of the point. */
function readDegrees(written: string): number | undefined {
  const degrees = written.replace(',', '.');
  return /^-?\d{1,3}(\.\d{1,15})?$/.test(degrees) ? Number(degrees) : undefined;
}

function checkPhone(
  written: string,
  label: string,
  refuse: Refuse,
): Pick<Broker, 'phone' | 'phoneLabel'> | undefined {
  const dialled = written.replace(/^tel:/, '');
  if (BELGIAN_NUMBER.test(dialled) && label !== '')
    return { phone: `tel:${dialled}`, phoneLabel: keepTogether(label) };
  const number = parsePhoneNumberFromString(dialled, 'BE');
  if (!number?.isValid())
    return written === '' ? undefined : refuse('phone', `${written} is not a phone number`);
  const formatted =
    number.country === 'BE' ? number.formatNational() : number.formatInternational();
  return { phone: number.getURI(), phoneLabel: keepTogether(label || formatted) };
}

/** Joins the parts of a number, so that it never breaks at the end of a line. */
function keepTogether(label: string): string {
  return label.replaceAll(' ', '\u00a0');
}

/** What a link may lead to: nothing that a browser would run or take for another site. */
function isLink(written: string): boolean {
  if (/[\s"'<>\\]/.test(written)) return false;
  if (/^\/(?!\/)/.test(written)) return true;
  if (/^mailto:[^@?]+@[^@?]+\.[^@?.]+(\?|$)/i.test(written)) return true;
  return /^https:\/\//i.test(written) && URL.canParse(written) && new URL(written).username === '';
}
