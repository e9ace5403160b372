import type { ByteReader } from '../byte-reader.ts';
import type { ZipEntry } from './zip-entry.ts';

const ENTRY = { mark: 0x0201_4b50, bytes: 46 };
const WIDE_END = { mark: 0x0606_4b50, bytes: 56 };
const WIDE_LOCATOR = { mark: 0x0706_4b50, bytes: 20 };
const END = { mark: 0x0605_4b50, bytes: 22 };
const IN_EXTRA = 0xffff_ffff;

/**
 * Whether the rest of an archive is its directory, with exactly these entries, and nothing after it, so
 * that a reader finds by the directory exactly what was judged.
 */
export async function readDirectory(
  reader: ByteReader,
  entries: readonly ZipEntry[],
): Promise<boolean> {
  const left = new Map(entries.map((entry) => [entry.at, entry]));
  const start = reader.position();
  for (const { at: _, ...expected } of entries) {
    const header = await reader.upTo(ENTRY.bytes);
    if (header.length < ENTRY.bytes || header.readUInt32LE(0) !== ENTRY.mark) return false;
    const name = (await reader.upTo(header.readUInt16LE(28))).toString('utf8');
    await reader.upTo(header.readUInt16LE(30) + header.readUInt16LE(32));
    const at = header.readUInt32LE(42);
    const known = at === IN_EXTRA ? expected : left.get(at);
    if (known?.name !== name || known.crc !== header.readUInt32LE(16)) return false;
    const size = header.readUInt32LE(20);
    if (size !== known.size && size !== IN_EXTRA) return false;
    left.delete(at);
  }
  const next = async () => {
    const mark = await reader.peek(4);
    return mark.length < 4 ? undefined : mark.readUInt32LE(0);
  };
  if ((await next()) === WIDE_END.mark) await reader.upTo(WIDE_END.bytes);
  if ((await next()) === WIDE_LOCATOR.mark) await reader.upTo(WIDE_LOCATOR.bytes);
  const end = await reader.upTo(END.bytes);
  if (end.length < END.bytes || end.readUInt32LE(0) !== END.mark) return false;
  const begins = end.readUInt32LE(16);
  if (begins !== start && begins !== IN_EXTRA) return false;
  await reader.upTo(end.readUInt16LE(20));
  return (await reader.next()) === undefined;
}
