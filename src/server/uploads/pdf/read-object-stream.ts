import type { Buffer } from 'node:buffer';
import { constants, inflate } from 'node:zlib';
import type { FileFault } from '#domain/uploads/file-fault.ts';
import { isDecompressionBomb, MOST_EXPANDED } from '../decompression-limits.ts';
import { readPdfNames } from './pdf-names.ts';
import { beginsStream, type PdfStream } from './pdf-streams.ts';

/** Where a dictionary names its filters: the name, or the beginning of a list. */
const FILTER = /\/Filter\s*(?:\[|\/([A-Za-z0-9]+))/;
const PREDICTOR = /\/Predictor\s+(?!1(?!\d))/;

type Read = { text: string } | { fault: FileFault };

/**
 * The objects in a stream's content, in Latin-1. `expanded`: the size of the file's earlier streams, in
 * bytes. Writers compress them with Flate only; anything else could hide what is in them, and is
 * refused as unreadable.
 */
export async function readObjectStream(
  content: Buffer,
  { before }: PdfStream,
  expanded: number,
): Promise<Read> {
  const names = readPdfNames(before);
  const dictionary = names.slice(names.lastIndexOf('endobj') + 1);
  const filters = readFilters(dictionary);
  if (filters.length === 0) {
    const text = content.toString('latin1');
    return beginsStream(text) ? { fault: 'unreadable' } : { text };
  }
  const isPlain = filters.length === 1 && ['FlateDecode', 'Fl'].includes(filters[0] ?? '');
  if (!isPlain || PREDICTOR.test(dictionary)) return { fault: 'unreadable' };
  return await expand(content, MOST_EXPANDED - expanded);
}

/** The names of a dictionary's filters. A list that does not end goes on to the dictionary's end. */
function readFilters(dictionary: string): readonly string[] {
  const match = FILTER.exec(dictionary);
  if (match === null) return [];
  const [{ length }, name] = match;
  if (name !== undefined) return [name];
  const list = dictionary.slice(match.index + length);
  return (list.split(']', 1)[0] ?? '').split(/[\s/]+/).filter(Boolean);
}

function expand(content: Buffer, most: number): Promise<Read> {
  // A writer may omit the checksum: what was expanded until then counts.
  const options = { maxOutputLength: Math.max(most, 1), finishFlush: constants.Z_SYNC_FLUSH };
  return new Promise((resolve) => {
    inflate(content, options, (error, result) => {
      if (error) {
        const isTooLarge = 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
        return resolve({ fault: isTooLarge ? 'bomb' : 'unreadable' });
      }
      if (isDecompressionBomb(result.length, content.length)) return resolve({ fault: 'bomb' });
      resolve({ text: result.toString('latin1') });
    });
  });
}
