import { fromBufferPromise, type ZipFile } from 'yauzl';
import type { FileKind } from '#domain/uploads/accepted-files.ts';
import type { FileFault } from '#domain/uploads/file-fault.ts';
import { PROGRAM_NAME } from './program-name.ts';

/** Limits on what an archive expands to: real documents stay far below. */
const MAX_ENTRIES = 2_000;
const MAX_EXPANDED_BYTES = 100 * 1024 * 1024;
const MAX_RATIO = 100;
const RATIO_COUNTS_FROM = 5 * 1024 * 1024; // bytes

/** The parts that make an archive a document of each kind. */
const MAIN_PARTS: Partial<Record<FileKind, RegExp>> = {
  docx: /^word\/[^/]+\.xml$/i,
  xlsx: /^xl\/[^/]+\.xml$/i,
  pptx: /^ppt\/[^/]+\.xml$/i,
  pages: /^(?:Index\/Document\.iwa|Index\.zip|index\.xml(?:\.gz)?)$/,
};

const MACRO_PARTS = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml)$|(?:^|\/)macrosheets\//i;

/** Documents of another format that Word inserts when it opens a letter (altChunk), with whatever they contain. */
const INSERTED_PARTS = /\.(?:rtf|mht|mhtml|htm|html|xhtml|xht)$/i;

/** Checks an archive by the names and sizes in its directory, and that every part expands to its size. */
export async function checkZip(kind: FileKind, file: Buffer): Promise<FileFault | undefined> {
  try {
    return await checkEntries(kind, await fromBufferPromise(file, { lazyEntries: true }));
  } catch {
    return 'unreadable';
  }
}

async function checkEntries(kind: FileKind, zip: ZipFile): Promise<FileFault | undefined> {
  if (zip.entryCount > MAX_ENTRIES) return 'bomb';
  let expandedBytes = 0;
  let hasMainPart = false;
  for await (const entry of zip.eachEntry()) {
    const { fileName: name, compressedSize, uncompressedSize: size } = entry;
    expandedBytes += size;
    if (expandedBytes > MAX_EXPANDED_BYTES) return 'bomb';
    if (size > RATIO_COUNTS_FROM && size > MAX_RATIO * compressedSize) return 'bomb';
    if (entry.isEncrypted()) return 'protected';
    if (MACRO_PARTS.test(name)) return 'macros';
    if (PROGRAM_NAME.test(name) || INSERTED_PARTS.test(name)) return 'active';
    hasMainPart ||= MAIN_PARTS[kind]?.test(name) === true;
    // The stream fails as soon as the part expands to more than the directory says, or is damaged.
    for await (const _ of await zip.openReadStreamPromise(entry));
  }
  return hasMainPart ? undefined : 'disguised';
}
