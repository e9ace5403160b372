import type { Buffer } from 'node:buffer';
import type { FileFault } from '#domain/uploads/file-fault.ts';
import type { ByteReader } from './byte-reader.ts';
import { judgeEncryptedPdf } from './judge-encrypted-pdf.ts';
import { judgePdfNames, readPdfNames } from './pdf-names.ts';
import { findPdfStreams, holdsObjects } from './pdf-streams.ts';
import { readObjectStream } from './read-object-stream.ts';
import { readWhole } from './read-whole.ts';

const PROTECTED = /\/Encrypt(?![A-Za-z])/;

/**
 * A whole PDF that opens without a password, and holds no script, program, remote form or file of
 * another machine, in its compressed objects neither. One that only forbids editing or printing opens.
 */
export async function judgePdf(reader: ByteReader): Promise<FileFault | undefined> {
  const bytes = await readWhole(reader);
  const text = bytes.toString('latin1');
  // Padding may follow the mark, another object may not: then the file was cut off.
  if (text.lastIndexOf('%%EOF') <= text.lastIndexOf('endobj')) return 'unreadable';
  const names = readPdfNames(text);
  const fault = judgePdfNames(names);
  if (fault !== undefined) return fault;
  return PROTECTED.test(names)
    ? await judgeEncryptedPdf(bytes, text)
    : await judgeObjectStreams(bytes, text);
}

/** Objects may lie compressed together: they are expanded within the bounds of an archive. */
async function judgeObjectStreams(bytes: Buffer, text: string): Promise<FileFault | undefined> {
  let expanded = 0;
  for (const stream of findPdfStreams(text)) {
    const certainty = holdsObjects(stream);
    if (certainty === 'no') continue;
    const read = await readObjectStream(bytes, stream, expanded);
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
