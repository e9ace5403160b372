import type { FileKind } from '#domain/uploads/accepted-files.ts';
import type { FileFault } from '#domain/uploads/file-fault.ts';
import { readCompoundEntries, SMALL_FILE_BYTES } from './compound-directory.ts';

/** The file that makes a compound file a document of each kind. */
const MAIN_FILES: Partial<Record<FileKind, readonly string[]>> = {
  doc: ['worddocument'],
  xls: ['workbook', 'book'],
};
const MACRO_FOLDERS = new Set(['vba', 'macros', '_vba_project', '_vba_project_cur']);
/** Holds a document of the newer Office that has a password ([MS-OFFCRYPTO] 2.3). */
const ENCRYPTED_DOCUMENT = 'encryptedpackage';

/** Accepts a document of Office until 2003 without macros and without a password. */
export function checkCompound(kind: FileKind, file: Buffer): FileFault | undefined {
  const entries = readCompoundEntries(file);
  if (entries.length === 0) return 'unreadable';
  const names = entries.map(({ name }) => name.toLowerCase());
  if (names.some((name) => MACRO_FOLDERS.has(name))) return 'macros';
  if (names.includes(ENCRYPTED_DOCUMENT)) return 'protected';
  const main = entries.find(({ name }) => MAIN_FILES[kind]?.includes(name.toLowerCase()));
  if (main === undefined) return 'disguised';
  if (main.size < SMALL_FILE_BYTES) return undefined;
  if (main.start.length === 0) return 'unreadable'; // it was cut off
  return hasPassword(main.start, kind) ? 'protected' : undefined;
}

const DOC_FLAGS_AT = 10;
const DOC_ENCRYPTED = 0x0100;
const XLS_FILE_PASS = 0x2f;
const XLS_WRITE_PROTECT = 0x86;

/** By a flag of a letter's header ([MS-DOC] 2.5.2), or the records with which a workbook begins ([MS-XLS] 2.1.7.20.3). */
function hasPassword(start: Buffer, kind: FileKind): boolean {
  const read = (at: number) => (at + 2 <= start.length ? start.readUInt16LE(at) : 0);
  if (kind === 'doc') return (read(DOC_FLAGS_AT) & DOC_ENCRYPTED) !== 0;
  const second = 4 + read(2);
  const third = second + 4;
  return (
    read(second) === XLS_FILE_PASS ||
    (read(second) === XLS_WRITE_PROTECT && read(third) === XLS_FILE_PASS)
  );
}
