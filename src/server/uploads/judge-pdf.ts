import type { FileFault } from '#domain/uploads/file-fault.ts';
import type { ByteReader } from './byte-reader.ts';

/** A name of PDF may be written with any of its characters as «#4a». */
const ESCAPED = /#([0-9a-f]{2})/gi;
const PROTECTED = /\/Encrypt(?![A-Za-z])/;
const ACTIVE = /\/(?:JavaScript|Launch|RichMedia|Rendition|SubmitForm|ImportData)(?![A-Za-z])/;
/** A name that the next part may go on with: «/Encrypt» may become «/Encryption». */
const UNFINISHED = /\/[^\s/<>()[\]{}%]*$/;
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
    const fault = judgeNames(kept.replace(UNFINISHED, ''));
    if (fault !== undefined) return fault;
    kept = kept.slice(-KEPT);
  }
  return judgeNames(kept) ?? (kept.includes('%%EOF') ? undefined : 'unreadable');
}

function judgeNames(text: string): FileFault | undefined {
  const names = text.replace(ESCAPED, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  if (PROTECTED.test(names)) return 'protected';
  return ACTIVE.test(names) ? 'active' : undefined;
}
