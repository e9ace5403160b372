import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { checkMapFile } from './check-map-file.ts';

/** The file of vector tiles, open while the server runs. */
export interface OpenMapFile {
  /** Of its contents, in hexadecimal: part of its address. */
  readonly hash: string;
  readonly size: number;
  readonly zooms: { readonly least: number; readonly most: number };
  /** Reads these bytes; undefined once somebody has written to the file. */
  read(from: number, length: number): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

/** How much is read at once for the hash, in bytes. */
const AT_ONCE = 1024 ** 2;

/** Opens a file that was checked before; throws if the check fails now. */
export async function openMapFile(path: string): Promise<OpenMapFile> {
  const checked = checkMapFile(path);
  if (!checked.ok) throw new Error(`MAP_PMTILES ${checked.reason}`);
  const handle = await open(path, 'r');
  try {
    const { size, mtimeMs } = await handle.stat();
    const hash = await hashOf(handle);
    return {
      hash,
      size,
      zooms: checked.zooms,
      read: async (from, length) => {
        const now = await handle.stat();
        if (now.size !== size || now.mtimeMs !== mtimeMs) return undefined;
        const bytes = Buffer.alloc(length);
        const { bytesRead } = await handle.read(bytes, 0, length, from);
        return bytesRead === length ? bytes : undefined;
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** The same on every server that has the same file, whenever it was copied there. */
async function hashOf(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  const bytes = Buffer.alloc(AT_ONCE);
  for (let at = 0; ; ) {
    const { bytesRead } = await handle.read(bytes, 0, AT_ONCE, at);
    if (bytesRead === 0) return hash.digest('hex').slice(0, 32);
    hash.update(bytes.subarray(0, bytesRead));
    at += bytesRead;
  }
}
