/**
 * Rows as CSV (RFC 4180): commas, CRLF, quotes if needed, doubled inside. The first row names the
 * columns, in the given order; absent values are empty.
 */
export function writeCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string | number>>[],
): string {
  return [writeLine(columns), ...rows.map((row) => writeCsvRow(columns, row))].join('');
}

/** A row of the same, after the first. */
export function writeCsvRow(
  columns: readonly string[],
  row: Readonly<Record<string, string | number>>,
): string {
  return writeLine(columns.map((column) => row[column] ?? ''));
}

const writeLine = (cells: readonly (string | number)[]) => `${cells.map(writeCell).join(',')}\r\n`;

/** The start of a formula in spreadsheets: text of strangers must not be computed. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
