import type { Brand } from '#domain/brand/brand.ts';
import { sizeWithin, writeDrawing } from '#view/brand/mark.ts';
import type { InlinePicture } from '../../stores/mail.ts';

/**
 * Between the light paper and the dark in brightness: a picture shows on both, also in programs that turn a
 * mail dark by themselves and leave its pictures as they are.
 */
export const pictureColour = ({ colours }: Pick<Brand, 'colours'>) => colours.dark.dataLight;

/** The pixels of a picture for one of the page: sharp on every screen. */
const DENSITY = 2;

/** The box of the brand's mark. */
const MARK_BOX = { width: 40, height: 32 } as const;

export const LOAN_SIZE = { width: 512, height: 132 } as const;

/** A picture of the brand's mark, next to the lender's name. */
export interface MailedMark {
  picture: InlinePicture;
  size: { width: number; height: number };
}

/** Paints the brand's mark; `undefined` where this machine cannot. */
export async function paintMark(
  brand: Pick<Brand, 'mark' | 'colours'>,
): Promise<MailedMark | undefined> {
  const { mark } = brand;
  const size = sizeWithin(mark, MARK_BOX);
  const svg = writeDrawing(mark, { ...size, colour: pictureColour(brand) });
  const picture = await paint('mark', svg, size);
  return picture && { picture, size };
}

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
      .resize(Math.round(width * DENSITY), Math.round(height * DENSITY), { fit: 'fill' })
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
