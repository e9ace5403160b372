import sharp from 'sharp';
import { FAVICON } from '#site/shell/frame/favicon.ts';

/** The lender's icon, large, as PNG: search engines show no SVG. */
export const GET = async () => {
  const svg = FAVICON.replace('<svg', '<svg width="512" height="512"');
  return new Response(new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()));
};
