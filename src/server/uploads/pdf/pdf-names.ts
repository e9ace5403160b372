import type { FileFault } from '#domain/uploads/file-fault.ts';
import { PROGRAM_EXTENSIONS } from '../program-extensions.ts';

/** Any character of a PDF name may be written as «#4a» (ISO 32000-2, 7.3.5). */
const ESCAPED = /#([0-9a-f]{2})/gi;

const ACTIVE = /\/(?:JavaScript|Launch|RichMedia|Rendition|SubmitForm|ImportData)(?![A-Za-z])/;

/**
 * A file specification on another machine, «\\host\share»: opening it would send the reader's
 * password hash there. Backslashes are doubled in a string, or written in octal or hexadecimal.
 */
const REMOTE_FILE =
  /\/U?F\s*(?:\(\s*(?:\\\\|\\134){2}|\(\s*\/\/|\((?:\xfe\xff)?\0(?:\\\\|\\134)\0(?:\\\\|\\134)|<\s*(?:5c\s*){2}|<\s*(?:feff)?(?:005c){2})/i;

/** A program that is embedded; an invoice embeds data. */
const PROGRAM_FILE = new RegExp(
  String.raw`/U?F\s*\((?:[^()\\]|\\.){0,255}\.${PROGRAM_EXTENSIONS}\s*\)`,
  'i',
);

/** The same text with its names unescaped. */
export function readPdfNames(text: string): string {
  return text.replace(ESCAPED, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Whether objects of a PDF, with unescaped names, run or load something. */
export function judgePdfNames(names: string): FileFault | undefined {
  return [ACTIVE, REMOTE_FILE, PROGRAM_FILE].some((pattern) => pattern.test(names))
    ? 'active'
    : undefined;
}
