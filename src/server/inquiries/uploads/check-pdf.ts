import { kindOfEnding } from '#domain/uploads/accepted-files.ts';
import type { FileFault } from '#domain/uploads/file-fault.ts';
import { PROGRAM_NAME } from './program-name.ts';

type PdfDocument = Awaited<ReturnType<typeof import('unpdf').getDocumentProxy>>;

/** The parts of pdf.js's answers that are used here. */
interface Attachment {
  filename: string;
}
interface Annotation {
  actions?: object | null;
  file?: Attachment;
  /** A link that a browser may follow: of the web, mail or a phone. */
  url?: string;
  /** What the link or the action names, whatever it is. */
  unsafeUrl?: string;
}

/**
 * Accepts a complete PDF that opens without a password and in which pdf.js finds no script, no XFA form, no program to
 * launch and no attached program. A PDF that only forbids editing or printing opens with the empty password.
 */
export async function checkPdf(file: Buffer): Promise<FileFault | undefined> {
  // Padding may follow the end marker, but no object: then the file was cut off.
  if (file.lastIndexOf('%%EOF') <= file.lastIndexOf('endobj')) return 'unreadable';
  const { getDocumentProxy } = await import('unpdf');
  try {
    // A copy, because pdf.js takes the bytes over.
    const document = await getDocumentProxy(new Uint8Array(file), { password: '', verbosity: 0 });
    return (await hasActiveContent(document)) ? 'active' : undefined;
  } catch (error) {
    const needsPassword = error instanceof Error && error.name === 'PasswordException';
    return needsPassword ? 'protected' : 'unreadable';
  }
}

async function hasActiveContent(document: PdfDocument): Promise<boolean> {
  if (await document.getJSActions()) return true;
  // A form in XFA has scripts of its own, which pdf.js does not report.
  const { info } = await document.getMetadata();
  if ('IsXFAPresent' in info && info.IsXFAPresent === true) return true;
  const attachments: Iterable<[string, Attachment]> = (await document.getAttachments()) ?? [];
  for (const [, { filename }] of attachments) if (PROGRAM_NAME.test(filename)) return true;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    if (await page.getJSActions()) return true;
    const annotations: readonly Annotation[] = await page.getAnnotations();
    if (annotations.some(isActive)) return true;
    page.cleanup();
  }
  return false;
}

function isActive({ actions, file, url, unsafeUrl }: Annotation): boolean {
  if (actions !== undefined && actions !== null) return true;
  if (file !== undefined && PROGRAM_NAME.test(file.filename)) return true;
  return url === undefined && unsafeUrl !== undefined && !isDocument(unsafeUrl);
}

/** Another machine's file: opening it would send the reader's password hash there. */
const ON_NETWORK = /^\s*(?:[\\/]{2}|file:\/{2,}(?!\/*[a-z]:))/i;

/** pdf.js tells a launched program from a neighbouring document only by the name. */
function isDocument(link: string): boolean {
  const [name = ''] = link.split('#', 1);
  return !ON_NETWORK.test(name) && (name === '' || kindOfEnding(name) !== undefined);
}
