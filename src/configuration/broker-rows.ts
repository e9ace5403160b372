import type { ConfigurationFault } from './fault.ts';

/** The columns of a CSV file and the keys of a JSON file. */
export const BROKER_COLUMNS = [
  ...['id', 'name', 'type', 'lat', 'lng', 'address', 'phone'],
  ...['phoneLabel', 'contact', 'contactUrl', 'image', 'hours'],
] as const;
export type BrokerColumn = (typeof BROKER_COLUMNS)[number];

/** A broker as written in the file. */
export interface BrokerRow {
  /** The value of a column, trimmed; empty if it is missing. */
  get(column: BrokerColumn): string;
  /** "line:column name" of a column's value. */
  placeOf(column: string): string;
}

type FaultDetails = Pick<ConfigurationFault, 'place' | 'reason'>;

/** The faults of one file; only the first ones if there are too many to read. */
export interface BrokerFaults {
  /** A function, because the place is looked up only for faults that are reported. */
  add(describe: () => FaultDetails): void;
  list(): readonly ConfigurationFault[];
}

/** A fault repeated a thousand times is clear from the first reports. */
const MAX_FAULTS = 200;

export function collectFaults(file: string): BrokerFaults {
  const faults: ConfigurationFault[] = [];
  let omitted = 0;
  return {
    add: (describe) => {
      if (faults.length < MAX_FAULTS) faults.push({ file, ...describe() });
      else omitted += 1;
    },
    list: () =>
      omitted === 0
        ? faults
        : [...faults, { file, place: '', reason: `has ${omitted} more faults` }],
  };
}

/** Collapses line ends and runs of spaces within a field into a single space, and trims it. */
export function trimSpaces(written: string): string {
  const isTidy = !(
    written.includes('  ') ||
    written.includes('\n') ||
    written.includes('\t') ||
    written.startsWith(' ') ||
    written.endsWith(' ')
  );
  return isTidy ? written : written.trim().replace(/\s+/g, ' ');
}
