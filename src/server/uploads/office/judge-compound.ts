import { type CFB$Container, type CFB$Entry, read } from 'cfb';
import type { FileKind } from '#domain/uploads/accepted-files.ts';
import type { FileFault } from '#domain/uploads/file-fault.ts';
import type { ByteReader } from '../byte-reader.ts';
import { readWhole } from '../read-whole.ts';
import { judgeWorkbook } from './judge-workbook.ts';

const HEADER_BYTES = 512;

/** The stream that defines each kind. */
const MAIN: Partial<Record<FileKind, readonly string[]>> = {
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
};
const OF_MACROS = new Set(['vba', 'macros', '_vba_project', '_vba_project_cur']);
const PROTECTED = 'encryptedpackage';
/** The streams in which embedded programs and the old equation editor store data. */
const OF_OBJECTS = new Set(['\u0001ole10native', 'equation native']);

/** The header of a Word document ([MS-DOC] 2.5.2): its magic number, and the password flag. */
const WORD_MARKS = new Set([0xa5ec, 0xa5dc]);
const WORD_FLAGS_AT = 10;
const WORD_ENCRYPTED = 0x0100;

/** Accepts a document of the older Office ([MS-CFB]) without macros, embedded objects or a password. */
export async function judgeCompound(
  kind: FileKind,
  reader: ByteReader,
): Promise<FileFault | undefined> {
  const bytes = await readWhole(reader);
  const hidden = judgeStrayEntries(bytes);
  if (hidden !== undefined) return hidden;
  const container = open(bytes);
  if (container === undefined) return 'unreadable';
  const names = container.FileIndex.map(({ name }) => name.toLowerCase());
  const fault = judgeNames(names) ?? judgeObjects(container.FullPaths);
  if (fault !== undefined) return fault;
  const main = container.FileIndex.find(({ name }) => MAIN[kind]?.includes(name));
  if (main === undefined) return 'disguised';
  // A damaged directory may name a stream that lies nowhere.
  if (!main.content) return 'unreadable';
  return kind === 'doc' ? judgeWord(contentOf(main)) : judgeWorkbook(contentOf(main));
}

function open(bytes: Buffer): CFB$Container | undefined {
  if (bytes.length < HEADER_BYTES) return undefined;
  try {
    return read(bytes, { type: 'buffer' });
  } catch {
    return undefined;
  }
}

function judgeNames(names: readonly string[]): FileFault | undefined {
  if (names.some((name) => OF_MACROS.has(name))) return 'macros';
  if (names.includes(PROTECTED)) return 'protected';
  return names.some((name) => OF_OBJECTS.has(name)) ? 'active' : undefined;
}

/** Word stores embedded objects in «ObjectPool», which it also writes empty. */
function judgeObjects(paths: readonly string[]): FileFault | undefined {
  return paths.some((path) => /\/ObjectPool\/[^/]/i.test(path)) ? 'active' : undefined;
}

function contentOf(entry: CFB$Entry): Buffer {
  return Buffer.from(entry.content);
}

function judgeWord(document: Buffer): FileFault | undefined {
  if (document.length < WORD_FLAGS_AT + 2 || !WORD_MARKS.has(document.readUInt16LE(0)))
    return 'unreadable';
  const flags = document.readUInt16LE(WORD_FLAGS_AT);
  return (flags & WORD_ENCRYPTED) !== 0 ? 'protected' : undefined;
}

const ENTRY = 128; // bytes

/**
 * Looks for entries that the directory does not list, because a reader that repairs a damaged file may
 * find them. They are 128 bytes long and start at multiples of that.
 */
function judgeStrayEntries(bytes: Buffer): FileFault | undefined {
  for (let at = HEADER_BYTES; at + ENTRY <= bytes.length; at += ENTRY) {
    const name = readName(bytes.subarray(at, at + ENTRY));
    const fault = name === undefined ? undefined : judgeNames([name.toLowerCase()]);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The name of an entry that is a storage or a stream; `undefined` if it is neither. */
function readName(entry: Buffer): string | undefined {
  const bytes = entry.readUInt16LE(64);
  const isEntry = [1, 2].includes(entry[66] ?? 0) && [0, 1].includes(entry[67] ?? 2);
  if (!isEntry || bytes < 4 || bytes > 64 || bytes % 2 === 1) return undefined;
  const name = entry.toString('utf16le', 0, bytes);
  return name.endsWith('\0') ? name.slice(0, -1) : undefined;
}
