import { Buffer } from 'node:buffer';
import type { ByteReader } from './byte-reader.ts';

/** The rest of a file, which the form's limits keep within 10 MB. */
export async function readWhole(reader: ByteReader): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let part = await reader.next(); part !== undefined; part = await reader.next())
    parts.push(part);
  return Buffer.concat(parts);
}
