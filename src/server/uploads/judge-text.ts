import type { FileFault } from '#domain/uploads/file-fault.ts';
import type { ByteReader } from './byte-reader.ts';

/** What a browser or a shell would run. */
const MARKUP = /^\s*(?:<[!?a-z]|#!|%!PS)/i;
/** Control characters that do not occur in text; Windows-1252 leaves a few of the last undefined. */
const CONTROL = /[^\P{Cc}\t\n\f\r\x7f-\x9f]/u;
const SIZE_OF_START = 512; // bytes

/** Accepts UTF-8, Windows-1252, or UTF-16 with a byte order mark, without control characters or markup. */
export async function judgeText(reader: ByteReader): Promise<FileFault | undefined> {
  const start = await reader.peek(SIZE_OF_START);
  const encoding = wideEncodingOf(start);
  const decoder = new TextDecoder(encoding ?? 'windows-1252');
  let isFirst = true;
  for (let part = await reader.next(); part !== undefined; part = await reader.next()) {
    const text = decoder.decode(part, { stream: true });
    if (CONTROL.test(text)) return 'disguised';
    if (isFirst && MARKUP.test(text.replace(/^(?:\ufeff|ï»¿)/, ''))) return 'disguised';
    isFirst = false;
  }
  return undefined;
}

function wideEncodingOf(start: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const mark = start.toString('hex', 0, 2);
  return mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : undefined;
}
