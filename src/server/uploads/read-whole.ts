import { Buffer } from 'node:buffer';
import type { ByteReader } from './byte-reader.ts';

/** All that is left of a file, which the form's limits hold to 10 MB. */
export async function readWhole(reader: ByteReader): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let part = await reader.some(); part !== undefined; part = await reader.some())
    parts.push(part);
  return Buffer.concat(parts);
}
