import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** How many characters are handed over at once. */
const PIECE = 256 * 1024;

/** Copies rows into a table, with psql. */
export async function copyRows(
  { programs }: { programs: string },
  address: string,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly unknown[]>,
) {
  const copy = `copy ${table} (${columns.join(', ')}) from stdin`;
  const psql = spawn(join(programs, 'psql'), [address, '-qc', copy], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(psql, 'close');
  await pipeline(Readable.from(pieces(rows)), psql.stdin);
  const [code] = await ended;
  if (code !== 0) throw new Error(`${table} could not be filled`);
}

function* pieces(rows: Iterable<readonly unknown[]>) {
  let piece = '';
  for (const row of rows) {
    piece += `${row.map(cell).join('\t')}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function cell(value: unknown) {
  if (value === null) return '\\N';
  if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value).toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  return String(value).replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');
}
