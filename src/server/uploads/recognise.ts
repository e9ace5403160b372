/** How much of a file's start identifies it, in bytes. */
export const HEAD_BYTES = 64;

const IMAGES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/heic'] as const;
export type Content = (typeof IMAGES)[number] | 'pdf' | 'rtf' | 'compound' | 'zip';

/** Magic numbers, in hexadecimal. */
const MARKS: readonly (readonly [RegExp, Content])[] = [
  [/^ffd8ff/, 'image/jpeg'],
  [/^89504e470d0a1a0a0000000d49484452/, 'image/png'], // with its first chunk, IHDR
  [/^474946383[79]61/, 'image/gif'],
  [/^52494646.{8}57454250565038/, 'image/webp'], // RIFF, WEBP, VP8
  [/^0000.{4}66747970(?:686569(?:63|78|6d|73)|686576(?:63|78)|6d696631|6d736631)/, 'image/heic'],
  [/^(?:efbbbf)?(?:20|0a|0d|09)*255044462d3/, 'pdf'],
  [/^7b5c727466/, 'rtf'],
  [/^d0cf11e0a1b11ae1/, 'compound'],
  [/^504b0304/, 'zip'],
];

/** The content type by a file's start; `undefined` for text and unknown types. */
export function recognise(head: Buffer): Content | undefined {
  const written = head.toString('hex');
  return MARKS.find(([mark]) => mark.test(written))?.[1];
}
