import type { Buffer } from 'node:buffer';
import type { FileFault } from '#domain/uploads/file-fault.ts';
import { openWithoutPassword } from './decrypt-pdf.ts';
import { judgeObjectStreams } from './judge-object-streams.ts';
import { readPdfEncryption } from './pdf-encryption.ts';
import { readPdfNames } from './pdf-names.ts';
import { findPdfStreams, holdsObjects } from './pdf-streams.ts';

/**
 * What is compressed and encrypted cannot be measured before it is expanded. Flate expands at most
 * 1,032 times, so an object stream of this length expands to 66 MB.
 */
const LONGEST_OBJECT_STREAM = 64 * 1024; // bytes
const MOST_OBJECT_STREAMS = 1024 * 1024; // bytes, in total
const MOST_PAGES = 500;

/** Refers to another file: its name is encrypted unless it is in an object stream. */
const OTHER_FILE = /\/(?:GoTo[ER]|Filespec|EF|FileAttachment)(?![A-Za-z])/;

/** The allowed schemes of links. */
const PLAIN_LINK = /^(?:https?|mailto|tel):/i;
const ACTIVE_ANNOTATIONS = new Set(['Screen', 'RichMedia', 'Movie', '3D']);

/**
 * Judges a PDF that says it is encrypted. Most need no password to be read: they only forbid editing or
 * printing. pdf.js opens it with the empty password and reports its scripts and links, but not programs
 * that it launches, forms that it submits or files that it embeds, so its compressed objects are
 * decrypted and judged like those of any other PDF.
 */
export async function judgeEncryptedPdf(
  bytes: Buffer,
  text: string,
): Promise<FileFault | undefined> {
  const lengths = [...findPdfStreams(text)]
    .filter((stream) => holdsObjects(stream) !== 'no' || stream.before.includes('/XRef'))
    .map(({ from, to }) => to - from);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (total > MOST_OBJECT_STREAMS || Math.max(0, ...lengths) > LONGEST_OBJECT_STREAM)
    return 'protected';
  const { getDocumentProxy } = await import('unpdf');
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes), {
      password: '',
      stopAtErrors: true,
      verbosity: 0,
    });
    try {
      return (await judgeHidden(bytes, text)) ?? (await findActions(document));
    } finally {
      await document.loadingTask.destroy();
    }
  } catch (error) {
    const needsPassword = error instanceof Error && error.name === 'PasswordException';
    return needsPassword ? 'protected' : 'unreadable';
  }
}

async function judgeHidden(bytes: Buffer, text: string): Promise<FileFault | undefined> {
  if (OTHER_FILE.test(readPdfNames(text))) return 'active';
  const encryption = readPdfEncryption(text);
  const open = encryption === undefined ? undefined : openWithoutPassword(encryption);
  return open === undefined ? 'protected' : await judgeObjectStreams(bytes, text, open);
}

type PdfDocument = Awaited<ReturnType<typeof import('unpdf').getDocumentProxy>>;

async function findActions(document: PdfDocument): Promise<FileFault | undefined> {
  if (document.numPages > MOST_PAGES) return 'protected';
  if (await document.getJSActions()) return 'active';
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    if (await page.getJSActions()) return 'active';
    const annotations: readonly Annotation[] = await page.getAnnotations();
    if (annotations.some(isActive)) return 'active';
    page.cleanup();
  }
  return undefined;
}

/** The part of pdf.js's annotation that is used here. */
interface Annotation {
  subtype?: string;
  actions?: object | null;
  resetForm?: unknown;
  url?: string;
  unsafeUrl?: string;
}

function isActive({ subtype, actions, url, unsafeUrl }: Annotation): boolean {
  const link = unsafeUrl ?? url;
  return (
    ACTIVE_ANNOTATIONS.has(subtype ?? '') ||
    (actions !== undefined && actions !== null) ||
    (link !== undefined && link !== '' && !PLAIN_LINK.test(link))
  );
}
