import type { FileFault } from '#domain/uploads/file-fault.ts';
import type { ByteReader } from '../byte-reader.ts';
import { readWhole } from '../read-whole.ts';
import { judgeEncryptedPdf } from './judge-encrypted-pdf.ts';
import { judgeObjectStreams } from './judge-object-streams.ts';
import { judgePdfNames, readPdfNames } from './pdf-names.ts';

const PROTECTED = /\/Encrypt(?![A-Za-z])/;

/**
 * Accepts a complete PDF that opens without a password and has no script, program, remote form or remote
 * file, also in its compressed objects. A PDF that only forbids editing or printing opens.
 */
export async function judgePdf(reader: ByteReader): Promise<FileFault | undefined> {
  const bytes = await readWhole(reader);
  const text = bytes.toString('latin1');
  // Padding may follow the end marker, but no object: then the file was truncated.
  if (text.lastIndexOf('%%EOF') <= text.lastIndexOf('endobj')) return 'unreadable';
  const names = readPdfNames(text);
  const fault = judgePdfNames(names);
  if (fault !== undefined) return fault;
  return PROTECTED.test(names)
    ? await judgeEncryptedPdf(bytes, text)
    : await judgeObjectStreams(bytes, text);
}
