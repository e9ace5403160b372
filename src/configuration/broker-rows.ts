import type { ConfigurationFault } from './fault.ts';

/** What a broker's line can say, by the names of the columns and of JSON's keys. */
export const BROKER_COLUMNS = [
  ...['id', 'name', 'type', 'lat', 'lng', 'address', 'phone'],
  ...['phoneLabel', 'contact', 'contactUrl', 'image', 'hours'],
] as const;
export type BrokerColumn = (typeof BROKER_COLUMNS)[number];

/** One broker as the file writes them; what is not said is empty. */
export interface BrokerRow {
  readonly fields: Readonly<Record<string, string>>;
  /** "line:column name" of what one column says, or of the whole; looked up for faults alone. */
  placeOf(column?: string): string;
}

export interface BrokerRows {
  readonly rows: readonly BrokerRow[];
  readonly faults: readonly ConfigurationFault[];
}

/** A line's end within a field, and several blanks, are one blank. */
export function tidy(written: string): string {
  return written.trim().replace(/\s+/g, ' ');
}
