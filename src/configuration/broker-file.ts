import { existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Broker } from '#domain/brokers/broker.ts';
import { measureFrom } from '#domain/places/distance.ts';
import type { Places } from '#domain/places/places.ts';
import { readCsvRows } from './broker-csv.ts';
import { readJsonRows } from './broker-json.ts';
import type { BrokerRow, BrokerRows } from './broker-rows.ts';
import type { Checked, ConfigurationFault } from './fault.ts';
import { BROKER_PICTURES, type BrokerGround, judgeBroker } from './judge-broker.ts';
import { readTextFile } from './text-file.ts';

export const BROKER_FILES = { csv: 'brokers.csv', json: 'brokers.json' };

/** What is wrong a thousand times over is seen by the first of it. */
const MOST_FAULTS = 200;

const PICTURE_NAME = /^[\w-]{1,60}\.(?:webp|avif|jpe?g|png)$/;
const LARGEST_PICTURE = 300_000; // bytes

/**
 * Reads the brokers, in their order: `brokers.csv` or `brokers.json`; a lender without either has none.
 * Where the localities are not known (`places`), nothing can be said of them.
 */
export function readBrokers(
  configDir: string,
  places: Places | undefined,
): Checked<readonly Broker[]> {
  const [name, other] = Object.values(BROKER_FILES).filter((one) =>
    existsSync(join(configDir, one)),
  );
  if (name === undefined || places === undefined) return { ok: true, value: [] };
  const { file, text } = readTextFile(configDir, name);
  const fail = (reason: string) => ({ ok: false, faults: [{ file, place: '', reason }] }) as const;
  if (other !== undefined) return fail(`stands beside ${other}: which of the two holds?`);
  if (text === undefined) return fail('cannot be read');
  return judgeBrokers(file, text, layGround(configDir, places));
}

/** The brokers of a file's text, CSV or, by the file's ending, JSON; or all that is wrong with them. */
export function judgeBrokers(
  file: string,
  text: string,
  ground: BrokerGround,
): Checked<readonly Broker[]> {
  const read: BrokerRows =
    extname(file) === '.json' ? readJsonRows(file, text) : readCsvRows(file, text);
  const faults: ConfigurationFault[] = [...read.faults];
  const brokers: Broker[] = [];
  const known = new Map<string, BrokerRow>();
  if (text.includes('\uFFFD')) {
    const lines = text.split('\uFFFD', 1)[0]?.split('\n') ?? [];
    const place = `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
    faults.push({ file, place, reason: 'holds signs that are not UTF-8' });
  }
  for (const row of read.rows) {
    const fault = (column: string, reason: string) =>
      faults.push({ file, place: row.placeOf(column), reason });
    const broker = judgeBroker(row, ground, fault);
    const id = row.fields.id ?? '';
    const before = known.get(id);
    if (before !== undefined) {
      const [line] = before.placeOf('id').split(':');
      fault('id', `${id} is the broker of line ${line} too`);
    } else if (id !== '') known.set(id, row);
    if (broker !== undefined) brokers.push(broker);
  }
  return faults.length > 0 ? { ok: false, faults: bound(faults) } : { ok: true, value: brokers };
}

/** What the files of a configuration let brokers be held against. */
export function layGround(configDir: string, places: Places): BrokerGround {
  const byZip = Map.groupBy(places.localities, ({ zip }) => zip);
  const sizes = readPictureSizes(join(configDir, BROKER_PICTURES));
  return {
    placesOf: (zip) => byZip.get(zip) ?? [],
    metresFromLocality: measureFrom(places.localities),
    judgePicture: (name) => {
      if (!PICTURE_NAME.test(name))
        return `${name} is not the name of a webp, avif, jpg or png file`;
      const size = sizes.get(name);
      if (size === undefined) return `${name} is not in the folder ${BROKER_PICTURES}`;
      return size > LARGEST_PICTURE ? `${name} is larger than 300 KB` : undefined;
    },
  };
}

function readPictureSizes(folder: string): ReadonlyMap<string, number> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(files.map(({ name }) => [name, statSync(join(folder, name)).size]));
}

function bound(faults: readonly ConfigurationFault[]): readonly ConfigurationFault[] {
  const [first] = faults;
  if (first === undefined || faults.length <= MOST_FAULTS) return faults;
  const more = {
    file: first.file,
    place: '',
    reason: `has ${faults.length - MOST_FAULTS} more faults`,
  };
  return [...faults.slice(0, MOST_FAULTS), more];
}
