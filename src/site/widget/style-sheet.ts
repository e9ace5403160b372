import tokens from '../look/tokens.css?inline';
import widget from './widget.css?inline';

let sheet: CSSStyleSheet | undefined;

/**
 * The widget's style, constructed: a page that allows no style but its own allows that. Lengths in rem
 * are those of a reader's own text size, which the page around it may have changed for its root.
 */
export function sheetFor(element: HTMLElement): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  const rem = measureText(element);
  sheet.replaceSync(ofHost(tokens + widget, rem));
  return sheet;
}

/** Pixels of a reader's text size, which `medium` is on any page. */
function measureText(element: HTMLElement): number {
  const measured = document.createElement('span');
  measured.style.fontSize = 'medium';
  element.shadowRoot?.append(measured);
  const size = Number.parseFloat(getComputedStyle(measured).fontSize);
  measured.remove();
  return size > 0 ? size : 16;
}

/** The site's colours and sizes, for an element of another page. */
function ofHost(css: string, rem: number): string {
  return css
    .replaceAll(':root', ':host')
    .replace(/(\d*\.?\d+)rem\b/g, (_, length: string) => `${Number(length) * rem}px`);
}
