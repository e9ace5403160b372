const IMAGES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/heic'] as const;
export type Content = (typeof IMAGES)[number] | 'pdf' | 'rtf' | 'compound' | 'zip';

const HEAD_BYTES = 64;

/** Magic numbers, in hexadecimal. */
const MAGIC_NUMBERS: readonly (readonly [RegExp, Content])[] = [
  [/^ffd8ff/, 'image/jpeg'],
  [/^89504e470d0a1a0a0000000d49484452/, 'image/png'], // with its first chunk, IHDR
  [/^474946383[79]61/, 'image/gif'],
  [/^52494646.{8}57454250565038/, 'image/webp'], // RIFF, WEBP, VP8
  [/^0000.{4}66747970(?:686569(?:63|78|6d|73)|686576(?:63|78)|6d696631|6d736631)/, 'image/heic'],
  [/^(?:efbbbf)?(?:20|0a|0d|09)*255044462d3/, 'pdf'],
  [/^7b5c727466/, 'rtf'],
  [/^d0cf11e0a1b11ae1/, 'compound'], // Office until 2003, and encrypted documents of the newer one
  [/^504b0304/, 'zip'], // Office since 2007, and Pages
];

/** The type of a file by its first bytes; `undefined` for text and for unknown types. */
export function detectContent(file: Buffer): Content | undefined {
  const head = file.toString('hex', 0, HEAD_BYTES);
  return MAGIC_NUMBERS.find(([magic]) => magic.test(head))?.[1];
}
