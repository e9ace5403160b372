/** The room that a text has on the picture of a shared link, and its possible sizes, largest first; in pixels. */
export interface CardBox {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly number[];
}

/** The lender's name, which stands on one line. */
export const CARD_NAME: CardBox = { width: 600, height: 60, sizes: [42] };

export const CARD_TITLE: CardBox = { width: 1056, height: 190, sizes: [76, 68, 60, 52, 46, 40] };

/** A title above a complete picture, as an article's drawing is. */
export const CARD_TITLE_OVER_SCENE: CardBox = { ...CARD_TITLE, height: 134 };

/** The law's warning, on one line; next to a complete picture on two. */
export const CARD_WARNING: CardBox = { width: 900, height: 40, sizes: [24] };
export const CARD_WARNING_OVER_SCENE: CardBox = { ...CARD_WARNING, width: 460, height: 72 };

/** The distance between the lines of a title, in em: tighter than in most typefaces. */
export const TITLE_LINES = 1.3065;
