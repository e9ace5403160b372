import tokens from '../../components/styles/tokens.css?inline';
import { adaptTokens } from './adapt-tokens.ts';
import widget from './widget.css?inline';

let sheet: CSSStyleSheet | undefined;

/** The widget's style, constructed: a page that allows no style but its own allows that. */
export function sheetFor(element: HTMLElement): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(
    adaptTokens(tokens + widget, { rem: textSize(element), colorScheme: pageScheme() }),
  );
  return sheet;
}

/** What the page says that it can be, by its style or in its head. */
function pageScheme(): string {
  const { colorScheme } = getComputedStyle(document.documentElement);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]');
  return colorScheme === 'normal' ? (meta?.content ?? colorScheme) : colorScheme;
}

/** A reader's own text size in pixels, which `medium` is on any page. */
function textSize(element: HTMLElement): number {
  const measured = document.createElement('span');
  measured.style.fontSize = 'medium';
  element.shadowRoot?.append(measured);
  const size = Number.parseFloat(getComputedStyle(measured).fontSize);
  measured.remove();
  return size > 0 ? size : 16;
}
