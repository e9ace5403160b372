import { HYPHENATED } from '#view/unbroken/hyphenated.ts';
import { excerptOf, markWords } from './mark-words.ts';
import type { SearchHit } from './search-index.ts';
import type { SearchSetup } from './search-setup.ts';
import type { HitGroup } from './search-state.ts';

type Words = Pick<SearchSetup['words'], 'kinds' | 'more'>;

/** Lists the results by kind, with matching words marked. */
export function showHits(place: HTMLElement, groups: readonly HitGroup[], words: Words): void {
  for (const { kind, first, others } of groups) {
    const group = make('section', 'search__group');
    const heading = make('h2', 'search__kind', words.kinds[kind]);
    const count = make('span', 'search__count', String(first.length + others.length));
    heading.append(' ', count);
    const list = make('ol', 'search__hits');
    list.append(...first.map(showHit));
    group.append(heading, list);
    if (others.length > 0) group.append(moreButton(list, others, words));
    place.append(group);
  }
}

function showHit({ href, title, text, words }: SearchHit): HTMLLIElement {
  const link = document.createElement('a');
  link.href = href;
  link.append(...keepMarkedTogether(title, words));
  const heading = make('h3', 'search__title');
  heading.append(link);
  const excerpt = make('p', 'search__excerpt');
  excerpt.append(...marked(excerptOf(text, words), words));
  const item = document.createElement('li');
  item.append(heading, excerpt);
  return item;
}

/** Shows the others of a kind in its place; the focus goes to the first of them. */
function moreButton(
  list: HTMLOListElement,
  others: readonly SearchHit[],
  { more }: Words,
): HTMLButtonElement {
  const button = make(
    'button',
    'button button--plain search__more',
    more.replace('{n}', String(others.length)),
  );
  button.type = 'button';
  button.addEventListener('click', () => {
    const items = others.map(showHit);
    list.append(...items);
    items[0]?.querySelector('a')?.focus();
    button.remove();
  });
  return button;
}

/** Says what to do when nothing was found. */
export function describeNoResults(place: HTMLElement, text: string): void {
  place.append(make('p', 'search__none', text));
}

/** Says what to do when the index fails to load. */
export function describeFailure(
  place: HTMLElement,
  words: SearchSetup['words']['failed'],
  retry: () => void,
): void {
  const button = make('button', 'button button--plain', words.retry);
  button.type = 'button';
  button.addEventListener('click', retry);
  place.append(make('p', 'search__none', words.text), button);
}

/** A title as DOM nodes: `keepTogether` with matching words marked. */
function keepMarkedTogether(title: string, words: ReadonlySet<string>): (Node | string)[] {
  return title.split(HYPHENATED).flatMap((piece, place) => {
    if (place % 2 === 0) return marked(piece, words);
    const whole = make('span', 'unbroken');
    whole.append(...marked(piece, words));
    return [whole];
  });
}

/** A text as DOM nodes, with matching words marked. */
function marked(text: string, words: ReadonlySet<string>): (Node | string)[] {
  return markWords(text, words).map((piece) =>
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
