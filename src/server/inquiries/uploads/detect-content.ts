const IMAGES = [
  ...(['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const),
  ...(['image/heic', 'image/avif', 'image/tiff', 'image/bmp'] as const),
];
export type Content = (typeof IMAGES)[number] | 'pdf' | 'rtf' | 'compound' | 'zip';

const HEAD_BYTES = 64;

/** Magic numbers, in hexadecimal. */
const MAGIC_NUMBERS: readonly (readonly [RegExp, Content])[] = [
  [/^ffd8ff/, 'image/jpeg'],
  [/^89504e470d0a1a0a0000000d49484452/, 'image/png'], // with its first chunk, IHDR
  [/^474946383[79]61/, 'image/gif'],
  [/^52494646.{8}57454250565038/, 'image/webp'], // RIFF, WEBP, VP8
  [/^0000.{4}66747970(?:686569(?:63|78|6d|73)|686576(?:63|78)|6d696631|6d736631)/, 'image/heic'],
  [/^0000.{4}66747970617669(?:66|73)/, 'image/avif'],
  [/^(?:49492a00|4d4d002a)/, 'image/tiff'],
  // BM, a size, four zeros, where the pixels begin, and the length of a header that is known.
  [/^424d.{8}00000000.{8}(?:0c|28|34|38|40|6c|7c)000000/, 'image/bmp'],
  [/^7b5c727466/, 'rtf'],
  [/^d0cf11e0a1b11ae1/, 'compound'], // Office until 2003, and encrypted documents of the newer one
  [/^504b0304/, 'zip'], // Office since 2007, and Pages
];

/** Readers look for a PDF's beginning so far: printers' commands, zeros or a mail's header may stand before it. */
const PDF_HEAD_BYTES = 1_024 + '%PDF-1'.length;
const PDF = /%PDF-\d/;

/** The type of a file by its first bytes; `undefined` for text and for unknown types. */
export function detectContent(file: Buffer): Content | undefined {
  const head = file.toString('hex', 0, HEAD_BYTES);
  const found = MAGIC_NUMBERS.find(([magic]) => magic.test(head))?.[1];
  return found ?? (PDF.test(file.toString('latin1', 0, PDF_HEAD_BYTES)) ? 'pdf' : undefined);
}
