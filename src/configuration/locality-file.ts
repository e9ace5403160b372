import { buildPlaces, type Locality, type Places } from '#domain/places/places.ts';
import type { Checked, ConfigurationFault } from './fault.ts';
import { readTextFile } from './text-file.ts';

export const LOCALITY_FILE = 'localities.csv';

const HEADER = 'postcode,name_fr,name_nl,also_known_as,lat,lng,province';

/** A generous outline of the country in degrees, which reveals swapped columns. */
const BELGIUM = { lat: [49.4, 51.6], lng: [2.5, 6.5] } as const;

export type ReadPlaces = Checked<Places> & {
  /** The postcodes, even if other columns are wrong; undefined if any may be missing. */
  readonly postcodes: ReadonlySet<string> | undefined;
};

/** Reads the localities: comma-separated, without quotes, alternative names separated by a bar. */
export function readPlaces(configDir: string): ReadPlaces {
  const { file, text } = readTextFile(configDir, LOCALITY_FILE);
  const fail = (place: string, reason: string): ReadPlaces => ({
    ok: false,
    faults: [{ file, place, reason }],
    postcodes: undefined,
  });
  if (text === undefined) return fail('', 'cannot be read');
  const [header, ...lines] = text.trimEnd().split(/\r?\n/);
  if (header !== HEADER) return fail('1:1', `does not start with ${HEADER}`);
  const faults: ConfigurationFault[] = [];
  const localities: Locality[] = [];
  lines.forEach((line, i) => {
    const locality = readLocality(line);
    if (typeof locality === 'string') faults.push({ file, place: `${i + 2}:1`, reason: locality });
    else localities.push(locality);
  });
  const zips = lines.map((line) => line.split(',', 1)[0]?.trim() ?? '');
  const postcodes = zips.every(isFourDigits) ? new Set(zips) : undefined;
  return faults.length > 0
    ? { ok: false, faults, postcodes }
    : { ok: true, value: buildPlaces(localities), postcodes };
}

/** The locality of a line, or what is wrong with it. */
function readLocality(line: string): Locality | string {
  const columns = line.split(',').map((column) => column.trim());
  const [zip = '', fr = '', nl = '', others = '', lat = '', lng = '', province = ''] = columns;
  if (columns.length !== 7 || line.includes('"')) return 'is not seven columns without quotes';
  if (!isFourDigits(zip)) return `${zip} is not a postcode of four digits`;
  if (fr === '' || nl === '') return 'lacks a name';
  if (!isWithin(lat, BELGIUM.lat) || !isWithin(lng, BELGIUM.lng))
    return `${lat}, ${lng} does not lie in Belgium`;
  if (!/^BE-[A-Z]{3}$/.test(province)) return `${province} is not a province such as BE-WNA`;
  const alsoKnownAs = others === '' ? [] : others.split('|');
  return { zip, fr, nl, alsoKnownAs, lat: Number(lat), lng: Number(lng), province };
}

function isFourDigits(zip: string): boolean {
  return /^\d{4}$/.test(zip);
}

function isWithin(degrees: string, [from, to]: readonly [number, number]): boolean {
  return degrees !== '' && Number(degrees) >= from && Number(degrees) <= to;
}
