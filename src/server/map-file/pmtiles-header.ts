/** The length of a header, in bytes. */
export const HEADER_LENGTH = 127;

/** Header and root directory lie within so many bytes at the file's beginning, which a browser reads first. */
export const FIRST_READ = 16_384;

const MAGIC = 'PMTiles';
const VERSION = 3;

/** How directories, metadata or tiles are compressed, by its number in the header. */
export const COMPRESSIONS = ['unknown', 'none', 'gzip', 'brotli', 'zstd'] as const;
export type Compression = (typeof COMPRESSIONS)[number];

/** What the tiles are, by its number in the header. `mvt`: vector tiles of Mapbox. */
export const TILE_TYPES = ['unknown', 'mvt', 'png', 'jpeg', 'webp', 'avif'] as const;
export type TileType = (typeof TILE_TYPES)[number];

/** A part of the file, in bytes from its beginning. */
export interface FilePart {
  readonly offset: number;
  readonly length: number;
}

/** The header of a PMTiles file of version 3. */
export interface PmtilesHeader {
  readonly root: FilePart;
  readonly metadata: FilePart;
  readonly leaves: FilePart;
  readonly tiles: FilePart;
  /** How many tiles there are, how many entries name them, and how many contents they share. */
  readonly counts: {
    readonly addressed: number;
    readonly entries: number;
    readonly contents: number;
  };
  readonly isClustered: boolean;
  /** Of directories and metadata. */
  readonly internalCompression: Compression;
  readonly tileCompression: Compression;
  readonly tileType: TileType;
  readonly zooms: { readonly least: number; readonly most: number };
  /** In degrees. */
  readonly bounds: {
    readonly west: number;
    readonly south: number;
    readonly east: number;
    readonly north: number;
  };
}

const PARTS = ['root', 'metadata', 'leaves', 'tiles'] as const;

/** Degrees are whole numbers of this fraction. */
const DEGREE = 1e7;

/** Reads a header; undefined if it is not of version 3. */
export function readHeader(bytes: Buffer): PmtilesHeader | undefined {
  if (bytes.length < HEADER_LENGTH) return undefined;
  if (bytes.toString('latin1', 0, MAGIC.length) !== MAGIC || bytes[MAGIC.length] !== VERSION)
    return undefined;
  const large = (at: number) => Number(bytes.readBigUInt64LE(at));
  const degrees = (at: number) => bytes.readInt32LE(at) / DEGREE;
  const [root, metadata, leaves, tiles] = PARTS.map((_, i) => ({
    offset: large(8 + 16 * i),
    length: large(16 + 16 * i),
  })) as [FilePart, FilePart, FilePart, FilePart];
  return {
    root,
    metadata,
    leaves,
    tiles,
    counts: { addressed: large(72), entries: large(80), contents: large(88) },
    isClustered: bytes[96] === 1,
    internalCompression: COMPRESSIONS[bytes.readUInt8(97)] ?? 'unknown',
    tileCompression: COMPRESSIONS[bytes.readUInt8(98)] ?? 'unknown',
    tileType: TILE_TYPES[bytes.readUInt8(99)] ?? 'unknown',
    zooms: { least: bytes.readUInt8(100), most: bytes.readUInt8(101) },
    bounds: { west: degrees(102), south: degrees(106), east: degrees(110), north: degrees(114) },
  };
}

export function writeHeader(header: PmtilesHeader): Buffer {
  const bytes = Buffer.alloc(HEADER_LENGTH);
  const { counts, zooms, bounds } = header;
  bytes.write(MAGIC, 'latin1');
  bytes.writeUInt8(VERSION, MAGIC.length);
  const large = (value: number, at: number) => bytes.writeBigUInt64LE(BigInt(value), at);
  const degrees = (value: number, at: number) => bytes.writeInt32LE(Math.round(value * DEGREE), at);
  for (const [i, part] of PARTS.entries()) {
    large(header[part].offset, 8 + 16 * i);
    large(header[part].length, 16 + 16 * i);
  }
  large(counts.addressed, 72);
  large(counts.entries, 80);
  large(counts.contents, 88);
  bytes.writeUInt8(header.isClustered ? 1 : 0, 96);
  bytes.writeUInt8(COMPRESSIONS.indexOf(header.internalCompression), 97);
  bytes.writeUInt8(COMPRESSIONS.indexOf(header.tileCompression), 98);
  bytes.writeUInt8(TILE_TYPES.indexOf(header.tileType), 99);
  bytes.writeUInt8(zooms.least, 100);
  bytes.writeUInt8(zooms.most, 101);
  degrees(bounds.west, 102);
  degrees(bounds.south, 106);
  degrees(bounds.east, 110);
  degrees(bounds.north, 114);
  bytes.writeUInt8(zooms.least, 118);
  degrees((bounds.west + bounds.east) / 2, 119);
  degrees((bounds.south + bounds.north) / 2, 123);
  return bytes;
}
