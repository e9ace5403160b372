import { existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Broker } from '#domain/brokers/broker.ts';
import { readBrokerHours, splitHours } from '#domain/brokers/hours.ts';
import { offersMortgages } from '#domain/mortgage/mortgage.ts';
import { measureFrom } from '#domain/places/distance.ts';
import type { Places } from '#domain/places/places.ts';
import { readCsvRows } from './broker-csv.ts';
import { readJsonRows } from './broker-json.ts';
import { type BrokerColumn, type BrokerRow, collectFaults } from './broker-rows.ts';
import { BROKER_PICTURES, type BrokerReferences, checkBroker } from './check-broker.ts';
import { placeAt } from './csv-reading.ts';
import type { Checked } from './fault.ts';
import { readMortgages } from './mortgage-file.ts';
import { readTextFile } from './text-file.ts';

export const BROKER_FILES = { csv: 'brokers.csv', json: 'brokers.json' };

const PICTURE_NAME = /^[\w-]{1,60}\.(?:webp|avif|jpe?g|png)$/;
const MAX_PICTURE_BYTES = 300_000; // bytes

/**
 * Reads the brokers in the order of their file, `brokers.csv` or `brokers.json`; a lender without either
 * has none. If the localities could not be read (`places`), brokers cannot be checked.
 */
export function readBrokers(
  configDir: string,
  places: Places | undefined,
): Checked<readonly Broker[]> {
  const [name, other] = Object.values(BROKER_FILES).filter((file) =>
    existsSync(join(configDir, file)),
  );
  if (name === undefined || places === undefined) return { ok: true, value: [] };
  const { file, text } = readTextFile(configDir, name);
  const fail = (reason: string) => ({ ok: false, faults: [{ file, place: '', reason }] }) as const;
  if (other !== undefined) return fail(`stands beside ${other}: which of the two holds?`);
  if (text === undefined) return fail('cannot be read');
  return checkBrokerRows(file, text, loadReferences(configDir, places));
}

/** The brokers in a file's text, read as CSV or, by the file's ending, as JSON; or everything wrong with them. */
export function checkBrokerRows(
  file: string,
  text: string,
  references: BrokerReferences,
): Checked<readonly Broker[]> {
  const faults = collectFaults(file);
  const strange = text.indexOf('\uFFFD');
  if (strange >= 0)
    faults.add(() => ({
      place: placeAt(text, strange),
      reason: 'contains bytes that are not UTF-8',
    }));
  const rows = (extname(file) === '.json' ? readJsonRows : readCsvRows)(text, faults);
  const brokers: Broker[] = [];
  const known = new Map<string, BrokerRow>();
  for (const row of rows) {
    const fault = (column: BrokerColumn, reason: string) =>
      faults.add(() => ({ place: row.placeOf(column), reason }));
    const broker = checkBroker(row, references, fault);
    const id = row.get('id');
    const before = known.get(id);
    if (before !== undefined)
      faults.add(() => ({ place: row.placeOf('id'), reason: describeDuplicate(id, before) }));
    else if (id !== '') known.set(id, row);
    if (broker !== undefined) brokers.push(broker);
  }
  const list = faults.list();
  return list.length > 0 ? { ok: false, faults: list } : { ok: true, value: brokers };
}

function describeDuplicate(id: string, before: BrokerRow): string {
  const [line] = before.placeOf('id').split(':');
  return `${id} is also the broker on line ${line}`;
}

/** What the files of a configuration contribute to checking brokers. */
export function loadReferences(configDir: string, places: Places): BrokerReferences {
  const byZip = Map.groupBy(places.localities, ({ zip }) => zip);
  const sizes = readPictureSizes(join(configDir, BROKER_PICTURES));
  const mortgages = readMortgages(configDir);
  return {
    placesOf: (zip) => byZip.get(zip) ?? [],
    metresFromLocality: measureFrom(places.localities),
    readHours: rememberHours(),
    offersMortgages: !mortgages.ok || offersMortgages(mortgages.value),
    checkPicture: (name) => {
      if (!PICTURE_NAME.test(name))
        return `${name} is not the name of a webp, avif, jpg or png file`;
      const size = sizes.get(name);
      if (size === undefined) return `${name} is not in the folder ${BROKER_PICTURES}`;
      return size > MAX_PICTURE_BYTES ? `${name} is larger than 300 KB` : undefined;
    },
  };
}

function readPictureSizes(folder: string): ReadonlyMap<string, number> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(files.map(({ name }) => [name, statSync(join(folder, name)).size]));
}

/** Many offices share the same hours, so each text is parsed once. */
function rememberHours(): BrokerReferences['readHours'] {
  const known = new Map<string, readonly string[] | undefined>();
  return (written) => {
    if (known.has(written)) return known.get(written);
    const entries = written.split(';').filter((entry) => entry.trim() !== '');
    const hours = readBrokerHours(entries) === undefined ? undefined : splitHours(entries);
    known.set(written, hours);
    return hours;
  };
}
