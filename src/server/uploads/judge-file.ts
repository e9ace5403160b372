import type { FileKind } from '#domain/uploads/accepted-files.ts';
import type { FileFault } from '#domain/uploads/file-fault.ts';
import { type ByteReader, createByteReader } from './byte-reader.ts';
import { CONTENT_TYPES } from './file-name.ts';
import { judgeText } from './judge-text.ts';
import { judgeCompound } from './office/judge-compound.ts';
import { judgeRtf } from './office/judge-rtf.ts';
import { judgeZip } from './office/judge-zip.ts';
import { judgePdf } from './pdf/judge-pdf.ts';
import { type Content, HEAD_BYTES, recognise } from './recognise.ts';

export type Judged = { ok: true; contentType: string } | { ok: false; reason: FileFault };

/** The content of each kind. Office wraps password-protected documents in a compound file. */
const HOLDS: Readonly<Record<Exclude<FileKind, 'image' | 'text'>, readonly Content[]>> = {
  pdf: ['pdf'],
  doc: ['compound'],
  xls: ['compound'],
  rtf: ['rtf'],
  pages: ['zip'],
  docx: ['zip', 'compound'],
  pptx: ['zip', 'compound'],
  xlsx: ['zip', 'compound'],
};

/** Whether a file is what its name says and contains nothing active; read as it arrives. */
export async function judgeFile(kind: FileKind, bytes: AsyncIterable<Uint8Array>): Promise<Judged> {
  const reader = createByteReader(bytes);
  const head = await reader.peek(HEAD_BYTES);
  if (head.length === 0) return { ok: false, reason: 'empty' };
  const content = recognise(head);
  if (kind === 'image') {
    return content?.startsWith('image/')
      ? { ok: true, contentType: content }
      : { ok: false, reason: 'disguised' };
  }
  const reason = await findFault(kind, content, reader);
  return reason === undefined
    ? { ok: true, contentType: CONTENT_TYPES[kind] }
    : { ok: false, reason };
}

async function findFault(
  kind: Exclude<FileKind, 'image'>,
  content: Content | undefined,
  reader: ByteReader,
): Promise<FileFault | undefined> {
  if (kind === 'text') return content === undefined ? await judgeText(reader) : 'disguised';
  if (content === undefined || !HOLDS[kind].includes(content)) return 'disguised';
  if (content === 'pdf') return await judgePdf(reader);
  if (content === 'rtf') return await judgeRtf(reader);
  if (content === 'compound') return await judgeCompound(kind, reader);
  return await judgeZip(kind, reader);
}
