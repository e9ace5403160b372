import { MARK } from '#view/brand/mark.ts';
import { PALETTE } from '#view/palette.ts';
import type { InlinePicture } from '../../stores/mail.ts';

/**
 * Between the light paper and the dark in brightness: a picture shows on both, also in programs that turn a
 * mail dark by themselves and leave its pictures as they are.
 */
export const PICTURE_COLOUR = PALETTE.dark.waterLight;

/** The pixels of a picture for one of the page: sharp on every screen. */
const DENSITY = 2;

export const MARK_SIZE = { width: MARK.width, height: MARK.height } as const;
export const LOAN_SIZE = { width: 512, height: 132 } as const;

/** The brand's mark. */
export const markSvg = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK.width} ${MARK.height}">` +
  `<path d="${MARK.path}" fill="none" stroke="${PICTURE_COLOUR}" stroke-width="${MARK.strokeWidth}"/></svg>`;

/** A picture that a mail carries. `undefined` where this machine cannot paint: the mail matters more. */
export async function paint(
  name: 'mark' | 'loan',
  svg: string,
  { width, height }: { width: number; height: number },
): Promise<InlinePicture | undefined> {
  try {
    const { default: sharp } = await import('sharp');
    // Each picture is another and small: what libvips remembers and its threads took 100 MB under load.
    sharp.cache(false);
    sharp.concurrency(1);
    const png = await sharp(Buffer.from(svg), { density: 72 * DENSITY })
      .resize(width * DENSITY, height * DENSITY, { fit: 'fill' })
      // More effort takes twice as long, and makes it no smaller.
      .png({ palette: true, effort: 4 })
      .toBuffer();
    return {
      cid: `${name}@mail`,
      filename: `${name}.png`,
      contentType: 'image/png',
      content: png.toString('base64'),
    };
  } catch {
    return undefined;
  }
}
