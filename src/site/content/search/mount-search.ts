import type { Search } from './search-index.ts';
import type { SearchSetup } from './search-setup.ts';
import { describeNone, failureInWords, showHits } from './show-hits.ts';

/** How many results are shown: who needs more has a better word. */
const MOST = 40;

/** The query of the page's address, in both languages. */
const QUERY = 'q';

/** Answers in place what is searched for, from an index that is loaded with the first search. */
export function mountSearch(): void {
  const place = document.querySelector<HTMLElement>('[data-search]');
  const form = place?.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>(`[name=${QUERY}]`);
  const status = place?.querySelector<HTMLElement>('.search__status');
  const answer = place?.querySelector<HTMLElement>('.search__answer');
  if (!place || !form || !field || !status || !answer) return;
  const setup: SearchSetup = JSON.parse(place.dataset.search ?? '');
  const { words } = setup;
  let search: Promise<Search> | undefined;
  /** What is asked for now: an answer to anything else comes too late. */
  let asked = '';

  const say = (text: string) => {
    status.textContent = text;
  };

  const look = async (typed: string) => {
    asked = typed;
    answer.hidden = true;
    answer.replaceChildren();
    place.toggleAttribute('data-looking', typed !== '');
    if (typed === '') return say('');
    say(words.loading);
    search ??= loadSearch(setup);
    const found = await search.catch(() => undefined);
    if (asked !== typed) return;
    place.removeAttribute('data-looking');
    answer.hidden = false;
    if (found === undefined) {
      search = undefined;
      say(words.failed.title);
      failureInWords(answer, words.failed, () => {
        // The button goes: who pressed it stays where the answer comes.
        status.focus();
        void look(typed);
      });
      return;
    }
    const hits = found(typed);
    const shown = hits.slice(0, MOST);
    say(describeNumber(words, typed, hits.length, shown.length));
    if (hits.length === 0) describeNone(answer, words.none.text);
    else showHits(answer, shown, words.kinds, setup.locale);
  };

  const takeUp = () => {
    field.value = new URLSearchParams(location.search).get(QUERY) ?? '';
    void look(field.value.trim());
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = field.value.trim();
    history.pushState(null, '', typed === '' ? '?' : `?${new URLSearchParams({ [QUERY]: typed })}`);
    void look(typed);
  });
  addEventListener('popstate', takeUp);
  takeUp();
}

async function loadSearch({ index, locale }: SearchSetup): Promise<Search> {
  const [{ readIndex }, answer] = await Promise.all([import('./search-index.ts'), fetch(index)]);
  if (!answer.ok) throw new Error(`${index}: ${answer.status}`);
  return readIndex(await answer.text(), locale);
}

function describeNumber(
  words: SearchSetup['words'],
  query: string,
  found: number,
  shown: number,
): string {
  const sentence =
    found === 0
      ? words.none.title
      : found === 1
        ? words.one
        : shown < found
          ? words.firstOf
          : words.several;
  return sentence
    .replace('{n}', String(found))
    .replace('{shown}', String(shown))
    .replace('{query}', () => query);
}
