/** The visible part of a row, in CSS pixels. */
export interface RowView {
  /** The scroll offset. */
  readonly scrolled: number;
  /** The width of the viewport. */
  readonly seen: number;
  /** The cards, from left to right. */
  readonly cards: readonly { readonly start: number; readonly width: number }[];
}

/** The share of a card that must be visible for it to count: a snapped card may be off by a pixel or two. */
const VISIBLE_SHARE = 0.6;

/** The first and last visible card, counted from 1; both 0 for a row without cards. */
export function findPosition({ scrolled, seen, cards }: RowView): { first: number; last: number } {
  const inView = cards.map(({ start, width }) => {
    const shown = Math.min(start + width, scrolled + seen) - Math.max(start, scrolled);
    return shown >= VISIBLE_SHARE * Math.min(width, seen);
  });
  return { first: inView.indexOf(true) + 1, last: inView.lastIndexOf(true) + 1 };
}
