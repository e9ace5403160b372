import { CsvError, parse } from 'csv-parse/sync';
import { BROKER_COLUMNS, type BrokerRow, type BrokerRows, tidy } from './broker-rows.ts';

/** The others may be left out, the whole column or one broker's. */
const NEEDED: readonly string[] = ['id', 'name', 'type', 'lat', 'lng', 'address', 'phone'];

/**
 * The lines of a CSV whose first one names the columns, in any order, between commas, semicolons or
 * tabs; in quotes where they hold one of these.
 */
export function readCsvRows(file: string, text: string): BrokerRows {
  const fail = (place: string, reason: string) => ({ rows: [], faults: [{ file, place, reason }] });
  const [header = ''] = text.split('\n', 1);
  const delimiter = [',', ';', '\t'].toSorted(
    (a, b) => header.split(b).length - header.split(a).length,
  )[0] as string;
  const records: { record: readonly string[]; end: number }[] = [];
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (record: readonly string[], { lines }) => {
        records.push({ record, end: lines });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return fail(`${lineOf(error)}:1`, `is not CSV: ${error.message}`);
  }
  const names = (records[0]?.record ?? []).map((name) => name.trim());
  const faults = judgeColumns(names).map((reason) => ({ file, place: '1:1', reason }));
  if (faults.length > 0) return { rows: [], faults };
  const lines = { split: undefined as readonly string[] | undefined };
  const rows: BrokerRow[] = [];
  for (const { record, end } of records.slice(1)) {
    const line = end - record.join('').split('\n').length + 1;
    const placeOf = (column?: string) => {
      lines.split ??= text.split('\n');
      const at = column === undefined ? -1 : names.indexOf(column);
      const start = at < 0 ? 1 : startOfField(lines.split[line - 1] ?? '', at, delimiter);
      return [`${line}:${start}`, ...(column === undefined ? [] : [column])].join(' ');
    };
    if (record.length === names.length) {
      const fields = Object.fromEntries(names.map((name, i) => [name, tidy(record[i] ?? '')]));
      rows.push({ fields, placeOf });
    } else {
      const reason = `has ${record.length} columns, and the first line ${names.length}`;
      faults.push({ file, place: placeOf(), reason });
    }
  }
  return { rows, faults };
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

function lineOf(error: CsvError): number {
  return 'lines' in error && typeof error.lines === 'number' ? error.lines : 1;
}

/** The column, from 1, at which a line's field starts. */
function startOfField(line: string, field: number, delimiter: string): number {
  let quoted = false;
  let before = 0;
  for (let i = 0; i < line.length && before < field; i += 1) {
    if (line[i] === '"') quoted = !quoted;
    else if (line[i] === delimiter && !quoted) before += 1;
    if (before === field) return i + 2;
  }
  return 1;
}
