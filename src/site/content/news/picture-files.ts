/** The widths in which a lender's own picture is sent, in pixels: a phone's and a desktop's. */
export const PICTURE_WIDTHS = [640, 1280] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** What a picture of `pictures/` is called once it is resized, without its ending. */
export function pictureName(file: string, width: PictureWidth): string {
  return `${file.replace(/\.\w+$/, '')}-${width}`;
}

/** Where a file of `pictures/` is on the site. */
export function picturePath(file: string, width: PictureWidth): string {
  return `/pictures/${pictureName(file, width)}.webp`;
}
