/** An entry of a compound file's directory: a folder ("storage") or a file ("stream"). */
export interface CompoundEntry {
  name: string;
  /** In bytes. */
  size: number;
  /** The content's first bytes; none if it is small, or beyond the end of the compound file. */
  start: Buffer;
}

/** Smaller files are stored together, not at a place of their own. */
export const SMALL_FILE_BYTES = 4_096;

/* The format: [MS-CFB] 2.6, "Compound File Directory Sectors". */
const ENTRY_BYTES = 128;
const FIRST_ENTRY_AT = 512;
const FOLDER = 1;
const FILE = 2;
const MAX_COLOUR = 1; // of the tree of names: 0 or 1

/**
 * Reads the entries of a compound file wherever they lie: they start at multiples of their length. So the chains of the
 * directory need not be followed, and an entry that the directory has forgotten is found too.
 */
export function readCompoundEntries(file: Buffer): CompoundEntry[] {
  const entries: CompoundEntry[] = [];
  for (let at = FIRST_ENTRY_AT; at + ENTRY_BYTES <= file.length; at += ENTRY_BYTES) {
    const entry = file.subarray(at, at + ENTRY_BYTES);
    const name = readName(entry);
    const size = entry.readUInt32LE(120);
    if (name !== undefined) entries.push({ name, size, start: readStart(file, entry, size) });
  }
  return entries;
}

function readName(entry: Buffer): string | undefined {
  const bytes = entry.readUInt16LE(64);
  const isEntry = [FOLDER, FILE].includes(entry.readUInt8(66)) && entry.readUInt8(67) <= MAX_COLOUR;
  if (!isEntry || bytes < 4 || bytes > 64 || bytes % 2 === 1) return undefined;
  const name = entry.toString('utf16le', 0, bytes);
  return name.indexOf('\0') === name.length - 1 ? name.slice(0, -1) : undefined;
}

function readStart(file: Buffer, entry: Buffer, size: number): Buffer {
  if (size < SMALL_FILE_BYTES) return Buffer.alloc(0);
  const sectorBytes = 2 ** file.readUInt16LE(30);
  const at = (entry.readUInt32LE(116) + 1) * sectorBytes;
  return file.subarray(at, at + ENTRY_BYTES);
}
