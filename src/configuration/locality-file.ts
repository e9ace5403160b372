import {
  buildPlaces,
  type Locality,
  type Municipality,
  type Places,
} from '#domain/places/places.ts';
import type { Checked, ConfigurationFault } from './fault.ts';
import { readTextFile } from './text-file.ts';

export const LOCALITY_FILE = 'localities.csv';
export const MUNICIPALITY_FILE = 'municipalities.csv';

/** A generous outline of the country in degrees, which reveals swapped columns. */
const BELGIUM = { lat: [49.4, 51.6], lng: [2.5, 6.5] } as const;

export type ReadPlaces = Checked<Places> & {
  /** The postcodes, even if other columns are wrong; undefined if any may be missing. */
  readonly postcodes: ReadonlySet<string> | undefined;
};

/** Reads the localities and the municipalities that they are in. */
export function readPlaces(configDir: string): ReadPlaces {
  const municipalities = readRows(
    configDir,
    MUNICIPALITY_FILE,
    MUNICIPALITY_HEADER,
    toMunicipality,
  );
  const known = new Set(municipalities.rows.map(({ nis }) => nis));
  const localities = readRows(configDir, LOCALITY_FILE, LOCALITY_HEADER, (columns) => {
    const locality = toLocality(columns);
    const isIn =
      typeof locality === 'string' || !municipalities.isWhole || known.has(locality.municipality);
    return isIn ? locality : `${locality.municipality} is no municipality of ${MUNICIPALITY_FILE}`;
  });
  const zips = localities.columns.map(([zip = '']) => zip);
  const postcodes = zips.length > 0 && zips.every(isFourDigits) ? new Set(zips) : undefined;
  const faults = [...localities.faults, ...municipalities.faults];
  return faults.length > 0
    ? { ok: false, faults, postcodes }
    : { ok: true, value: buildPlaces(localities.rows, municipalities.rows), postcodes };
}

type Columns = readonly string[];

interface ReadRows<Row> {
  readonly rows: readonly Row[];
  /** The columns of every line below the header, right or wrong. */
  readonly columns: readonly Columns[];
  readonly faults: readonly ConfigurationFault[];
  /** No line is wrong. */
  readonly isWhole: boolean;
}

/** Reads a file of comma-separated columns without quotes. `toRow` returns a row, or what is wrong with it. */
function readRows<Row extends object>(
  configDir: string,
  fileName: string,
  header: string,
  toRow: (columns: Columns) => Row | string,
): ReadRows<Row> {
  const { file, text } = readTextFile(configDir, fileName);
  const fail = (place: string, reason: string): ReadRows<Row> => ({
    rows: [],
    columns: [],
    faults: [{ file, place, reason }],
    isWhole: false,
  });
  if (text === undefined) return fail('', 'cannot be read');
  const [first, ...lines] = text.trimEnd().split(/\r?\n/);
  if (first !== header) return fail('1:1', `does not start with ${header}`);
  const width = header.split(',').length;
  const columns = lines.map((line) => line.split(',').map((column) => column.trim()));
  const faults: ConfigurationFault[] = [];
  const rows: Row[] = [];
  columns.forEach((of, i) => {
    const isTable = of.length === width && !of.some((column) => column.includes('"'));
    const row = isTable ? toRow(of) : `is not ${width} columns without quotes`;
    if (typeof row === 'string') faults.push({ file, place: `${i + 2}:1`, reason: row });
    else rows.push(row);
  });
  return { rows, columns, faults, isWhole: faults.length === 0 };
}

const LOCALITY_HEADER = 'postcode,name_fr,name_nl,also_known_as,lat,lng,province,municipality';

function toLocality(columns: Columns): Locality | string {
  const [zip = '', fr = '', nl = '', others = '', lat = '', lng = '', province = '', nis = ''] =
    columns;
  if (!isFourDigits(zip)) return `${zip} is not a postcode of four digits`;
  const wrong = findFault({ fr, nl, lat, lng, province, nis });
  return (
    wrong ?? {
      zip,
      fr,
      nl,
      alsoKnownAs: splitNames(others),
      lat: Number(lat),
      lng: Number(lng),
      province,
      municipality: nis,
    }
  );
}

const MUNICIPALITY_HEADER = 'nis,name_fr,name_nl,name_de,also_known_as,province,lat,lng';

function toMunicipality(columns: Columns): Municipality | string {
  const [nis = '', fr = '', nl = '', de = '', others = '', province = '', lat = '', lng = ''] =
    columns;
  const wrong = findFault({ fr, nl, lat, lng, province, nis });
  return (
    wrong ?? {
      nis,
      fr,
      nl,
      de: de === '' ? undefined : de,
      alsoKnownAs: splitNames(others),
      province,
      lat: Number(lat),
      lng: Number(lng),
    }
  );
}

/** What is wrong with the columns that both files have. */
function findFault(
  row: Readonly<Record<'fr' | 'nl' | 'lat' | 'lng' | 'province' | 'nis', string>>,
) {
  if (row.fr === '' || row.nl === '') return 'lacks a name';
  if (!isWithin(row.lat, BELGIUM.lat) || !isWithin(row.lng, BELGIUM.lng))
    return `${row.lat}, ${row.lng} does not lie in Belgium`;
  if (!/^BE-[A-Z]{3}$/.test(row.province))
    return `${row.province} is not a province such as BE-WNA`;
  if (!/^\d{5}$/.test(row.nis)) return `${row.nis} is not the code of a municipality such as 92094`;
  return undefined;
}

/** Names separated by a bar. */
const splitNames = (names: string): readonly string[] => (names === '' ? [] : names.split('|'));

function isFourDigits(zip: string): boolean {
  return /^\d{4}$/.test(zip);
}

function isWithin(degrees: string, [from, to]: readonly [number, number]): boolean {
  return degrees !== '' && Number(degrees) >= from && Number(degrees) <= to;
}
