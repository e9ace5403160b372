import { crc32, createInflateRaw } from 'node:zlib';
import type { FileFault } from '#domain/uploads/file-fault.ts';
import type { ByteReader } from '../byte-reader.ts';
import { isDecompressionBomb, MOST_EXPANDED } from '../decompression-limits.ts';

/** An entry's local header. */
export interface ZipEntry {
  name: string;
  at: number;
  crc: number;
  /** Compressed, in bytes. */
  size: number;
}

/** The totals of an archive's entries. */
export interface Tally {
  /** Of all entries, in bytes. */
  expanded: number;
  /** The content of the last entry that was to be kept, in Latin-1. */
  kept: string | undefined;
}

const HEADER_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x2041; // flags: encrypted, strongly encrypted, masked
const SIZES_FOLLOW = 0x08; // flag: a descriptor follows the content
const IN_EXTRA = 0xffff_ffff; // zip64
const MOST_KEPT = 24 * 1024 * 1024; // bytes: the text of a thousand pages

/** Reads an entry with its content; returns its fault, if any. */
export async function expandEntry(
  reader: ByteReader,
  tally: Tally,
  isKept: (name: string) => boolean,
): Promise<ZipEntry | FileFault> {
  const at = reader.position();
  const header = await reader.upTo(HEADER_BYTES);
  if (header.length < HEADER_BYTES) return 'unreadable';
  const [flags, method] = [header.readUInt16LE(6), header.readUInt16LE(8)];
  const [crc, size] = [header.readUInt32LE(14), header.readUInt32LE(18)];
  const name = (await reader.upTo(header.readUInt16LE(26))).toString('utf8');
  await reader.upTo(header.readUInt16LE(28));
  if ((flags & ENCRYPTED) !== 0) return 'protected';
  const isAnnounced = (flags & SIZES_FOLLOW) === 0;
  if (![STORED, DEFLATED].includes(method)) return 'unreadable';
  if (method === STORED && (!isAnnounced || size === IN_EXTRA)) return 'unreadable';

  const content = new Content(tally, reader.position(), at, isKept(name));
  const fault =
    method === STORED ? await copy(reader, size, content) : await inflate(reader, content);
  if (fault !== undefined) return fault;
  const taken = reader.position() - content.from;
  tally.kept = content.text();
  if (isAnnounced) {
    const fits = (size === taken || size === IN_EXTRA) && crc === content.crc;
    return fits ? { name, at, crc, size: taken } : 'unreadable';
  }
  const fits = await readDescriptor(reader, content.crc, taken, content.expanded);
  return fits ? { name, at, crc: content.crc, size: taken } : 'unreadable';
}

/** Collects an entry's expanded content: counted, and kept if it has to be read. */
class Content {
  readonly from: number;
  crc = 0;
  expanded = 0;
  readonly #tally: Tally;
  readonly #start: number;
  readonly #parts: Buffer[] | undefined;

  constructor(tally: Tally, from: number, start: number, isKept: boolean) {
    this.#tally = tally;
    this.from = from;
    this.#start = start;
    this.#parts = isKept ? [] : undefined;
  }

  /** `position`: how far the archive has been read. */
  add(part: Buffer, position: number): FileFault | undefined {
    this.crc = crc32(part, this.crc);
    this.expanded += part.length;
    this.#tally.expanded += part.length;
    this.#parts?.push(part);
    if (this.#parts !== undefined && this.expanded > MOST_KEPT) return 'unreadable';
    if (this.#tally.expanded > MOST_EXPANDED) return 'bomb';
    return isDecompressionBomb(this.expanded, position - this.#start) ? 'bomb' : undefined;
  }

  text(): string | undefined {
    return this.#parts && Buffer.concat(this.#parts).toString('latin1');
  }
}

async function copy(
  reader: ByteReader,
  size: number,
  content: Content,
): Promise<FileFault | undefined> {
  for (let missing = size; missing > 0; ) {
    const part = await reader.upTo(Math.min(missing, 65_536));
    if (part.length === 0) return 'unreadable';
    missing -= part.length;
    const fault = content.add(part, reader.position());
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Compressed content marks its own end; what was read beyond it is given back. */
async function inflate(reader: ByteReader, content: Content): Promise<FileFault | undefined> {
  const engine = createInflateRaw();
  let fault: FileFault | undefined;
  const expanded = (async () => {
    for await (const part of engine) {
      fault = content.add(part, reader.position());
      if (fault !== undefined) return;
    }
  })().catch(() => {
    fault = 'unreadable';
  });
  let isOver = false;
  const over = expanded.then(() => {
    isOver = true;
  });
  let given = 0;
  let last: Buffer = Buffer.alloc(0);
  while (!isOver) {
    const part = await reader.next();
    if (part === undefined) {
      engine.destroy();
      return fault ?? 'unreadable';
    }
    last = part;
    given += part.length;
    const taken = new Promise<void>((resolve) => engine.write(part, () => resolve()));
    await Promise.race([taken, over]);
    if (engine.bytesWritten < given) await over; // input is left over, so it has ended
  }
  const beyond = given - engine.bytesWritten;
  if (fault === undefined && beyond > 0) reader.giveBack(last.subarray(last.length - beyond));
  engine.destroy();
  return fault;
}

const DESCRIPTOR = 0x0807_4b50;

/** Follows content of undeclared size; its signature is optional, its sizes have four or eight bytes. */
async function readDescriptor(
  reader: ByteReader,
  crc: number,
  size: number,
  expanded: number,
): Promise<boolean> {
  const next = await reader.peek(24);
  const marked = next.length >= 16 && next.readUInt32LE(0) === DESCRIPTOR ? 4 : 0;
  const fits = (at: number, value: number) =>
    next.length >= at + 4 && next.readUInt32LE(at) === value;
  if (!fits(marked, crc) || !fits(marked + 4, size)) return false;
  const isWide = !fits(marked + 8, expanded);
  if (isWide && !(fits(marked + 8, 0) && fits(marked + 12, expanded))) return false;
  await reader.upTo(marked + (isWide ? 20 : 12));
  return true;
}
