import { BROKER_COLUMNS, type BrokerFaults, type BrokerRow, tidy } from './broker-rows.ts';
import { offsetOfField, placeAt, readCsv } from './csv-reading.ts';

/** The others may be left out, the whole column or one broker's. */
const NEEDED: readonly string[] = ['id', 'name', 'type', 'lat', 'lng', 'address', 'phone'];

/** What may part the columns. */
const DELIMITERS = [',', ';', '\t'] as const;

/**
 * The lines of a CSV whose first one names the columns, in any order, between commas, semicolons or
 * tabs; in quotes where they hold one of these.
 */
export function readCsvRows(text: string, faults: BrokerFaults): readonly BrokerRow[] {
  const [header = ''] = text.split('\n', 1);
  const delimiter = findDelimiter(header);
  const read = readCsv(text, delimiter);
  if (!read.ok) {
    const { offset, reason } = read;
    faults.add(() => ({ place: placeAt(text, offset), reason: `is not CSV: ${reason}` }));
    return [];
  }
  const [first, ...records] = read.records;
  const names = (first?.cells ?? []).map((name) => name.trim());
  const wrong = judgeColumns(names);
  for (const reason of wrong) faults.add(() => ({ place: '1:1', reason }));
  if (wrong.length > 0) return [];

  const columns = new Map(names.map((name, i) => [name, i]));
  const rows: BrokerRow[] = [];
  for (const { cells, offset } of records)
    if (cells.length === names.length)
      rows.push({
        get: (column) => tidy(cells[columns.get(column) ?? -1] ?? ''),
        placeOf: (column) => {
          const at = offsetOfField(text, offset, columns.get(column) ?? 0, delimiter);
          return `${placeAt(text, at)} ${column}`;
        },
      });
    else {
      const reason = `has ${cells.length} columns, and the first line ${names.length}`;
      faults.add(() => ({ place: placeAt(text, offset), reason }));
    }
  return rows;
}

function findDelimiter(header: string): string {
  const countOf = (delimiter: string) => header.split(delimiter).length;
  const [most] = DELIMITERS.toSorted((a, b) => countOf(b) - countOf(a));
  return most ?? DELIMITERS[0];
}

function judgeColumns(names: readonly string[]): readonly string[] {
  const known: readonly string[] = BROKER_COLUMNS;
  return [
    ...names.filter((name) => !known.includes(name)).map((name) => `${name} is not a known column`),
    ...NEEDED.filter((name) => !names.includes(name)).map((name) => `has no column ${name}`),
    ...names
      .filter((name, i) => names.indexOf(name) < i)
      .map((name) => `the column ${name} stands twice`),
  ];
}
