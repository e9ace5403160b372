import type { FileKind } from '#domain/uploads/accepted-files.ts';
import type { FileFault } from '#domain/uploads/file-fault.ts';
import type { ByteReader } from './byte-reader.ts';

/*
 * The compound files of the older Office ([MS-CFB]). Entries of their directory are 128 bytes long and
 * begin at multiples of that, wherever the directory lies: so they are found as the file goes by.
 */
const ENTRY = 128;
const AT_ONCE = 64 * ENTRY;
const HEADER_BYTES = 512;

/** The stream that makes each what it is. */
const MAIN: Partial<Record<FileKind, readonly string[]>> = {
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
};
const OF_MACROS = new Set(['vba', 'macros', '_vba_project', '_vba_project_cur']);
const PROTECTED = 'encryptedpackage';

export async function judgeCompound(
  kind: FileKind,
  reader: ByteReader,
): Promise<FileFault | undefined> {
  const header = await reader.upTo(HEADER_BYTES);
  if (header.length < HEADER_BYTES || ![9, 12].includes(header.readUInt16LE(30)))
    return 'unreadable';
  const names = new Set<string>();
  for (;;) {
    const block = await reader.upTo(AT_ONCE);
    if (block.length < ENTRY) break;
    for (let at = 0; at + ENTRY <= block.length; at += ENTRY) {
      const name = readName(block.subarray(at, at + ENTRY))?.toLowerCase();
      if (name === undefined) continue;
      if (OF_MACROS.has(name)) return 'macros';
      if (name === PROTECTED) return 'protected';
      if (names.size < 1_000) names.add(name);
    }
  }
  return MAIN[kind]?.some((name) => names.has(name.toLowerCase())) ? undefined : 'disguised';
}

/** The name of an entry that is a storage or a stream; undefined where this is none. */
function readName(entry: Buffer): string | undefined {
  const bytes = entry.readUInt16LE(64);
  const isEntry = [1, 2].includes(entry[66] ?? 0) && [0, 1].includes(entry[67] ?? 2);
  if (!isEntry || bytes < 4 || bytes > 64 || bytes % 2 === 1) return undefined;
  const name = entry.toString('utf16le', 0, bytes);
  return name.endsWith('\0') ? name.slice(0, -1) : undefined;
}
