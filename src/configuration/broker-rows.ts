import type { ConfigurationFault } from './fault.ts';

/** What a broker's line can say, by the names of the columns and of JSON's keys. */
export const BROKER_COLUMNS = [
  ...['id', 'name', 'type', 'lat', 'lng', 'address', 'phone'],
  ...['phoneLabel', 'contact', 'contactUrl', 'image', 'hours'],
] as const;
export type BrokerColumn = (typeof BROKER_COLUMNS)[number];

/** One broker as the file writes them. */
export interface BrokerRow {
  /** What a column says, without blanks around it; empty where nothing is said. */
  get(column: BrokerColumn): string;
  /** "line:column name" of what a column says. */
  placeOf(column: string): string;
}

type Said = Pick<ConfigurationFault, 'place' | 'reason'>;

/** What is wrong with one file; of more than is read by anybody, the first. */
export interface BrokerFaults {
  /** Where it is, is looked up for those that are told alone. */
  add(say: () => Said): void;
  list(): readonly ConfigurationFault[];
}

/** What is wrong a thousand times over is seen by the first of it. */
const MOST_FAULTS = 200;

export function collectFaults(file: string): BrokerFaults {
  const faults: ConfigurationFault[] = [];
  let untold = 0;
  return {
    add: (say) => {
      if (faults.length < MOST_FAULTS) faults.push({ file, ...say() });
      else untold += 1;
    },
    list: () =>
      untold === 0 ? faults : [...faults, { file, place: '', reason: `has ${untold} more faults` }],
  };
}

/** A line's end within a field, and several blanks, are one blank; none stand around it. */
export function tidy(written: string): string {
  const isTidy = !(
    written.includes('  ') ||
    written.includes('\n') ||
    written.includes('\t') ||
    written.startsWith(' ') ||
    written.endsWith(' ')
  );
  return isTidy ? written : written.trim().replace(/\s+/g, ' ');
}
