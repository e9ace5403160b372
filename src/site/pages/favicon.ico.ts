import sharp from 'sharp';
import { FAVICON } from '#site/shell/frame/favicon.ts';

/** Sizes of its pictures, in pixels: for a tab, a tab on a high-density screen, and a bookmark. */
const SIDES = [16, 32, 48];

/** In bytes, by the ICO format: the file header, and an entry for each picture. */
const HEAD = 6;
const ENTRY = 16;

/** The icon, for browsers that request it at the default address. */
export const GET = async () => new Response(new Uint8Array(packIcon(await drawPictures())));

function drawPictures(): Promise<readonly Picture[]> {
  return Promise.all(
    SIDES.map(async (side) => {
      const svg = FAVICON.replace('<svg', `<svg width="${side}" height="${side}"`);
      return { side, png: await sharp(Buffer.from(svg)).png().toBuffer() };
    }),
  );
}

interface Picture {
  /** In pixels, below 256. */
  readonly side: number;
  readonly png: Buffer;
}

/** Packs PNG pictures into an ICO file, which every browser reads. */
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
    head.writeUInt16LE(32, entry + 6); // bits per pixel
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
