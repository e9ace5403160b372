import type { CommandLine } from './command-line.ts';

/**
 * `spreadsheet` opens by a double click in a Belgian Excel: a byte order mark, semicolons, decimal commas, and no text
 * that would be computed. `plain` is for programs: RFC 4180 with commas, decimal points and the texts as they are.
 */
export type CsvForm = 'spreadsheet' | 'plain';

interface Dialect {
  start: string;
  separator: string;
  quoted: RegExp;
  writeNumber(value: number): string;
  writeText(value: string): string;
}

const DIALECTS: Readonly<Record<CsvForm, Dialect>> = {
  spreadsheet: {
    start: '\uFEFF',
    separator: ';',
    quoted: /[";\r\n]|^\s|\s$/,
    writeNumber: (value) => String(value).replace('.', ','),
    writeText: (text) => (FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text),
  },
  plain: {
    start: '',
    separator: ',',
    quoted: /[",\r\n]|^\s|\s$/,
    writeNumber: String,
    writeText: (text) => text,
  },
};

/**
 * The start of a formula in spreadsheets: text of strangers must not be computed. Apostrophes that a text has before one
 * get another, so that a reader who takes one off has the text again.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A telephone number with its country code, which computes nothing. */
const PHONE = /^\+\d[\d ]*$/;

/** The form of the table that was asked for; `undefined`: JSON. */
export function csvFormOf({ csv, plain }: Pick<CommandLine, 'csv' | 'plain'>): CsvForm | undefined {
  if (plain) return 'plain';
  return csv ? 'spreadsheet' : undefined;
}

type Row = Readonly<Record<string, string | number>>;

/**
 * Rows as CSV: CRLF, quotes if needed, doubled inside. The first row names the columns, in the given order; absent
 * values are empty.
 */
export function writeCsv(columns: readonly string[], rows: readonly Row[], form: CsvForm): string {
  const header = DIALECTS[form].start + writeLine(columns, form);
  return [header, ...rows.map((row) => writeCsvRow(columns, row, form))].join('');
}

/** A row of the same, after the first. */
export function writeCsvRow(columns: readonly string[], row: Row, form: CsvForm): string {
  return writeLine(
    columns.map((column) => row[column] ?? ''),
    form,
  );
}

function writeLine(cells: readonly (string | number)[], form: CsvForm): string {
  const dialect = DIALECTS[form];
  return `${cells.map((cell) => writeCell(cell, dialect)).join(dialect.separator)}\r\n`;
}

function writeCell(value: string | number, { quoted, writeNumber, writeText }: Dialect): string {
  const text = typeof value === 'number' ? writeNumber(value) : writeText(value);
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
