import type { Localized } from '../locale/locale.ts';
import type { Drawing } from './drawing.ts';

/** Where a lender's own picture may stand: next to the steps on the home page, and at the head of the contact page. */
export const PICTURE_PLACES = ['home', 'contact'] as const;

export type PicturePlace = (typeof PICTURE_PLACES)[number];

/** A picture of the lender's from `config/brand/pictures/`: a drawing, or the file of a photo. */
export type BrandPicture = {
  /** What it shows, for those who do not see it. */
  readonly alt: Localized;
} & (
  | { readonly kind: 'drawing'; readonly drawing: Drawing }
  | { readonly kind: 'photo'; readonly path: string }
);

export type BrandPictures = Readonly<Partial<Record<PicturePlace, BrandPicture>>>;
