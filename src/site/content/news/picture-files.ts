import { join } from 'node:path';

/** The lender's own pictures. Build only. */
export const PICTURE_FOLDER = join(process.env.CONTENT_DIR || 'content', 'pictures');

/** True for a drawing, which is written into the page. */
export const isDrawing = (file: string): boolean => file.endsWith('.svg');

/** The widths in which a lender's own picture is sent, in pixels: for phones and desktops. */
export const PICTURE_WIDTHS = [640, 1280] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The file name of a resized picture of `pictures/`, without extension. */
export function pictureName(file: string, width: PictureWidth): string {
  return `${file.replace(/\.\w+$/, '')}-${width}`;
}

/** The address of a file of `pictures/` on the site. */
export function picturePath(file: string, width: PictureWidth): string {
  return `/pictures/${pictureName(file, width)}.webp`;
}
