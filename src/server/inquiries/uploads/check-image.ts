import type { FileFault } from '#domain/uploads/file-fault.ts';

/** The most pixels of a picture: a phone's have up to 200 million. A larger one fills the memory of anyone who opens it. */
const MAX_PIXELS = 250_000_000;

/** The last chunk of every PNG: IEND, without content. */
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');
const GIF_END = 0x3b;
const MIN_GIF_BYTES = 14; // head, screen and end

/** The record that ends every ZIP archive, its length, and where it states the length of the comment after it. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
const COMMENT_LENGTH_AT = 20;

/**
 * Checks the size of a PNG or a GIF, and that a PNG, a GIF or a WebP ends where its format says. A JPEG may go on after
 * its end: phones append films and depths to it. None of them is an archive too, as one is with a ZIP appended.
 */
export function checkImage(contentType: string, file: Buffer): FileFault | undefined {
  if (contentType === 'image/png') {
    if (!file.subarray(-PNG_END.length).equals(PNG_END)) return 'unreadable';
    return checkPixels(file.readUInt32BE(16), file.readUInt32BE(20));
  }
  if (contentType === 'image/gif') {
    if (file.length < MIN_GIF_BYTES || file.at(-1) !== GIF_END) return 'unreadable';
    return checkPixels(file.readUInt16LE(6), file.readUInt16LE(8));
  }
  // RIFF states its length without the first 8 bytes, and is padded to an even one.
  if (contentType === 'image/webp') {
    const end = 8 + file.readUInt32LE(4);
    return file.length === end || file.length === end + 1 ? undefined : 'unreadable';
  }
  return endsAsZip(file) ? 'disguised' : undefined;
}

function endsAsZip(file: Buffer): boolean {
  const at = file.lastIndexOf(ZIP_END);
  if (at < 0 || at + ZIP_END_BYTES > file.length) return false;
  return at + ZIP_END_BYTES + file.readUInt16LE(at + COMMENT_LENGTH_AT) === file.length;
}

function checkPixels(width: number, height: number): FileFault | undefined {
  if (width === 0 || height === 0) return 'unreadable';
  return width * height > MAX_PIXELS ? 'bomb' : undefined;
}
