/** The page that contains a widget. */
export interface SurroundingPage {
  /** The reader's text size in pixels; the page may have changed its root's size. */
  readonly rem: number;
  /** The page's `color-scheme`, as CSS writes it. */
  readonly colorScheme: string;
}

const DARK = /@media \(prefers-color-scheme: ?dark\)/g;

/**
 * Adapts the site's styles to an element in another page: colours and sizes are set on the element,
 * lengths in rem follow the reader's text size, and it is dark only if the page supports dark.
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
