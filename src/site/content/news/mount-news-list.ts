import { fill } from '#words/translation.ts';

/** How long the next page is waited for before one may ask again, in milliseconds. */
const PATIENCE = 20_000;

interface ListWords {
  readonly shown: string;
  readonly loading: string;
  readonly failed: string;
}

/** What the session's history keeps of a list that has grown, for when one comes back to it. */
interface Grown {
  /** The address of the last page that was put in. */
  readonly newsUpTo?: string;
  readonly newsAt?: number;
}

/**
 * Lets «more» fetch the next page of the news and put its cards under those that are here. Who goes to
 * an article and back finds the list as long as it was, and is where they were.
 */
export function mountNewsList(): void {
  const grid = document.querySelector('[data-news-grid]');
  const shown = document.querySelector<HTMLElement>('[data-news-pages] [role=status]');
  if (!grid || !shown) return;
  const words: ListWords = JSON.parse(shown.dataset.words ?? '');
  let isLoading = false;

  const link = () => document.querySelector<HTMLAnchorElement>('[data-news-pages] [rel=next]');
  const say = (text: string, isFailed = false) => {
    shown.textContent = text;
    shown.classList.toggle('news__shown--failed', isFailed);
  };

  /** Puts the next page's cards here; the first of them. */
  const load = async (more: HTMLAnchorElement) => {
    const answer = await fetch(more.href, { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) throw new Error(`${answer.status} ${more.href}`);
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const cards = [...next.querySelectorAll('[data-news-grid] > li')];
    const count = next.querySelector<HTMLElement>('[data-news-pages] [role=status]');
    if (cards.length === 0 || !count) throw new Error(`No articles in ${more.href}`);
    history.replaceState({ ...history.state, newsUpTo: more.pathname }, '');
    grid.append(...cards);
    const { first = '', all = '' } = shown.dataset;
    say(fill(words.shown, { first, last: count.dataset.last ?? '', all }));
    const further = next.querySelector<HTMLAnchorElement>('[data-news-pages] [rel=next]');
    if (further) more.href = further.getAttribute('href') ?? more.href;
    else more.remove();
    return cards[0];
  };

  const ask = async (more: HTMLAnchorElement) => {
    isLoading = true;
    more.ariaBusy = 'true';
    say(words.loading);
    try {
      const card = await load(more);
      card?.querySelector('a')?.focus();
    } catch {
      say(words.failed, true);
    } finally {
      isLoading = false;
      more.ariaBusy = null;
    }
  };

  link()?.addEventListener('click', (event) => {
    const more = event.currentTarget as HTMLAnchorElement;
    // In a new tab or window it is a link like any other.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isLoading) void ask(more);
  });
  addEventListener('pagehide', () => {
    history.replaceState({ ...history.state, newsAt: scrollY }, '');
  });
  void growAgain(link, load);
}

/** As far as the list had grown when this page was left. A page that the browser kept whole is never here. */
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

/** Which page of the list an address is. */
function pageIn(path: string): number {
  return Number(/\/page\/(\d+)\//.exec(path)?.[1] ?? 1);
}
