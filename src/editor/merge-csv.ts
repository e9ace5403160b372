import { readCsv } from '#configuration/csv-reading.ts';
import type { Value } from './merge-yaml.ts';

type Row = Readonly<Record<string, string>>;

/** The rows of a table whose first line names the columns, separated by commas: `{ brokers: [{ id: "b-001", … }] }`. */
export function readCsvValue(text: string): Value {
  const { columns, rows } = readTable(text);
  return { brokers: rows.map(({ cells }) => rowOf(columns, cells)) };
}

/** The table with these rows: a row that did not change keeps its line as it was. */
export function mergeCsv(text: string, value: Value): string {
  const written = rowsOf(value);
  const { header, columns, rows } = readTable(text);
  const names = columns.length > 0 ? columns : Object.keys(written[0] ?? {});
  const lines = new Map(
    rows.map(({ cells, line }) => [JSON.stringify(rowOf(columns, cells)), line]),
  );
  const kept = written.map((row) => {
    const whole = Object.fromEntries(names.map((name) => [name, row[name] ?? '']));
    return lines.get(JSON.stringify(whole)) ?? writeRow(names.map((name) => whole[name] ?? ''));
  });
  return `${[header || writeRow(names), ...kept].join('\n')}\n`;
}

function readTable(text: string) {
  const read = readCsv(text, ',');
  if (!read.ok) throw new Error(`is not CSV: ${read.reason}`);
  const lineAt = (at: number) => {
    const next = read.records[at + 1]?.offset ?? text.length;
    return text.slice(read.records[at]?.offset, next).trimEnd();
  };
  const [first, ...rest] = read.records;
  return {
    header: first ? lineAt(0) : '',
    columns: first?.cells ?? [],
    rows: rest.map(({ cells }, at) => ({ cells, line: lineAt(at + 1) })),
  };
}

function rowOf(columns: readonly string[], cells: readonly string[]): Row {
  return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
}

function rowsOf(value: Value): readonly Row[] {
  if (typeof value !== 'object' || value === null || !('brokers' in value)) return [];
  const { brokers } = value;
  if (!Array.isArray(brokers)) return [];
  return brokers.map((row: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, String(cell ?? '')])),
  );
}

const writeRow = (cells: readonly string[]) =>
  cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
