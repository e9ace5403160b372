import type { FileFault } from '#domain/uploads/file-fault.ts';

/** The most pixels of a picture: a phone's have up to 200 million. A larger one fills the memory of anyone who opens it. */
const MAX_PIXELS = 250_000_000;

/** The last chunk of every PNG: IEND, without content. */
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');
const GIF_END = 0x3b;
const MIN_GIF_BYTES = 14; // head, screen and end

/**
 * Checks the size of a PNG or a GIF, and that a PNG, a GIF or a WebP ends where its format says. A JPEG may go on after
 * its end: phones append films and depths to it.
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
  return undefined;
}

function checkPixels(width: number, height: number): FileFault | undefined {
  if (width === 0 || height === 0) return 'unreadable';
  return width * height > MAX_PIXELS ? 'bomb' : undefined;
}
