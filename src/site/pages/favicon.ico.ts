import sharp from 'sharp';
import favicon from '../public/favicon.svg?raw';

/** Sides of the pictures in it, in pixels: for a tab, a tab on a dense screen, and a bookmark. */
const SIDES = [16, 32, 48];

/** In bytes, as the format has it: the head of the file, and an entry for each picture. */
const HEAD = 6;
const ENTRY = 16;

/** The mark, for browsers that ask for it without having been told where it is. */
export const GET = async () => new Response(new Uint8Array(packIcon(await drawPictures())));

function drawPictures(): Promise<readonly Picture[]> {
  return Promise.all(
    SIDES.map(async (side) => {
      const svg = favicon.replace('<svg', `<svg width="${side}" height="${side}"`);
      return { side, png: await sharp(Buffer.from(svg)).png().toBuffer() };
    }),
  );
}

interface Picture {
  /** In pixels, under 256. */
  readonly side: number;
  readonly png: Buffer;
}

/** Pictures in PNG as one icon of Windows' format, which every browser takes. */
function packIcon(pictures: readonly Picture[]): Buffer {
  const head = Buffer.alloc(HEAD + pictures.length * ENTRY);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = HEAD + index * ENTRY;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4); // colour planes
    head.writeUInt16LE(32, entry + 6); // bits a pixel
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
