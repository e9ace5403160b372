import { closeSync, existsSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Broker } from '#domain/brokers/broker.ts';
import { BROKER_FILES, checkBrokerRows, loadReferences, readBrokers } from './broker-file.ts';
import { BROKER_COLUMNS } from './broker-rows.ts';
import { BROKER_PICTURES } from './check-broker.ts';
import type { Checked, ConfigurationFault } from './fault.ts';
import { readPlaces } from './locality-file.ts';
import { readPlainText } from './text-file.ts';

/** The changes that an import makes, as ids of brokers. */
export interface BrokerChanges {
  readonly total: number;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly gone: readonly string[];
}

type Row = Readonly<Record<string, string | number>>;

/**
 * Replaces the brokers of a configuration folder with those of another file, CSV or JSON; changes nothing
 * if any of them is invalid. `writeCsv` writes the rows of a table under its columns.
 */
export function importBrokers(
  configDir: string,
  file: string,
  writeCsv: (columns: readonly string[], rows: readonly Row[]) => string,
): Checked<BrokerChanges> {
  const fail = (at: string, reason: string) => refuse([{ file: at, place: '', reason }]);
  const places = readPlaces(configDir);
  if (!places.ok) return places;
  if (existsSync(join(configDir, BROKER_FILES.json)))
    return fail(join(configDir, BROKER_FILES.json), 'already holds the brokers: remove it first');
  let text: string;
  try {
    text = readPlainText(file);
  } catch {
    return fail(file, 'cannot be read');
  }
  const read = checkBrokerRows(file, text, loadReferences(configDir, places.value));
  if (!read.ok) return read;
  const former = readBrokers(configDir, places.value);
  const changes = compare(former.ok ? former.value : [], read.value);
  replaceFile(join(configDir, BROKER_FILES.csv), writeCsv(BROKER_COLUMNS, read.value.map(toRow)));
  return { ok: true, value: changes };
}

function refuse(faults: readonly ConfigurationFault[]): Checked<never> {
  return { ok: false, faults };
}

function compare(before: readonly Broker[], after: readonly Broker[]): BrokerChanges {
  const former = new Map(before.map((broker) => [broker.id, broker]));
  const ids = new Set(after.map(({ id }) => id));
  const idsOf = (brokers: readonly Broker[]) => brokers.map(({ id }) => id);
  return {
    total: after.length,
    added: idsOf(after.filter(({ id }) => !former.has(id))),
    changed: idsOf(
      after.filter((broker) => {
        const known = former.get(broker.id);
        return known !== undefined && !isDeepStrictEqual(known, broker);
      }),
    ),
    gone: idsOf(before.filter(({ id }) => !ids.has(id))),
  };
}

/** Writes a broker as a line of the file; reading that line gives the same broker. */
function toRow({ image, hours, phoneLabel, ...broker }: Broker): Row {
  return {
    ...broker,
    phoneLabel: phoneLabel.replaceAll('\u00a0', ' '),
    image: image.src.replace(`/${BROKER_PICTURES}/`, ''),
    hours: hours.join('; '),
  };
}

/** Replaces the file atomically, even if the machine fails in the meantime. */
function replaceFile(path: string, text: string): void {
  const beside = `${path}.new`;
  const file = openSync(beside, 'w');
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(beside, path);
}
