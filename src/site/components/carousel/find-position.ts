/** What of a row can be seen, in CSS pixels. */
export interface RowView {
  /** How far it is scrolled. */
  readonly scrolled: number;
  /** How much of it is seen. */
  readonly seen: number;
  /** The cards, from left to right. */
  readonly cards: readonly { readonly start: number; readonly width: number }[];
}

/** How much of a card has to be seen for it to count: a snapped one may be off by a pixel or two. */
const MOST_OF_IT = 0.6;

/** The first and the last card that are seen, counted from 1; a row without cards has none. */
export function findPosition({ scrolled, seen, cards }: RowView): { first: number; last: number } {
  const inView = cards.map(({ start, width }) => {
    const shown = Math.min(start + width, scrolled + seen) - Math.max(start, scrolled);
    return shown >= MOST_OF_IT * Math.min(width, seen);
  });
  return { first: inView.indexOf(true) + 1, last: inView.lastIndexOf(true) + 1 };
}
