import sharp from 'sharp';
import { PICTURE_PLACES, type PicturePlace } from '#domain/brand/pictures.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { brand } from '#site/build/lender-configuration.ts';
import type { OwnPictureProps } from '#site/components/own-picture/own-picture.tsx';
import { PICTURE_WIDTHS, type PictureWidth, picturePath } from './picture-files.ts';

/** Where a photo of the brand is served from: `/pictures/brand-home-640.webp`. */
const fileOf = (place: PicturePlace) => `brand-${place}.webp`;

/** The photos of the brand, next to those of the texts. Build only. */
export function brandPhotos(): readonly { file: string; path: string }[] {
  return PICTURE_PLACES.flatMap((place) => {
    const picture = brand.pictures[place];
    return picture?.kind === 'photo' ? [{ file: fileOf(place), path: picture.path }] : [];
  });
}

/** The lender's own picture of a place (F-11.7); undefined where it has none. Build only. */
export async function pictureAt(
  place: PicturePlace,
  locale: Locale,
): Promise<OwnPictureProps | undefined> {
  const picture = brand.pictures[place];
  if (picture === undefined) return undefined;
  const alt = picture.alt[locale];
  if (picture.kind === 'drawing') return { alt, drawing: picture.drawing };
  const { autoOrient } = await sharp(picture.path).metadata();
  const [small, large] = PICTURE_WIDTHS;
  const at = (width: PictureWidth) => picturePath(fileOf(place), width);
  return { alt, photo: { small: at(small), large: at(large), ...autoOrient } };
}
