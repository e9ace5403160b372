import type { Search } from './search-index.ts';
import type { SearchSetup } from './search-setup.ts';
import { changeSearch, describeSearch, NOTHING_ASKED, type SearchAction } from './search-state.ts';
import { describeFailure, describeNoResults, showHits } from './show-hits.ts';

/** The name of the query parameter, in every language. */
const QUERY = 'q';

/** Searches in place, with an index that is loaded at the first search. */
export function mountSearch(): void {
  const place = document.querySelector<HTMLElement>('[data-search]');
  const form = place?.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>(`[name=${QUERY}]`);
  const status = place?.querySelector<HTMLElement>('.search__status');
  const answer = place?.querySelector<HTMLElement>('.search__answer');
  const drawing = place?.querySelector<HTMLElement>('.search__drawing');
  if (!place || !form || !field || !status || !answer || !drawing) return;
  const setup: SearchSetup = JSON.parse(place.dataset.search ?? '');
  const { words } = setup;
  let index: Promise<Search> | undefined;
  let state = NOTHING_ASKED;

  const show = () => {
    const { outcome } = state;
    status.textContent = describeSearch(state, words);
    place.toggleAttribute('data-looking', outcome.kind === 'searching');
    answer.hidden = outcome.kind === 'nothing' || outcome.kind === 'searching';
    answer.replaceChildren();
    drawing.hidden = outcome.kind !== 'failed' && (outcome.kind !== 'found' || outcome.total > 0);
    if (outcome.kind === 'failed')
      describeFailure(answer, words.failed, () => {
        // The button is hidden: focus moves to where the answer appears.
        status.focus();
        void search(state.asked);
      });
    else if (outcome.kind === 'found' && outcome.total === 0)
      describeNoResults(answer, words.none.text);
    else if (outcome.kind === 'found') showHits(answer, outcome.groups, words);
  };
  const change = (action: SearchAction) => {
    const before = state;
    state = changeSearch(before, action);
    if (state !== before) show();
  };

  const search = async (typed: string) => {
    change({ kind: 'ask', typed });
    if (typed === '') return;
    index ??= loadIndex(setup);
    const find = await index.catch(() => undefined);
    // What did not come is asked for again by the next search.
    if (!find) index = undefined;
    change({ kind: 'answer', typed, hits: find?.(typed) });
  };

  const takeUp = () => {
    const asked = new URLSearchParams(location.search).get(QUERY) ?? '';
    field.value = asked;
    void search(asked.trim());
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = field.value.trim();
    history.pushState(null, '', typed === '' ? '?' : `?${new URLSearchParams({ [QUERY]: typed })}`);
    void search(typed);
  });
  addEventListener('popstate', takeUp);
  const typed = field.value;
  takeUp();
  // What was typed before this script came stays for the next search (W-1.23).
  if (typed !== '') field.value = typed;
}

async function loadIndex({ index, words }: SearchSetup): Promise<Search> {
  const [{ readIndex }, answer] = await Promise.all([import('./search-index.ts'), fetch(index)]);
  if (!answer.ok) throw new Error(`${index}: ${answer.status}`);
  return readIndex(await answer.text(), words.commonWords);
}
