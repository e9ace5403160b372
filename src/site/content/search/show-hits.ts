import type { Locale } from '#domain/locale/locale.ts';
import { excerptOf, markWords } from './mark-words.ts';
import type { FoundKind, SearchHit } from './search-index.ts';
import type { SearchSetup } from './search-setup.ts';

/** Lists what was found, the words that were looked for marked. */
export function showHits(
  place: HTMLElement,
  hits: readonly SearchHit[],
  kinds: Readonly<Record<FoundKind, string>>,
  locale: Locale,
): void {
  const list = make('ol', 'search__hits');
  for (const { href, kind, title, text, words } of hits) {
    const link = document.createElement('a');
    link.href = href;
    link.append(...marked(title, words, locale));
    const heading = make('h2', 'search__title');
    heading.append(link);
    const excerpt = make('p', 'search__excerpt');
    excerpt.append(...marked(excerptOf(text, words, locale), words, locale));
    const item = document.createElement('li');
    item.append(make('p', 'search__kind', kinds[kind]), heading, excerpt);
    list.append(item);
  }
  place.append(list);
}

/** What to do where nothing was found. */
export function describeNone(place: HTMLElement, text: string): void {
  place.append(make('p', 'search__none', text));
}

/** What to do where the index did not come. */
export function failureInWords(
  place: HTMLElement,
  words: SearchSetup['words']['failed'],
  retry: () => void,
): void {
  const button = make('button', 'button button--plain', words.retry);
  button.type = 'button';
  button.addEventListener('click', retry);
  place.append(make('p', 'search__none', words.text), button);
}

/** A text as nodes. */
function marked(text: string, words: ReadonlySet<string>, locale: Locale): (Node | string)[] {
  return markWords(text, words, locale).map((piece) =>
    piece.isHit ? make('mark', '', piece.text) : piece.text,
  );
}

function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  text?: string,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}
