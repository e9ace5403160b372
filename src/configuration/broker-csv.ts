import { BROKER_COLUMNS, type BrokerFaults, type BrokerRow, trimSpaces } from './broker-rows.ts';
import { offsetOfField, placeAt, readCsv } from './csv-reading.ts';

/** The required columns; others may be missing, as columns or for single brokers. */
const NEEDED: readonly string[] = ['id', 'name', 'type', 'lat', 'lng', 'address', 'phone'];

/** The separators that columns may have. */
const DELIMITERS = [',', ';', '\t'] as const;

/**
 * Reads the lines of a CSV file whose first line names the columns, in any order, separated by commas,
 * semicolons or tabs; a field that contains one of these is quoted.
 */
export function readCsvRows(text: string, faults: BrokerFaults): readonly BrokerRow[] {
  const [header = ''] = text.split('\n', 1);
  const [, stated] = SEPARATOR_LINE.exec(header) ?? [];
  const delimiter = stated ?? findDelimiter(header);
  const read = readCsv(text, delimiter);
  if (!read.ok) {
    const { offset, reason } = read;
    faults.add(() => ({ place: placeAt(text, offset), reason: `is not CSV: ${reason}` }));
    return [];
  }
  const written = stated === undefined ? read.records : read.records.slice(1);
  // A spreadsheet writes the rows that were emptied, too.
  const [first, ...records] = written.filter(({ cells }) => cells.some((cell) => cell.trim()));
  const names = (first?.cells ?? []).map((name) => columnCalled(name.trim()));
  const wrong = checkColumns(names);
  for (const reason of wrong) faults.add(() => ({ place: '1:1', reason }));
  if (wrong.length > 0) return [];

  const columns = new Map(names.map((name, i) => [name, i]));
  const rows: BrokerRow[] = [];
  for (const { cells, offset } of records)
    if (cells.length === names.length)
      rows.push({
        get: (column) => trimSpaces(withoutGuard(cells[columns.get(column) ?? -1] ?? '')),
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

/** The line that spreadsheets understand, and put before a table: the separator that follows. */
const SEPARATOR_LINE = /^"?sep=([,;\t])"?[,;\t]*$/i;

/** Spreadsheets put an apostrophe before a text that begins like a formula or a number. */
function withoutGuard(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\d])/, '');
}

/** The column of a name in any case: "ID", "PhoneLabel". */
function columnCalled(name: string): string {
  return BROKER_COLUMNS.find((column) => column.toLowerCase() === name.toLowerCase()) ?? name;
}

function findDelimiter(header: string): string {
  const countOf = (delimiter: string) => header.split(delimiter).length;
  const [most] = DELIMITERS.toSorted((a, b) => countOf(b) - countOf(a));
  return most ?? DELIMITERS[0];
}

function checkColumns(names: readonly string[]): readonly string[] {
  const known: readonly string[] = BROKER_COLUMNS;
  return [
    ...names.filter((name) => !known.includes(name)).map((name) => `${name} is not a known column`),
    ...NEEDED.filter((name) => !names.includes(name)).map((name) => `has no column ${name}`),
    ...names
      .filter((name, i) => names.indexOf(name) < i)
      .map((name) => `the column ${name} appears twice`),
  ];
}
