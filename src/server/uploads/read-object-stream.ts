import type { Buffer } from 'node:buffer';
import { constants, inflate } from 'node:zlib';
import type { FileFault } from '#domain/uploads/file-fault.ts';
import { isBomb, MOST_EXPANDED } from './expansion.ts';
import { readPdfNames } from './pdf-names.ts';
import { beginsStream, type PdfStream } from './pdf-streams.ts';

/** The filters of a dictionary: one name, or a list. */
const FILTER = /\/Filter\s*(?:\[([^\]]*)\]|\/([A-Za-z0-9]+))/;
const PREDICTOR = /\/Predictor\s+(?!1(?!\d))/;

type Read = { text: string } | { fault: FileFault };

/**
 * The objects in a stream's content, in Latin-1. `expanded`: what the file's earlier ones came to, in
 * bytes. Writers compress them with Flate alone; anything else could hide what is in them, and is
 * refused as unreadable.
 */
export async function readObjectStream(
  content: Buffer,
  { before }: PdfStream,
  expanded: number,
): Promise<Read> {
  const names = readPdfNames(before);
  const dictionary = names.slice(names.lastIndexOf('endobj') + 1);
  const found = FILTER.exec(dictionary);
  const filters = (found?.[1] ?? found?.[2] ?? '').split(/[\s/]+/).filter(Boolean);
  if (filters.length === 0) {
    const text = content.toString('latin1');
    return beginsStream(text) ? { fault: 'unreadable' } : { text };
  }
  const isPlain = filters.length === 1 && ['FlateDecode', 'Fl'].includes(filters[0] ?? '');
  if (!isPlain || PREDICTOR.test(dictionary)) return { fault: 'unreadable' };
  return await expand(content, MOST_EXPANDED - expanded);
}

function expand(content: Buffer, most: number): Promise<Read> {
  // A writer may leave the checksum out: what was expanded until then counts.
  const options = { maxOutputLength: Math.max(most, 1), finishFlush: constants.Z_SYNC_FLUSH };
  return new Promise((resolve) => {
    inflate(content, options, (error, result) => {
      if (error) {
        const isTooLarge = 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
        return resolve({ fault: isTooLarge ? 'bomb' : 'unreadable' });
      }
      if (isBomb(result.length, content.length)) return resolve({ fault: 'bomb' });
      resolve({ text: result.toString('latin1') });
    });
  });
}
