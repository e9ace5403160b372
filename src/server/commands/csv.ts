/**
 * Rows as CSV (RFC 4180): commas, CRLF, quotes where they are needed and doubled within. The first
 * row names the columns, in the order given; a row's absent values are empty.
 */
export function writeCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string | number>>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((line) => `${line.map(writeCell).join(',')}\r\n`).join('');
}

/** What a spreadsheet would take for a formula: text of strangers must not compute anything. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
