import sharp from 'sharp';
import favicon from '../public/favicon.svg?raw';

/** The mark, large: search engines show no SVG. */
export const GET = async () => {
  const svg = favicon.replace('<svg', '<svg width="512" height="512"');
  return new Response(new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()));
};
