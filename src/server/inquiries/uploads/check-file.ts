import type { FileKind } from '#domain/uploads/accepted-files.ts';
import type { FileFault } from '#domain/uploads/file-fault.ts';
import { checkCompound } from './check-compound.ts';
import { checkImage } from './check-image.ts';
import { checkPdf } from './check-pdf.ts';
import { isPlainText } from './check-text.ts';
import { checkZip } from './check-zip.ts';
import { type Content, detectContent } from './detect-content.ts';
import { CONTENT_TYPES } from './file-name.ts';

export type FileCheck = { ok: true; contentType: string } | { ok: false; reason: FileFault };

/** The content of each kind. Office stores a document with a password in a compound file. */
const CONTENTS: Readonly<Record<Exclude<FileKind, 'image' | 'text'>, readonly Content[]>> = {
  pdf: ['pdf'],
  doc: ['compound'],
  xls: ['compound'],
  rtf: ['rtf'],
  pages: ['zip'],
  docx: ['zip', 'compound'],
  pptx: ['zip', 'compound'],
  xlsx: ['zip', 'compound'],
};

/**
 * Checks that a file is what its name says, can be opened without a password, and contains none of what
 * docs/features/files-from-visitors.md lists. The rest is the scanner's.
 */
export async function checkFile(kind: FileKind, file: Buffer): Promise<FileCheck> {
  if (file.length === 0) return { ok: false, reason: 'empty' };
  const content = detectContent(file);
  if (kind === 'image') {
    if (content === undefined || !content.startsWith('image/'))
      return { ok: false, reason: 'disguised' };
    const fault = checkImage(content, file);
    return fault === undefined ? { ok: true, contentType: content } : { ok: false, reason: fault };
  }
  const reason = await findFault(kind, content, file);
  return reason === undefined
    ? { ok: true, contentType: CONTENT_TYPES[kind] }
    : { ok: false, reason };
}

async function findFault(
  kind: Exclude<FileKind, 'image'>,
  content: Content | undefined,
  file: Buffer,
): Promise<FileFault | undefined> {
  if (kind === 'text') return content === undefined && isPlainText(file) ? undefined : 'disguised';
  if (content === undefined || !CONTENTS[kind].includes(content)) return 'disguised';
  if (content === 'pdf') return await checkPdf(file);
  if (content === 'zip') return await checkZip(kind, file);
  return content === 'compound' ? checkCompound(kind, file) : undefined;
}
