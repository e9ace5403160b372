import type { Buffer } from 'node:buffer';
import type { FileFault } from '#domain/uploads/file-fault.ts';
import type { OpenStream } from './decrypt-pdf.ts';
import { judgePdfNames, readPdfNames } from './pdf-names.ts';
import { findPdfStreams, holdsObjects } from './pdf-streams.ts';
import { readObjectStream } from './read-object-stream.ts';

/**
 * Judges the compressed objects of a PDF: they are expanded within the limits of an archive.
 * `open` decrypts a stream.
 */
export async function judgeObjectStreams(
  bytes: Buffer,
  text: string,
  open: OpenStream = (_, content) => content,
): Promise<FileFault | undefined> {
  let expanded = 0;
  for (const stream of findPdfStreams(text)) {
    const certainty = holdsObjects(stream);
    if (certainty === 'no') continue;
    const content = open(stream, bytes.subarray(stream.from, stream.to));
    const read =
      content === undefined
        ? { fault: 'unreadable' as const }
        : await readObjectStream(content, stream, expanded);
    if ('fault' in read) {
      if (certainty === 'yes' || read.fault === 'bomb') return read.fault;
      continue;
    }
    expanded += read.text.length;
    const fault = judgePdfNames(readPdfNames(read.text));
    if (fault !== undefined) return fault;
  }
  return undefined;
}
