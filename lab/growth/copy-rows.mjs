import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** How many characters are handed over at once. */
const PIECE = 256 * 1024;

/**
 * Copies rows into a table, with psql.
 * @param {{ programs: string }} postgres
 * @param {string} address
 * @param {string} table
 * @param {readonly string[]} columns
 * @param {Iterable<readonly (string | number | null | Date | Uint8Array)[]>} rows
 */
export async function copyRows({ programs }, address, table, columns, rows) {
  const copy = `copy ${table} (${columns.join(', ')}) from stdin`;
  const psql = spawn(join(programs, 'psql'), [address, '-qc', copy], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(psql, 'close');
  await pipeline(Readable.from(pieces(rows)), psql.stdin);
  const [code] = await ended;
  if (code !== 0) throw new Error(`${table} could not be filled`);
}

/** @param {Iterable<readonly unknown[]>} rows */
function* pieces(rows) {
  let piece = '';
  for (const row of rows) {
    piece += `${row.map(cell).join('\t')}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** @param {unknown} value */
function cell(value) {
  if (value === null) return '\\N';
  if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value).toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  return String(value).replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');
}
