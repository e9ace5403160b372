import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: Uint8Array | string;
  /** Writes sizes after the content, as programs do that do not know them before. */
  sizesFollow?: boolean;
  stored?: boolean;
  flags?: number;
  /** The checksum that the archive claims instead of the true one. */
  claimedCrc?: number;
}

interface Lies {
  /** The names in the directory that replace those of the parts. */
  directoryNames?: readonly string[];
  before?: Uint8Array;
  behind?: Uint8Array;
  leaveOut?: string;
}

/** Writes an archive by hand, so that it can be wrong anywhere. */
export function writeZip(parts: readonly ZipPart[], lies: Lies = {}): Buffer {
  const local: Buffer[] = [Buffer.from(lies.before ?? [])];
  const directory: Buffer[] = [];
  let at = local[0]?.length ?? 0;
  let entries = 0;
  for (const [n, part] of parts.entries()) {
    const plain = Buffer.from(part.content);
    const packed = part.stored ? plain : deflateRawSync(plain, { level: 9 });
    const crc = part.claimedCrc ?? crc32(plain);
    const flags = (part.flags ?? 0) | (part.sizesFollow ? 8 : 0);
    const sizes = (known: boolean) => {
      const bytes = Buffer.alloc(12);
      if (!known) return bytes;
      bytes.writeUInt32LE(crc, 0);
      bytes.writeUInt32LE(packed.length, 4);
      bytes.writeUInt32LE(plain.length, 8);
      return bytes;
    };
    const common = Buffer.alloc(10);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(part.stored ? 0 : 8, 4);
    const lengths = (name: string) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt16LE(Buffer.byteLength(name), 0);
      return bytes;
    };
    const header = [
      Buffer.from('PK\x03\x04', 'latin1'),
      common,
      sizes(!part.sizesFollow),
      lengths(part.name),
      Buffer.from(part.name),
    ];
    const descriptor = part.sizesFollow ? [Buffer.from('PK\x07\x08', 'latin1'), sizes(true)] : [];
    const own = Buffer.concat([...header, packed, ...descriptor]);
    local.push(own);
    if (part.name !== lies.leaveOut) {
      const name = lies.directoryNames?.[n] ?? part.name;
      const rest = Buffer.alloc(14);
      rest.writeUInt32LE(at, 10);
      directory.push(
        Buffer.from('PK\x01\x02', 'latin1'),
        Buffer.from([20, 0]),
        common,
        sizes(true),
        lengths(name),
        rest,
        Buffer.from(name),
      );
      entries += 1;
    }
    at += own.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, listed, end, Buffer.from(lies.behind ?? [])]);
}
