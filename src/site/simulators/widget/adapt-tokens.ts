/** The page that a widget stands in. */
export interface SurroundingPage {
  /** What a reader's text is large, in pixels: the page may have changed what its root's is. */
  readonly rem: number;
  /** Its `color-scheme`, as CSS writes it. */
  readonly colorScheme: string;
}

const DARK = /@media \(prefers-color-scheme: ?dark\)/g;

/**
 * The style of a whole site, for an element in another page: colours and sizes are the element's own,
 * lengths in rem those of the reader, and it is dark where the page says that it can be.
 */
export function adaptTokens(css: string, { rem, colorScheme }: SurroundingPage): string {
  return css
    .replaceAll(':root', ':host')
    .replace(DARK, (query) => darkQuery(colorScheme, query))
    .replace(/(\d*\.?\d+)rem\b/g, (_, length: string) => `${Number(length) * rem}px`);
}

function darkQuery(colorScheme: string, query: string): string {
  if (!colorScheme.includes('dark')) return '@media not all';
  return colorScheme.includes('light') ? query : '@media all';
}
