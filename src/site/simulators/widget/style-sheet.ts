import tokens from '#view/styles/tokens.css?inline';
import { adaptTokens } from './adapt-tokens.ts';
import widget from './widget.css?inline';

let sheet: CSSStyleSheet | undefined;

/**
 * The widget's styles as a constructed style sheet, which even a strict content security policy
 * allows.
 */
export function sheetFor(element: HTMLElement): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(
    adaptTokens(tokens + widget, { rem: textSize(element), colorScheme: pageScheme() }),
  );
  return sheet;
}

/** The colour schemes that the page supports, from its styles or its head. */
function pageScheme(): string {
  const { colorScheme } = getComputedStyle(document.documentElement);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]');
  return colorScheme === 'normal' ? (meta?.content ?? colorScheme) : colorScheme;
}

/** The reader's own text size in pixels, which is the size of `medium` on any page. */
function textSize(element: HTMLElement): number {
  const measured = document.createElement('span');
  measured.style.fontSize = 'medium';
  element.shadowRoot?.append(measured);
  const size = Number.parseFloat(getComputedStyle(measured).fontSize);
  measured.remove();
  return size > 0 ? size : 16;
}
