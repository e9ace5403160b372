import { fill } from '#words/translation.ts';

/** How long to wait for the next page before the reader can ask again, in milliseconds. */
const TIMEOUT = 20_000;

interface ListWords {
  readonly shown: string;
  readonly loading: string;
  readonly failed: string;
}

/** What the session history stores of a list that has grown, to restore it on Back. */
interface Grown {
  /** The address of the last page that was added. */
  readonly newsUpTo?: string;
  readonly newsAt?: number;
}

/**
 * Makes "more" fetch the next page of the news and append its cards. A reader who opens an article and
 * goes back finds the list as long as it was, at the same scroll position.
 */
export function mountNewsList(): void {
  const grid = document.querySelector('[data-news-grid]');
  const shown = document.querySelector<HTMLElement>('[data-news-pages] [role=status]');
  if (!grid || !shown) return;
  const words: ListWords = JSON.parse(shown.dataset.words ?? '');
  let isLoading = false;

  const link = () => document.querySelector<HTMLAnchorElement>('[data-news-pages] [rel=next]');
  const show = (text: string, isFailed = false) => {
    shown.textContent = text;
    shown.classList.toggle('news__shown--failed', isFailed);
  };

  /** Appends the next page's cards and returns the first of them. */
  const load = async (more: HTMLAnchorElement) => {
    const answer = await fetch(more.href, { signal: AbortSignal.timeout(TIMEOUT) });
    if (!answer.ok) throw new Error(`${answer.status} ${more.href}`);
    // The styles are here already, and the policy of this page knows no others.
    const page = (await answer.text()).replace(/<style[\s\S]*?<\/style>/g, '');
    const next = new DOMParser().parseFromString(page, 'text/html');
    const cards = [...next.querySelectorAll('[data-news-grid] > li')];
    const count = next.querySelector<HTMLElement>('[data-news-pages] [role=status]');
    if (cards.length === 0 || !count) throw new Error(`No articles in ${more.href}`);
    history.replaceState({ ...history.state, newsUpTo: more.pathname }, '');
    grid.append(...cards);
    const { first = '', all = '' } = shown.dataset;
    show(fill(words.shown, { first, last: count.dataset.last ?? '', all }));
    const further = next.querySelector<HTMLAnchorElement>('[data-news-pages] [rel=next]');
    if (further) more.href = further.getAttribute('href') ?? more.href;
    else more.remove();
    return cards[0];
  };

  const ask = async (more: HTMLAnchorElement) => {
    isLoading = true;
    more.ariaBusy = 'true';
    show(words.loading);
    try {
      const card = await load(more);
      card?.querySelector('a')?.focus();
    } catch {
      show(words.failed, true);
    } finally {
      isLoading = false;
      more.ariaBusy = null;
    }
  };

  link()?.addEventListener('click', (event) => {
    const more = event.currentTarget as HTMLAnchorElement;
    // In a new tab or window the link behaves as usual.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isLoading) void ask(more);
  });
  addEventListener('pagehide', () => {
    history.replaceState({ ...history.state, newsAt: scrollY }, '');
  });
  void growAgain(link, load);
}

/**
 * Restores the list to its length when this page was left. Not needed for a page from the back/forward
 * cache.
 */
async function growAgain(
  link: () => HTMLAnchorElement | null,
  load: (more: HTMLAnchorElement) => Promise<unknown>,
): Promise<void> {
  const { newsUpTo, newsAt }: Grown = history.state ?? {};
  if (newsUpTo === undefined) return;
  const goal = pageIn(newsUpTo);
  for (let more = link(); more !== null && pageIn(more.pathname) <= goal; more = link()) {
    if (!(await load(more).catch(() => false))) return;
  }
  if (newsAt !== undefined) scrollTo({ top: newsAt, behavior: 'instant' });
}

/** The page number in an address of the list. */
function pageIn(path: string): number {
  return Number(/\/page\/(\d+)\//.exec(path)?.[1] ?? 1);
}
