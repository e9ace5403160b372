import type { FileFault } from '#domain/uploads/file-fault.ts';
import type { ByteReader } from './byte-reader.ts';

/** A name of PDF may be written with any of its characters as «#4a». */
const ESCAPED = /#([0-9a-f]{2})/gi;
const PROTECTED = /\/Encrypt(?![A-Za-z])/;
const ACTIVE = /\/(?:JavaScript|Launch|RichMedia|Rendition|SubmitForm|ImportData)(?![A-Za-z])/;
/** Kept from part to part, in characters: longer than any of these, even escaped. */
const KEPT = 2_048;

/**
 * A whole PDF without a password, and without scripts and programs as far as it says so plainly: what
 * hides in its compressed parts is for a scanner to find.
 */
export async function judgePdf(reader: ByteReader): Promise<FileFault | undefined> {
  let kept = '';
  for (let part = await reader.some(); part !== undefined; part = await reader.some()) {
    kept += part.toString('latin1');
    const names = kept.replace(ESCAPED, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (PROTECTED.test(names)) return 'protected';
    if (ACTIVE.test(names)) return 'active';
    kept = kept.slice(-KEPT);
  }
  return kept.includes('%%EOF') ? undefined : 'unreadable';
}
