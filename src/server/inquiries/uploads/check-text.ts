/** The start of what a browser, a shell or a printer would run. */
const MARKUP = /^\s*(?:<[!?a-z]|#!|%!PS)/i;
/** Control characters that do not occur in text; Windows-1252 leaves a few of the last undefined. */
const CONTROL = /[^\P{Cc}\t\n\f\r\x7f-\x9f]/u;

/** Accepts UTF-8, Windows-1252, or UTF-16 with a byte order mark, without control characters or markup. */
export function isPlainText(file: Buffer): boolean {
  const text = new TextDecoder(encodingOf(file)).decode(file);
  return !CONTROL.test(text) && !MARKUP.test(text.replace(/^(?:\ufeff|ï»¿)/, ''));
}

function encodingOf(file: Buffer): string {
  const mark = file.toString('hex', 0, 2);
  return mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'windows-1252';
}
